import { already, recorded } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import { tableOf, type Running, type TournamentState } from '../state/state.js';
import { no, type Context, type TournamentDecision } from './context.js';
import { whilePublished } from './publishing.js';

/** Whoever starts a clock that runs already has come second: more time is given by ExtendTime. */
export function startClock(
  { data: { round, hall } }: CommandOf<'StartClock'>,
  state: TournamentState,
  { occasion }: Context,
): TournamentDecision {
  return whilePublished(state, round, (open, known) => {
    if (hall !== undefined && !hasHall(open, hall)) return unknownHall(open, hall);
    const { startedAt } = hall === undefined ? known : (known.halls?.[hall] ?? {});
    if (startedAt !== undefined) return already;
    const of = hall === undefined ? {} : { hall };
    return recorded({ type: 'ClockStarted', data: { round, ...of, at: occasion.occurredAt } });
  });
}

export function extendTime({ data }: CommandOf<'ExtendTime'>, state: TournamentState): TournamentDecision {
  const { round, table, hall } = data;
  return whilePublished(state, round, (open, known) => {
    if (table !== undefined && hall !== undefined)
      return no('time/one-place', 'Time is given to a table or to a hall: name one of them.', { table, hall });
    if (table !== undefined && tableOf(known, table) === undefined)
      return no('table/unknown', `Round ${round} has no table ${table}.`, { table });
    if (hall !== undefined && !hasHall(open, hall)) return unknownHall(open, hall);
    return recorded({ type: 'TimeExtended', data });
  });
}

const hasHall = ({ settings: { halls = [] } }: Running, hall: string): boolean =>
  halls.some(({ name }) => name === hall);

function unknownHall({ settings: { halls = [] } }: Running, hall: string): TournamentDecision {
  const known = halls.map(({ name }) => name);
  const there = known.length === 0 ? 'It has none: say them with ChangeSettings' : `Name one of ${known.join(', ')}`;
  return no('hall/unknown', `The event has no hall ${hall}. ${there}.`, { hall, known });
}
