import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@adjutant/kernel';
import { ABSENT, decideMatch, foldMatch, type MatchCommand, type MatchState, type OpenedState } from '@adjutant/match';
import type { FactData } from '@adjutant/rules';
import { readScript, type Script } from '@adjutant/scenarios';
import { readShelf } from '@adjutant/store';
import { composed, nowAt, placeOf, weighed, type Ask, type Now, type Sitting, type Tap } from '@adjutant/table';

const shelf = readShelf(import.meta.dirname);
type Asked = Script['commands'][number];

interface Moment {
  readonly asked: Asked;
  readonly sitting: Sitting;
}

/** The moments of a match that was played before something was recorded. */
function momentsOf(file: string, isMeant: (asked: Asked) => boolean): readonly Moment[] {
  const read = readScript(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (!read.ok) throw new Error(`${file} is no script`);
  let state: MatchState = ABSENT;
  return read.script.commands.flatMap((asked): Moment[] => {
    const occasion = { actor: asked.actor, now: asked.occurredAt } as unknown as Sitting['occasion'];
    const before = state;
    const decision = decideMatch(shelf, asked as unknown as MatchCommand, state, occasion);
    if (decision.outcome === 'recorded') state = foldMatch(shelf, decision.events, state);
    return isMeant(asked) ? [{ asked, sitting: { shelf, state: before as OpenedState, occasion } }] : [];
  });
}

const sideIn = ({ data }: Asked) => (data['player'] === 'B' ? 'B' : 'A');
const nowOf = ({ sitting, asked }: Moment): Now => nowAt(sitting, [sideIn(asked)]);

test.each([
  ['wh40k-10e/matches/round-1-table-7.jsonl', 17],
  ['aos-4e/matches/round-1-table-9.jsonl', 3],
  ['opr/matches/final-all-rounds.jsonl', 2],
])('%s: whatever was scored by hand stands open on the sheet, with what was scored before by round', (file, count) => {
  const moments = momentsOf(file, ({ type }) => type === 'ScoreVictoryPoints');
  expect(moments).toHaveLength(count);
  for (const moment of moments) {
    const { category, points } = moment.asked.data as { readonly category: string; readonly points: number };
    const tap = nowOf(moment).acts.find((one) => one.id === `score ${sideIn(moment.asked)} ${category}`);
    const [ask] = tap?.asks ?? [];
    expect(ask?.what === 'number' && points <= ask.most).toBe(true);
    const { points: scored, rounds = [] } = tap?.tally ?? { points: -1 };
    expect(rounds.reduce((sum, one) => sum + one.points, 0)).toBe(scored);
  }
});

const TURN_END = ({ type, data }: Asked): boolean => type === 'RecordFact' && data['fact'] === 'turn-end';
/** What the fact says with all that follows from it: models at a marker say whose it is. */
function writtenBy({ sitting }: Moment, command: MatchCommand): FactData {
  const decision = decideMatch(shelf, command, sitting.state, sitting.occasion);
  const after = decision.outcome === 'recorded' ? foldMatch(shelf, decision.events, sitting.state) : sitting.state;
  return after.status === 'absent' ? {} : (after.table.facts.at(-1)?.data ?? {});
}

const placesIn = (asks: readonly Ask[]): readonly string[] => asks.map((ask) => `${placeOf(ask)}`);

describe('8th edition: the end of a turn', () => {
  const moments = momentsOf('wh40k-8e/matches/round-1-table-1-length-five.jsonl', TURN_END);
  const due = ({ sitting, asked }: Moment): Tap => {
    const found = nowAt(sitting, [sideIn(asked)]).waits.find(({ type }) => type === 'RecordFact');
    if (!found) throw new Error('nothing is due');
    return found;
  };

  it('is waited for, and asks first for what the mission and the objectives held look at', () => {
    const [first] = moments;
    if (!first) throw new Error('no turn ended');
    const { asks } = due(first);
    const needed = asks.filter((ask) => ask.needed);
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.length).toBeLessThan(asks.length / 2);
    expect(placesIn(needed)).not.toContain('data.models-a.1');
  });

  it('brings the same points with nothing said but what it asks for first', () => {
    for (const moment of moments) {
      const tap = due(moment);
      const asked = moment.asked as unknown as MatchCommand;
      const written = writtenBy(moment, asked);
      const said = Object.fromEntries(
        tap.asks.flatMap((ask): [string, Json][] => {
          const [, field = '', key = ''] = ask.into;
          const value = (written[field] as { readonly [key: string]: Json } | undefined)?.[key];
          return ask.needed && value !== undefined ? [[placeOf(ask), value]] : [];
        }),
      );
      const vp = (command: MatchCommand) =>
        weighed(moment.sitting, command).effects.map(({ player, account, credited }) => [player, account, credited]);
      expect(vp(composed(tap, said))).toEqual(vp(asked));
    }
    expect(moments.length).toBeGreaterThan(8);
  });

  it('stands as it was said the last time until somebody says otherwise', () => {
    const later = moments.slice(2).map(due);
    expect(later.some(({ asks }) => asks.some(({ was }) => was !== undefined))).toBe(true);
  });
});

test('OPR: all markers are said on one sheet, and only those that were spoken of are recorded', () => {
  const [moment] = momentsOf('opr/matches/final-all-rounds.jsonl', ({ type }) => type === 'RecordFacts');
  if (!moment) throw new Error('no markers were said');
  const tap = nowOf(moment).acts.find(({ type }) => type === 'RecordFacts');
  if (!tap) throw new Error('they cannot be said at once');
  const said = { 'facts.0.data.holder': 'A', 'facts.1.data.holder': 'B', 'facts.2.data.holder': 'nobody' };
  const command = composed(tap, said);
  expect(command).toEqual({ type: 'RecordFacts', data: moment.asked.data });
  expect(weighed(moment.sitting, command).refusal).toBeNull();
});

