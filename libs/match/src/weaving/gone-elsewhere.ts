import { clockText } from '@adjutant/rules';
import { no, type MatchDecision } from '../commands/context.js';
import { recordOf } from '../state/state.js';
import type { Late } from './late.js';
import { isThere } from './places.js';
import { isUnseen } from './same-act.js';

/**
 * A unit is destroyed once. Where somebody else has told its end of another time, and whoever pressed this had not seen that,
 * the two contradict each other, whichever of them comes first: it is asked. Undefined where nothing of the kind is the case.
 */
export function goneElsewhere(late: Late): MatchDecision | undefined {
  const { command, state, place, pack } = late;
  if (command.type !== 'RecordUnitDestroyed') return undefined;
  const { unit } = command.data;
  const gone = state.table.destructions.find((one) => one.unit === unit);
  const entry = gone && recordOf(state).find(({ number }) => number === gone.number);
  if (!gone || !entry || !isUnseen(entry, late) || isThere(pack.sequence, place, gone.at)) return undefined;
  const [here, there] = [clockText(pack.sequence, place), gone.at ? clockText(pack.sequence, gone.at) : ''];
  const name = `${state.table.units[unit]?.name ?? unit} (${unit})`;
  const message = `Entry ${gone.number} tells that ${name} is destroyed in ${there}, and whoever pressed this in ${here} had not seen it. It cannot be told twice: a unit is destroyed once.`;
  const facts = { place: here, there, entries: [gone.number], mayBeTwo: false, against: 'unit/destroyed' };
  return no('weave/same-act', message, facts);
}
