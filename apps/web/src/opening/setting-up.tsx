import type { Side } from '@adjutant/rules';
import type { Now } from '@adjutant/table';
import type { MatchView } from '@adjutant/views';
import styles from './opening.module.css';
import { Path } from './path.js';
import { pathAtTable, type Step } from './steps.js';

interface Props {
  readonly match: MatchView;
  readonly now: Now;
  readonly players: { readonly [side in Side]: string };
}

/** Where at the table a step is taken. */
const PLACES: { readonly [id in Step['id']]?: string } = {
  depth: '[aria-label="This table"] button[data-deeper]',
  mission: '[aria-label="First"] button, [aria-label="Left open"] button',
  lists: 'button[data-list]',
  first: '[aria-label="Begin"] button',
  result: '[aria-label="The match"] button',
};

/** Before the battle: what is still to be done until the first turn, and the way there. */
export default function SettingUp({ match, now, players }: Props) {
  const steps = pathAtTable(match, now, players);
  return (
    <Path
      steps={steps}
      way={({ id }, name) =>
        PLACES[id] === undefined ? (
          name
        ) : (
          <button type="button" className={styles['way']} onClick={() => goTo(PLACES[id])}>
            {name}
          </button>
        )
      }
    />
  );
}

/** Whoever asked to go there goes on there by keyboard as well. */
function goTo(place: string | undefined): void {
  const found = place === undefined ? null : document.querySelector<HTMLElement>(place);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
