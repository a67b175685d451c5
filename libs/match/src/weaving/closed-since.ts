import { refused, refuseFor, type JsonObject, type Reason } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import { no, notRunning, type MatchDecision } from '../commands/context.js';
import type { RetoldEntry } from '../state/retell.js';
import { roundConfirmations } from '../state/round-end.js';
import type { Entered } from '../state/state.js';
import type { Late } from './late.js';
import { clockAt, isThere } from './places.js';
import { isUnseen } from './same-act.js';

/** Why nothing is told at a place any more by somebody who comes late, whatever the rules say of it. */
export function closedSince(late: Late, told: readonly RetoldEntry[], at: string): MatchDecision | null {
  return over(late, at) ?? confirmedSince(late, at) ?? ruledSince(late, told, at);
}

function over({ state }: Late, at: string): MatchDecision | null {
  const { ended } = state.table;
  if (!ended) return null;
  return reworded(notRunning(state), `This was pressed in ${at}`, { place: at, entries: [ended.number] });
}

function confirmedSince({ state, place }: Late, at: string): MatchDecision | null {
  const confirmed = roundConfirmations(state).filter(({ data }) => data.round >= place.round);
  if (!SIDES.every((side) => confirmed.some(({ data }) => data.player === side))) return null;
  const message = `This was pressed in ${at}, and both players have confirmed the points of that time since: agree on it, or call a judge.`;
  return no('weave/round-confirmed', message, { place: at, entries: confirmed.map(({ entry }) => entry) });
}

/** What officials have put right since was put right on a record without this. */
function ruledSince(late: Late, told: readonly RetoldEntry[], at: string): MatchDecision | null {
  const { pack, place } = late;
  const first = told.findIndex((one) => isThere(pack.sequence, place, clockAt(one)));
  const touches = (entry: number): boolean => told.findIndex(({ entered }) => entered.number === entry) >= first;
  const ruled = told.map(({ entered }) => entered).filter((one) => isUnseen(one, late) && isRuling(one, touches));
  const entries = ruled.map(({ number }) => number);
  if (entries.length === 0) return null;
  const named = entries.length === 1 ? `Entry ${entries[0]}` : `Entries ${entries.join(', ')}`;
  const message = `This was pressed in ${at}. ${named} of officials came since, and rest on the record without it: call a judge.`;
  return no('weave/ruled', message, { place: at, entries });
}

const OFFICIALS: ReadonlySet<string> = new Set(['judge', 'head-judge', 'system']);
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['RulingApplied', 'RulingReversed', 'MatchRewound']);

function isRuling({ event, author }: Entered, touches: (entry: number) => boolean): boolean {
  if (!author || !OFFICIALS.has(author.role)) return false;
  if (event.type !== 'EntryCorrected') return OF_THE_WHOLE.has(event.type);
  return event.data.correction.kind !== 'redate' && touches(event.data.entry);
}

/** A refusal that says where. */
export function reworded(decision: MatchDecision, begins: string, facts: JsonObject): MatchDecision {
  if (decision.outcome !== 'refused') return decision;
  const [first, ...rest] = decision.refusal.reasons.map((one): Reason => ({
    ...one,
    message: `${begins}: ${one.message}`,
    facts: { ...one.facts, ...facts },
  }));
  return first ? refused(refuseFor([first, ...rest])) : decision;
}
