import { Shelf, type Pack, type RosterStratagem } from '@adjutant/rules';
import { decideOn, given, opened, PACK, release, ROSTERS, stateOf, strikes, VOUCHED } from '@adjutant/testing/given';
import { recordOf, retell, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';

const EARLY: Pack = release(
  'early',
  {},
  { economy: { ...PACK.economy, start: { ...PACK.economy.start, cp: 1 }, gainCaps: [], opens: 'before-battle' } },
);
const SHELF = new Shelf([PACK, EARLY]);
const PLAN: RosterStratagem = {
  name: 'Plan',
  costs: { cp: 2 },
  timing: { phases: [{ phase: 'before-battle', turn: 'own' }] },
};
const HIDE: RosterStratagem = { name: 'Hide', costs: { cp: 1 } };
const SHOUT: RosterStratagem = { name: 'Shout', costs: {}, timing: { phases: [{ phase: 'clash', turn: 'own' }] } };

const mustered = (pack: Pack, ...stratagems: readonly RosterStratagem[]): readonly MatchEvent[] => [
  opened({}, pack),
  { type: 'RosterSubmitted', data: { player: 'A', roster: { ...ROSTERS.A, stratagems } } },
  { type: 'RosterSubmitted', data: { player: 'B', roster: ROSTERS.B } },
];
const gains = (amount: number): MatchCommand => ({
  type: 'GainCommandPoints',
  data: { player: 'A', amount, what: 'detachments' },
});
const uses = (stratagem: string): MatchCommand => ({
  type: 'UseStratagem',
  data: { stratagem, player: 'A', roles: {}, answers: VOUCHED },
});
const starts: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const cp = (events: readonly MatchEvent[], player: 'A' | 'B' = 'A'): number =>
  (stateOf(events, SHELF) as OpenedState).table.balances[player]['cp'] ?? 0;

const on = (events: readonly MatchEvent[], commands: readonly MatchCommand[]) => decideOn(SHELF, events, commands);
const start = 1;
const waiting = mustered(EARLY, PLAN, HIDE, SHOUT);

describe('before the battle, where accounts are open by then', () => {
  it('everybody has what they start with, and what is gained and spent is kept', () => {
    expect([cp(waiting), cp(waiting, 'B')]).toEqual([start, start]);
    const planned = on(waiting, [gains(4), uses('Plan'), uses('Plan')]);
    expect(cp(planned)).toBe(start);
    const begun = on(planned, [starts]);
    const straight = on(waiting, [starts]);
    expect([cp(begun), cp(begun, 'B')]).toEqual([cp(straight), cp(straight, 'B')]);
    expect(cp(on(on(waiting, [gains(4)]), [starts]))).toBe(cp(straight) + 4);
  });

  it('what names another time waits for the battle, and what names none is free', () => {
    const rich = on(waiting, [gains(4)]);
    given(rich, SHELF).when(uses('Shout')).thenRefused('match/not-started');
    given(rich, SHELF)
      .when(uses('Hide'))
      .then({
        type: 'StratagemUsed',
        data: { player: 'A', entry: 'roster/A/hide', roles: {}, answers: VOUCHED, claims: [] },
      });
    given(on(rich, [starts]), SHELF)
      .when(uses('Plan'))
      .thenRefused('stratagem/wrong-phase');
  });

  it('nobody spends what they have not', () => {
    const poor = mustered(EARLY, { ...PLAN, costs: { cp: start + 1 } });
    given(poor, SHELF).when(uses('Plan')).thenRefused('stratagem/insufficient-cp');
  });

  it('a use is told again like any other, and falls with the points it was paid with', () => {
    const rich = on(waiting, [gains(4)]);
    const record = on(rich, [uses('Plan'), uses('Plan'), uses('Hide'), starts]);
    const gained = record.findIndex(({ type }) => type === 'CommandPointsGained');
    const struck = on(record, [strikes(gained)]);
    const told = retell(SHELF, recordOf(stateOf(struck, SHELF)));
    const verdicts = told.filter(({ entered }) => entered.event.type === 'StratagemUsed').map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['falls', 'falls', 'stands']);
    expect(told.filter(({ refusal }) => refusal?.code === 'match/over')).toEqual([]);
  });
});

describe('before the battle, where points come with it', () => {
  it('nothing is gained or used, and no roster says that it is', () => {
    const closed = mustered(PACK, HIDE);
    given(closed, SHELF).when(gains(1)).thenRefused('match/not-started');
    given(closed, SHELF).when(uses('Hide')).thenRefused('match/not-started');
    expect((stateOf(closed, SHELF) as OpenedState).table.balances).toEqual({ A: {}, B: {} });
    given([opened({}, PACK)], SHELF)
      .when({ type: 'SubmitRoster', data: { player: 'A', roster: { ...ROSTERS.A, stratagems: [PLAN] } } })
      .thenRefused('roster/stratagem-malformed');
  });
});
