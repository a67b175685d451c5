import type { ChoiceView } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { FromEntry } from './from-entry.js';
import { Rows } from '../../parts/list.js';
import styles from './table.module.css';

/** What was decided: mission, playstyle, doctrines, the tactic of a turn. */
export function Choices({ choices }: { readonly choices: readonly ChoiceView[] }) {
  if (choices.length === 0) return null;
  return (
    <section className={styles['part']} aria-label="Decided">
      <h2>Decided</h2>
      <Rows>
        {choices.map((one) => (
          <li key={`${one.choice}/${one.player}/${one.entry}/${one.option}`}>
            <SideBadge side={one.player} />
            <span>
              {one.name}: <b>{one.optionName}</b>
              {one.summary === null ? null : <small>{one.summary}</small>}
            </span>
            <small>{one.entry === null ? 'as the pack has it' : <FromEntry number={one.entry} />}</small>
          </li>
        ))}
      </Rows>
    </section>
  );
}
