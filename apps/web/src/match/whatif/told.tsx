import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Sentence } from '../../common/sentence.js';
import { useAttempts } from '../../api/queries.js';
import { Asked } from '../refused/asked-line.js';
import { attemptAt } from './compare.js';
import { Moved } from '../../common/moved.js';
import { count } from '../../common/words.js';
import { useRecord } from '../record.js';
import type { Change, Comparison, Outcome } from './compare.js';
import styles from './what-if.module.css';

const SECTIONS: readonly { readonly outcome: Outcome; readonly title: string; readonly none: string | null }[] = [
  { outcome: 'out', title: 'Left out', none: null },
  { outcome: 'falls', title: 'Falls', none: 'No other entry falls.' },
  { outcome: 'opens', title: 'Becomes legal', none: 'No refused command becomes legal.' },
  { outcome: 'changes', title: 'Changes otherwise', none: null },
];

export function Told({ comparison }: { readonly comparison: Comparison }) {
  const { changes, shifted, balances } = comparison;
  if (balances === null)
    return <p className={styles['same']}>Nothing would differ: the record reads the same without this entry.</p>;
  return (
    <>
      <table className={styles['balances']}>
        <thead>
          <tr>
            <th scope="col">At the end</th>
            <th scope="col">CP</th>
            <th scope="col">VP</th>
          </tr>
        </thead>
        <tbody>
          {SIDES_OF_TABLE.map((side) => (
            <tr key={side}>
              <th scope="row">
                <SideBadge side={side} />
              </th>
              <Moved was={balances[side].was.cp} now={balances[side].now.cp} />
              <Moved was={balances[side].was.vp} now={balances[side].now.vp} />
            </tr>
          ))}
        </tbody>
      </table>
      {SECTIONS.map(({ outcome, title, none }) => {
        const found = changes.filter((change) => change.outcome === outcome);
        if (found.length === 0 && none === null) return null;
        return (
          <div key={outcome} className={styles['section']}>
            <h4>
              {title} {found.length === 0 ? null : <span>{found.length}</span>}
            </h4>
            {found.length === 0 ? <p className={styles['same']}>{none}</p> : null}
            <ul>
              {found.map((change) => (
                <ChangeRow key={change.place} change={change} />
              ))}
            </ul>
          </div>
        );
      })}
      {shifted === 0 ? null : (
        <p className={styles['same']}>
          {count(shifted, 'later entry stands', 'later entries stand')}, with other balances.
        </p>
      )}
    </>
  );
}

function ChangeRow({ change }: { readonly change: Change }) {
  const { id, go } = useRecord();
  const { place, text, outcome, because, codes } = change;
  const attempt = attemptAt(place, useAttempts(id).data ?? []);
  const entry = Math.floor(place);
  return (
    <li className={styles['change']} data-outcome={outcome}>
      <button
        type="button"
        className={styles['place']}
        onClick={() => go(entry, 'entry')}
        aria-label={`Go to entry ${entry}`}
      >
        {Number.isInteger(place) ? place : `after ${entry}`}
      </button>
      <div>
        <p>{attempt === null ? <Sentence text={text} /> : <Asked command={attempt.command} />}</p>
        {because === null ? null : <p className={styles['because']}>{because}</p>}
        {codes.length === 0 ? null : <code>{codes.join(', ')}</code>}
      </div>
    </li>
  );
}
