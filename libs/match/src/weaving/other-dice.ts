import { sameJson } from '@adjutant/kernel';
import { sameClock } from '@adjutant/rules';
import { no, type MatchDecision } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { retold } from '../state/retold.js';
import type { Late } from './late.js';
import { leaving } from './places.js';

/** A step that others have taken is taken; dice that came with it and are not those of the record are not passed over. */
export function withOtherDice(late: Late): MatchDecision | null {
  const { command, state, context, pack, place } = late;
  const { dice = [] } = command.type === 'AdvancePhase' ? command.data : {};
  if (dice.length === 0) return null;
  const told = retold(context.shelf, state);
  const goal = command.type === 'AdvancePhase' ? command.data.to : undefined;
  const isStep = ({ event }: { readonly event: MatchEvent }): boolean =>
    event.type === 'PhaseAdvanced' && goal !== undefined && sameClock(event.data.to, goal);
  const step = goal ? told.findLast(({ entered }) => isStep(entered)) : told[leaving(pack.sequence, told, place)];
  const entry = step?.entered.number ?? -1;
  const thrown = told.flatMap(({ entered: { event }, verdict }) =>
    event.type === 'RollRecorded' && verdict === 'recorded' && event.data.roll.startsWith(`${entry}/`)
      ? [event.data.dice]
      : [],
  );
  if (dice.every((one, index) => sameJson([...one], [...(thrown[index] ?? [])]))) return null;
  const message = `Entry ${entry} has taken this step already, and with other dice: put them right with CorrectEntry, or call a judge.`;
  return no('weave/other-dice', message, { entries: [entry] });
}
