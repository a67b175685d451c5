import type { Correction, MatchCommand, MatchEvent, UseAsked, UseDeclared } from '@adjutant/match';
import type { Clock, Side } from '@adjutant/rules';

/** `2.A.wander` */
export function at(place: string): Clock {
  const [round = '', turn = '', step = ''] = place.split('.');
  return { round: Number(round), turn: turn === '' ? null : (turn as Side), step };
}

/** What is vouched for where a case is not about it: fair wind, nothing in reach. */
export const VOUCHED = {
  'wind-is-fair': 'yes',
  'foe-is-near': 'yes',
  'within-reach': 'no',
  'knot-in-sight': 'no',
} as const;

type UseParts = Partial<Omit<UseAsked, 'roles'>> & { readonly roles?: UseAsked['roles'] };

/** A stratagem on a unit by the unit's owner, everything vouched for, unless said otherwise. */
export function uses(stratagem: string, target: string, asked: UseParts = {}): MatchCommand {
  const player: Side = target.startsWith('B') ? 'B' : 'A';
  const { roles, answers, ...rest } = asked;
  return {
    type: 'UseStratagem',
    data: { stratagem, player, roles: { target, ...roles }, answers: answers ?? VOUCHED, ...rest },
  };
}

type UseEvent = Extract<MatchEvent, { data: UseDeclared }>['type'];

/** What is recorded of such a use by A. */
export function used(
  entry: string,
  roles: UseDeclared['roles'],
  rest: Partial<UseDeclared> = {},
  type: UseEvent = 'StratagemUsed',
): MatchEvent {
  return { type, data: { player: 'A', entry, roles, answers: VOUCHED, claims: [], ...rest } } as MatchEvent;
}

export function looks(asked: UseParts = {}): MatchCommand {
  const { roles = { bearer: 'A1' }, ...rest } = asked;
  return { type: 'UseAbility', data: { ability: 'Spyglass', player: 'A', roles, answers: {}, ...rest } };
}

export function orders(order: string, recipient: string, asked: Partial<UseAsked> = {}): MatchCommand {
  const { player = 'A', answers = { 'within-earshot': 'yes' }, override } = asked;
  return {
    type: 'IssueOrder',
    data: { order, player, issuer: 'A1', recipient, answers, ...(override ? { override } : {}) },
  };
}

export const advances = (to?: string): MatchCommand => ({
  type: 'AdvancePhase',
  data: to === undefined ? {} : { to: at(to) },
});

export const destroys = (unit: string): MatchCommand => ({ type: 'RecordUnitDestroyed', data: { unit } });

export const rolls = (...dice: readonly number[]): MatchCommand => ({ type: 'RecordRoll', data: { dice } });

export function corrects(entry: number, correction: Correction): MatchCommand {
  return { type: 'CorrectEntry', data: { entry, correction, because: 'the judge ruled so' } };
}

export const strikes = (entry: number): MatchCommand => corrects(entry, { kind: 'strike' });

export const rewinds = (to: number): MatchCommand => ({ type: 'RewindMatch', data: { to, because: 'a mistake' } });
