import { flagging, recorded } from '@adjutant/kernel';
import type { MatchCommand } from '../commands.js';
import type { Context, MatchDecision } from '../commands/context.js';
import type { EntryCorrected, MatchEvent } from '../events.js';
import type { Decide } from '../rulings/remedy.js';
import { nextNumber, type OpenedState } from '../state/state.js';

/** A place in a record: the state there, and the entry that comes next; undefined at the end of the record. */
export interface There {
  readonly state: OpenedState;
  readonly next: number | undefined;
}

interface Telling {
  /** As it stands at the end of the record. */
  readonly state: OpenedState;
  readonly context: Context;
  readonly because: string;
}

/** Decides a command as the record stood at a place. What comes of it is written at the end of the record, and put there. */
export function decidedThere(
  command: MatchCommand,
  { state: there, next }: There,
  { state, context, because }: Telling,
  decide: Decide,
): MatchDecision {
  // What comes of it gets its numbers at the end of the record.
  const decision = decide(command, { ...there, history: state.history }, context);
  if (decision.outcome !== 'recorded') return decision;
  const moves = next === undefined ? [] : movesTo(next, decision.events, nextNumber(state), because);
  return flagging(recorded<MatchEvent>(...decision.events, ...moves), decision.flags ?? []);
}

/** Dice move with what they were thrown for, and an answer with the use that it answers. */
function movesTo(before: number, events: readonly MatchEvent[], first: number, because: string): EntryCorrected[] {
  const moved = new Set<number>();
  return events.flatMap((event, index): EntryCorrected[] => {
    const goesAlong = event.type === 'RollRecorded' && moved.has(Number(event.data.roll.split('/')[0]));
    if (goesAlong) return [];
    const entry = first + index;
    moved.add(entry);
    return [{ type: 'EntryCorrected', data: { entry, correction: { kind: 'redate', before }, because } }];
  });
}

/** The same events written so many entries later: what they say of their own numbers goes along. */
export function writtenLater(events: readonly MatchEvent[], first: number, by: number): readonly MatchEvent[] {
  return events.map((event): MatchEvent => {
    if (event.type === 'EntryCorrected' && event.data.entry >= first)
      return { ...event, data: { ...event.data, entry: event.data.entry + by } };
    const [number = '', ...rest] = event.type === 'RollRecorded' ? event.data.roll.split('/') : [];
    if (event.type !== 'RollRecorded' || Number(number) < first) return event;
    return { ...event, data: { ...event.data, roll: [Number(number) + by, ...rest].join('/') } };
  });
}
