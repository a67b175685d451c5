import type { Citation } from '@adjutant/kernel';
import { citedOnce } from './cited-once.js';
import { withoutCodes } from './codes.js';
import { BookIcon } from './icons.js';
import styles from './cites.module.css';
import { humanised } from './words.js';

/** Where a rule stands: document, section, lines, and the decision where the text leaves room. */
export function Cites({ cites }: { readonly cites: readonly Citation[] }) {
  if (cites.length === 0) return null;
  return (
    <ul className={styles['cites']} aria-label="Cited rules">
      {citedOnce(cites).map((cite, index) => (
        <li key={index}>
          <BookIcon size={13} />
          <span>
            {humanised(cite.document)} › {withoutCodes(cite.section)}
            {cite.lines === undefined ? '' : `, lines ${cite.lines}`}
            {cite.decision === undefined ? null : (
              <span title={`Decision ${cite.decision}`}>, as decided where the text leaves room</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
