import type { Now } from '@adjutant/table';
import type { MatchView } from '@adjutant/views';
import type { AtTable } from '../ending/at-table.js';
import { LateSlip } from '../slip/late-slip.js';
import styles from './opening.module.css';
import { Path } from './path.js';
import { pathAtTable, type Step } from './steps.js';

interface Props {
  readonly at: AtTable;
  readonly match: MatchView;
  readonly now: Now;
}

/** Where at the table a step is taken. */
const PLACES: { readonly [id in Step['id']]?: string } = {
  depth: '[aria-label="This table"] button[data-deeper]',
  mission: '[aria-label="First"] button, [aria-label="Left open"] button',
  lists: 'button[data-list]',
  first: '[aria-label="Begin"] button',
  result: '[aria-label="The slip"] input',
};

/** Before the battle: the slip where nothing but that is asked, and what is still to be done until the first turn. */
export default function SettingUp({ at, match, now }: Props) {
  return (
    <>
      {now.slip === null ? null : <LateSlip at={at} slip={now.slip} />}
      {now.status === 'opened' ? <Way {...{ at, match, now }} /> : null}
    </>
  );
}

function Way({ at: { players }, match, now }: Props) {
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
  const folded = found?.closest('details');
  if (folded) folded.open = true;
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