const askInto = ({ asks }: Tap, ...into: readonly (string | number)[]): Ask | undefined =>
  asks.find((ask) => placeOf(ask) === into.join('.'));

test('10th edition: a use is offered under a claim, with its price, and vouches for no more than it does without', () => {
  const [moment] = momentsOf('wh40k-10e/matches/round-1-table-7.jsonl', ({ data }) => data['claims'] !== undefined);
  if (!moment) throw new Error('nothing was claimed');
  const tap = nowOf(moment).acts.find(({ name }) => name === moment.asked.data['stratagem']);
  const claim = tap && askInto(tap, 'claims', 0);
  if (!tap || claim?.what !== 'pick') throw new Error('nothing can be claimed');
  expect(claim.from).toEqual([
    expect.objectContaining({ name: 'Leader of the Boarding Mob', beside: '0 CP', open: true }),
  ]);
  const id = claim.from[0]?.id ?? '';
  const { roles } = moment.asked.data as { readonly roles: { readonly target: string; readonly roll: string } };
  const said = { 'roles.target': roles.target, 'roles.roll': roles.roll };
  const spent = (more: object) =>
    weighed(moment.sitting, composed(tap, { ...said, ...more })).effects.map(({ credited }) => credited);
  expect(spent({ 'claims.0': id })).not.toEqual(spent({}));
  const broke = { ...moment.sitting.state.table.balances, [sideIn(moment.asked)]: { cp: 0 } };
  const state = { ...moment.sitting.state, table: { ...moment.sitting.state.table, balances: broke } };
  const poor = nowOf({ ...moment, sitting: { ...moment.sitting, state } }).acts.find((one) => one.id === tap.id);
  expect(poor?.open).toBe(true);
  expect(poor && askInto(poor, 'claims', 0)?.optional).toBeUndefined();
});

test('AoS: a seventh die can be said where a musician stands', () => {
  const moments = momentsOf('aos-4e/matches/round-1-table-9.jsonl', ({ data }) => data['ability'] === 'Rally');
  for (const { asked, sitting } of moments) {
    const { dice: _, ...data } = asked.data;
    const { asks } = weighed(sitting, { type: 'UseAbility', data } as unknown as MatchCommand);
    expect(asks).toEqual([expect.objectContaining({ into: ['dice', 0], count: 6, more: 1, sides: 6 })]);
  }
  expect(moments.length).toBeGreaterThan(0);
});

test('8th edition: what an army begins with is one number, and not as many presses', () => {
  const moments = momentsOf(
    'wh40k-8e/matches/round-1-table-1-length-five.jsonl',
    ({ type }) => type === 'GainCommandPoints',
  );
  for (const moment of moments) {
    const tap = nowOf(moment).acts.find(({ name }) => name === 'Several CP');
    if (!tap) throw new Error('they cannot be said at once');
    const { effects, refusal } = weighed(moment.sitting, composed(tap, { amount: 8 }));
    expect([refusal, effects.map(({ credited }) => credited)]).toEqual([null, [8]]);
  }
  expect(moments).toHaveLength(2);
});

test.each([
  ['aos-4e/matches/round-1-table-9.jsonl', 'charge-roll'],
  ['opr/matches/final-all-rounds.jsonl', 'hit-dice'],
])('%s: what a unit did with dice is said with them', (file, action) => {
  const moments = momentsOf(file, ({ data }) => data['action'] === action && data['dice'] !== undefined);
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) {
    const { unit, dice } = moment.asked.data as { readonly unit: string; readonly dice: readonly number[] };
    const { owner } = moment.sitting.state.table.units[unit] ?? {};
    const tap = nowAt(moment.sitting).acts.find(({ id }) => id === `act ${owner} ${action}`);
    const ask = tap && askInto(tap, 'dice');
    expect(ask?.what === 'dice' && dice.length >= ask.count && dice.length <= ask.count + (ask.more ?? 0)).toBe(true);
    const command = tap && composed(tap, { unit, dice });
    expect(command && weighed(moment.sitting, command).refusal).toBeNull();
  }
});

test('8th edition: what players hold is told to whoever sits there, and what can go with what it brings', () => {
  const moments = momentsOf(
    'wh40k-8e/matches/round-1-table-1-length-five.jsonl',
    ({ type }) => type === 'DiscardObjective',
  );
  for (const moment of moments) {
    const now = nowOf(moment);
    expect(now.hands.map(({ player }) => player)).toEqual([sideIn(moment.asked)]);
    const held = now.hands.flatMap((hand) => hand.held.map(({ objective }) => objective));
    expect(held).toContain(moment.asked.data['objective']);
  }
  expect(moments.length).toBeGreaterThan(0);
});

test.each([
  ['wh40k-10e/matches/round-1-table-7.jsonl', true],
  ['aos-4e/matches/round-1-table-9.jsonl', false],
  ['opr/matches/final-all-rounds.jsonl', false],
])('%s: the test of a unit is offered where a rule or a state of the pack knows it', (file, isOffered) => {
  const [moment] = momentsOf(file, ({ type }) => type === 'AdvancePhase').slice(-1);
  if (!moment) throw new Error('The match has no course.');
  const types = nowOf(moment)
    .acts.filter(({ kind }) => kind === 'unit')
    .map(({ type }) => type);
  expect(types).toContain('RecordUnitDestroyed');
  expect(types.includes('RecordBattleShock')).toBe(isOffered);
});
