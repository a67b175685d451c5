import type { Reading } from '@adjutant/rosters';
import { count } from '../common/words.js';
import { Notice } from '../parts/strip.js';
import styles from './rosters.module.css';

/** More are counted only: a list of which so much is left was not read at all. */
const MOST_SHOWN = 100;

/** What of the list nobody understood, and what in it does not agree with itself. */
export function LeftOver({ reading: { left, differs } }: { readonly reading: Pick<Reading, 'left' | 'differs'> }) {
  const counted = differs.find(({ what }) => what === 'units');
  return (
    <>
      {counted === undefined ? null : (
        <Notice tone="open" role="note">
          The list says {count(counted.stated, 'unit')}; {counted.found} were read.
        </Notice>
      )}
      {left.length === 0 ? null : (
        <Notice tone="open" label="Not read">
          <h3>{count(left.length, 'line was', 'lines were')} not read</h3>
          <ul className={styles['lines']}>
            {left.slice(0, MOST_SHOWN).map(({ line, node, text, why }, index) => (
              <li key={index}>
                {line === undefined ? (node ?? '') : `Line ${line}`}: {text}
                {why === undefined ? null : ` (${why})`}
              </li>
            ))}
            {left.length > MOST_SHOWN ? <li>… and {left.length - MOST_SHOWN} more</li> : null}
          </ul>
        </Notice>
      )}
    </>
  );
}
