import { already } from '@adjutant/kernel';
import { clockText, sameClock, type Pack, type Side } from '@adjutant/rules';
import { amend } from '../state/amend.js';
import { recordOf, type Entered, type OpenedState } from '../state/state.js';
import type { PointsSlot } from '../tally-slot.js';
import { no, type MatchDecision } from './context.js';

interface Counted {
  readonly type: 'CommandPointsGained' | 'VictoryPointsScored';
  readonly player: Side;
  readonly category?: string;
}

/** The number of the next gain, or score in a category, of a player where the battle stands. */
export function nextPointsSlot(state: OpenedState, counted: Counted): PointsSlot | null {
  const at = state.table.clock;
  return at === null ? null : { at, nth: highest(inSlots(state, counted), at) + 1 };
}

/** What becomes of points whose slot is taken, passed or not reached; null where they are to be recorded. */
export function settledSlot(
  state: OpenedState,
  pack: Pack,
  { at, nth }: PointsSlot,
  wanted: Counted & { readonly points: number },
): MatchDecision | null {
  const taken = inSlots(state, wanted);
  const one = taken.find(({ slot }) => slot.nth === nth && sameClock(slot.at, at));
  const where = clockText(pack.sequence, at);
  if (one) return one.stands && one.points === wanted.points ? already : occupied(one, where, nth);
  const { clock } = state.table;
  if (clock === null || !sameClock(clock, at)) {
    const now = clock ? clockText(pack.sequence, clock) : 'before the battle';
    return no('points/slot-elsewhere', `These points belong to ${where}; it is ${now}. Say them for here.`, {
      now,
      at: where,
    });
  }
  const next = highest(taken, at) + 1;
  if (nth <= next) return null;
  const message = `Number ${nth} of ${wanted.player} in ${where} cannot be recorded yet: number ${next} comes first.`;
  return no('points/slot-ahead', message, { nth, next });
}

function occupied({ number, points, stands }: Taken, where: string, nth: number): MatchDecision {
  const facts = { entry: number, points, nth };
  return stands
    ? no(
        'points/slot-taken',
        `Entry ${number} is number ${nth} of ${where} already, with ${points}: correct it, or record the next one.`,
        facts,
      )
    : no(
        'points/slot-taken',
        `Number ${nth} of ${where} was entry ${number}, which was taken back: record the next one.`,
        facts,
      );
}

interface Taken {
  readonly number: number;
  readonly slot: PointsSlot;
  readonly points: number;
  readonly stands: boolean;
}

/** Slots are used up by what was recorded in them, also where that was taken back since. */
function inSlots(state: OpenedState, wanted: Counted): readonly Taken[] {
  const record = recordOf(state);
  const now = new Map(amend(record).entries.map(({ number, event }) => [number, event]));
  return record.flatMap((entered: Entered): Taken[] => {
    const { number } = entered;
    const event = now.get(number) ?? entered.event;
    if (event.type !== wanted.type || event.data.player !== wanted.player || !event.data.slot) return [];
    const points = event.type === 'CommandPointsGained' ? event.data.amount : event.data.points;
    if (event.type === 'VictoryPointsScored' && event.data.category !== wanted.category) return [];
    return [{ number, slot: event.data.slot, points, stands: now.has(number) && !state.struck.includes(number) }];
  });
}

function highest(taken: readonly Taken[], at: PointsSlot['at']): number {
  return Math.max(0, ...taken.filter(({ slot }) => sameClock(slot.at, at)).map(({ slot }) => slot.nth));
}
