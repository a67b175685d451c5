import { recorded } from '@adjutant/kernel';
import { no, type Context, type MatchDecision } from '../commands/context.js';
import type { EntryCorrected, MatchEvent } from '../events.js';
import { amend } from '../state/amend.js';
import { LINES } from '../state/lines.js';
import { recordOf, type Entered, type OpenedState } from '../state/state.js';
import { anyWrittenAbove } from './authority.js';
import type { RemedyOf } from './remedy.js';

/** What going back to an entry takes out and leaves, in the order in which the record counts. */
export interface WayBack {
  /** Played after the entry and counting still, oldest first. */
  readonly played: readonly Entered[];
  /** Written after the entry, but not played after it. */
  readonly keeps: readonly number[];
}

export function wayBack(state: OpenedState, to: number): WayBack | null {
  const record = recordOf(state);
  const { entries, struck } = amend(record);
  const place = entries.findIndex((one) => one.number === to);
  if (place < 0) return null;
  const later = entries.slice(place + 1).filter(({ event }) => LINES[event.type].isPlayed);
  const gone = new Set(later.map(({ number }) => number));
  const keeps = record.map(({ number }) => number).filter((number) => number > to && !gone.has(number));
  return { played: later.filter(({ number }) => !struck.has(number)), keeps };
}

/** Back to a point of the battle: `simple` by the last action alone, which any judge may do, `full` as far as it takes. */
export function rewound(
  { to, backup }: RemedyOf<'rewind'>,
  state: OpenedState,
  { occasion }: Context,
  because: string,
): MatchDecision {
  const { role } = occasion.actor;
  if (backup === 'full' && role !== 'head-judge')
    return no('rewind/head-judge-only', 'Only the head judge may go back further than the last action.', { role });
  const back = wayBack(state, to);
  const start = recordOf(state).find(({ event }) => ['BattleStarted', 'SituationAdopted'].includes(event.type));
  if (!back) return no('entry/not-recorded', `The record has no entry ${to}.`, { entry: to });
  if (!start || to < start.number)
    return no('rewind/before-battle', 'A match can be rewound to a point in the battle.', { to });
  if (state.struck.includes(to)) return no('entry/struck', `Entry ${to} is struck already.`, { entry: to });
  const deeds = back.played.filter(({ event }) => event.type !== 'RunningDeclared');
  if (deeds.length === 0) return no('rewind/nothing-after', `Nothing was played after entry ${to}.`, { to });
  const further = backup === 'simple' ? furtherThanOne(deeds) : null;
  const taken = back.played.map(({ number }) => number);
  return further ?? anyWrittenAbove(state, taken, occasion.actor) ?? recorded(...takingBack(to, back, because));
}

/** An action is one entry with the dice that were thrown for it. */
function furtherThanOne(played: readonly Entered[]): MatchDecision | null {
  const isDiceOf = ({ event }: Entered, of: Entered): boolean =>
    event.type === 'RollRecorded' && event.data.roll.startsWith(`${of.number}/`);
  const [first] = played;
  const last = played.findLast((one) => !played.some((other) => other !== one && isDiceOf(one, other)));
  if (!first || !last || first === last) return null;
  const message = `The last action is entry ${last.number}, ${last.event.type}; a simple backup takes back no more. A full one is for the head judge.`;
  return no('rewind/not-the-last-action', message, { last: last.number, first: first.number });
}

/** A rewind strikes by number; what was moved behind `to` from before it is struck one by one. */
function takingBack(to: number, { played, keeps }: WayBack, because: string): readonly MatchEvent[] {
  const rewind: MatchEvent = { type: 'MatchRewound', data: { to, because, ...(keeps.length > 0 ? { keeps } : {}) } };
  const moved = played.filter(({ number }) => number < to).toReversed();
  const strikes = moved.map(({ number: entry }): EntryCorrected => ({
    type: 'EntryCorrected',
    data: { entry, correction: { kind: 'strike' }, because },
  }));
  return [rewind, ...strikes];
}
