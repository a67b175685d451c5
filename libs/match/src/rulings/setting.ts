import { recorded } from '@adjutant/kernel';
import { standingAt, type Pack } from '@adjutant/rules';
import { no, notRunning, type Context, type MatchDecision } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { retold } from '../state/retold.js';
import { nextNumber, recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { noSuchAccount } from './adjusting.js';
import { rulingsIn } from './applied.js';
import type { RemedyOf } from './remedy.js';

/** A balance is set at its place: the entry that does it is put there, and whatever was used later is told again. */
export function balanceSet(
  state: OpenedState,
  pack: Pack,
  { before, player, resource, category, value }: RemedyOf<'set'>,
  because: string,
  { shelf }: Context,
): MatchDecision {
  if (state.status === 'opened') return notRunning(state);
  if (!Number.isSafeInteger(value) || value < 0)
    return no('points/not-a-balance', 'Say what the balance is: a whole number, 0 or more.', { value });
  const of = category === undefined ? {} : { category };
  const account = { player, resource, ...of };
  const wrong = noSuchAccount(state, pack, account) ?? noSuchPlace(state, before);
  if (wrong) return wrong;
  const told = retold(shelf, state);
  const place = told.findIndex(({ entered }) => entered.number === before);
  const there = told[place - 1]?.state ?? state;
  if (balanceIn(there, account) === value)
    return no(
      'ruling/already-so',
      `${player} has ${value} ${resource.toUpperCase()} before entry ${before} as it is.`,
      {
        entry: before,
      },
    );
  const entry = nextNumber(state);
  const events: MatchEvent[] = [
    { type: 'BalanceSet', data: { ...account, value, because } },
    { type: 'EntryCorrected', data: { entry, correction: { kind: 'redate', before }, because } },
  ];
  return recorded(...events);
}

function balanceIn(state: MatchState, account: Parameters<typeof standingAt>[1]): number | null {
  return state.status === 'absent' ? null : standingAt(state.table, account);
}

/** Behind the last entry played stands the ruling itself: before that one is "now". */
function noSuchPlace(state: OpenedState, before: number): MatchDecision | null {
  const record = recordOf(state);
  const start = record.find(({ event }) => event.type === 'BattleStarted' || event.type === 'SituationAdopted');
  const own = rulingsIn(state).at(-1)?.entry ?? Infinity;
  if (before > own || !record.some(({ number }) => number === before))
    return no('entry/not-recorded', `The record has no entry ${before}.`, { entry: before });
  if (start && before > start.number) return null;
  return no('points/before-battle', 'A balance can be set from the first entry of the battle on.', { entry: before });
}
