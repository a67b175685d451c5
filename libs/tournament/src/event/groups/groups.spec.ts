import { createHash } from 'node:crypto';
import { fold } from '@adjutant/kernel';
import { shownPairings } from '../../view/pairings.js';
import { impactAsked } from '../../view/impacts.js';
import { tournamentDecider } from '../decider.js';
import { draftByRules } from '../draft-by-rules.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events.js';
import type { OpenedTournament } from '../state/state.js';
import { asks, command } from '../testing/given.js';
import type { Format } from './format.js';

const SEED = 'among themselves';
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const decider = tournamentDecider({ seed: SEED, hash, packs: [], policies: [], draft: draftByRules });
const nameOf = (player: string): string => player;
const GROUPS = (size: number, through: number): Format => ({ by: 'groups', size, through });
const ROBIN: Format = { by: 'round-robin' };

/** An event by the real decider: of two the one with the higher number wins. */
class Day {
  #events: readonly TournamentEvent[] = [];

  tries(asked: TournamentCommand) {
    const occasion = asks(asked.type === 'TellResult' ? 'system' : 'organizer', this.#events.length);
    const decision = decider.decide(asked, fold(decider, this.#events), occasion);
    if (decision.outcome === 'recorded') this.#events = [...this.#events, ...decision.events];
    return decision.outcome === 'refused' ? decision.refusal : decision.outcome;
  }

  asks(...all: readonly TournamentCommand[]): this {
    for (const asked of all) {
      const came = this.tries(asked);
      if (came !== 'recorded') throw new Error(`${asked.type}: ${JSON.stringify(came)}`);
    }
    return this;
  }

  get state(): OpenedTournament {
    return fold(decider, this.#events) as OpenedTournament;
  }

  begins(players: number, rounds: number, format: Format): this {
    this.asks(command('SetUpTournament', { name: 'A day', rounds, checkIn: false, format }));
    return this.asks(
      ...Array.from({ length: players }, (_, at) => command('EnterPlayer', { player: `p${at + 1}`, rating: 100 - at })),
    );
  }

  plays(round: number): this {
    if (this.state.rounds[round - 1]?.edited !== true) this.tries(command('DraftRound', { round }));
    this.asks(command('PublishRound', { round }));
    const seat = (wins: boolean) => ({ outcome: wins ? ('win' as const) : ('loss' as const), figures: { vp: 50 } });
    for (const { table, A, B, publication } of this.state.rounds[round - 1]?.tables ?? []) {
      const said = { decided: 'played' as const, A: seat(number(A) > number(B)), B: seat(number(B) > number(A)) };
      this.asks(command('TellResult', { round, table, publication, said, sure: 'confirmed' }));
    }
    return this.asks(command('CloseRound', { round }));
  }

  pairs(): readonly string[] {
    const tables = this.state.rounds.flatMap((round) => round.tables);
    return tables.map(({ A, B }) => [A, B].toSorted().join());
  }

  warned(round: number) {
    return this.shown(round).warnings;
  }

  private shown(round: number) {
    const around = { id: 'e', revision: 1, record: [], nameOf, staff: true };
    const asked = { then: this.state, seed: SEED };
    return shownPairings(this.state, this.state.rounds[round - 1]!, around, asked);
  }

  says(round: number): readonly string[] {
    const { tables, byes, warnings } = this.shown(round);
    expect(warnings).toEqual([]);
    return [...tables, ...byes].map(({ says }) => says);
  }
}

const number = (player: string): number => Number(player.slice(1));

test('a round robin of five: everybody meets everybody once and rests once, and it is over', () => {
  const day = new Day().begins(5, 5, ROBIN);
  for (const round of [1, 2, 3, 4, 5]) day.plays(round);
  expect([day.pairs().length, new Set(day.pairs()).size]).toEqual([10, 10]);
  const rested = day.state.rounds.flatMap(({ byes }) => byes.map(({ player }) => player));
  expect(rested.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  expect(day.says(1)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Round robin, round 1 of 5: .* now p\d meets p\d\.$/)]),
  );
  expect(day.tries(command('DraftRound', { round: 6 }))).toMatchObject({ code: 'round/too-many' });
});

test('who meets again after a hand edit, since the schedule is blind to it, is warned about at each draft', () => {
  const day = new Day().begins(4, 3, ROBIN).asks(command('DraftRound', { round: 1 }));
  const [one, other] = day.state.rounds[0]!.tables;
  const tables = [
    { ...one!, B: other!.B },
    { ...other!, B: one!.B },
  ].map(({ table, A, B }) => ({ table, A, B }));
  expect(day.warned(1)).toEqual([]);
  day.asks(command('EditDraft', { round: 1, tables, because: 'A lift home' }));
  const byHand = { gravity: 'serious', about: 'off-schedule', table: 1, players: [tables[0]!.A, tables[0]!.B] };
  expect(day.warned(1)).toContainEqual(byHand);
  day.plays(1);
  const again = [2, 3].flatMap((round) => {
    day.asks(command('DraftRound', { round }));
    const warned = day.warned(round);
    day.plays(round);
    return warned;
  });
  expect(new Set(day.pairs()).size).toBe(4);
  expect(again.map(({ gravity, about }) => `${gravity} ${about}`)).toEqual(['grave rematch', 'grave rematch']);
  const met = again.map(({ players }) => players.toSorted().join());
  expect(met.toSorted()).toEqual(tables.map(({ A, B }) => [A, B].toSorted().join()).toSorted());
});

test('groups by rating, then a cut of two of each to a bracket, the firsts against the seconds', () => {
  const day = new Day().begins(8, 5, GROUPS(4, 2));
  for (const round of [1, 2, 3]) day.plays(round);
  expect(day.state.groups?.map((group) => group.toSorted())).toEqual([
    ['p1', 'p4', 'p5', 'p8'],
    ['p2', 'p3', 'p6', 'p7'],
  ]);
  expect(new Set(day.pairs()).size).toBe(12);
  expect(day.tries(command('DraftRound', { round: 4 }))).toMatchObject({
    code: 'draft/cannot',
    message: expect.stringContaining('cut the field') as string,
  });
  day.asks(command('CutField', { rule: { by: 'group', take: 2 }, others: 'are-done', bracket: true }));
  expect(day.state.cut?.players.slice(0, 2).toSorted()).toEqual(['p7', 'p8']);
  expect(day.state.cut?.players.slice(2).toSorted()).toEqual(['p5', 'p6']);
  day.plays(4).plays(5);
  const [semis, final] = day.state.rounds.slice(3);
  expect(semis?.tables.map(({ A, B }) => [A, B].some((one) => number(one) > 6))).toEqual([true, true]);
  expect(final?.tables.map(({ A, B }) => [A, B].toSorted())).toEqual([['p7', 'p8']]);
});

test('whoever is in no group is not let through by one', () => {
  const day = new Day().begins(8, 4, GROUPS(4, 2));
  day.asks(command('EnterPlayer', { player: 'p99' }), command('StandBy', { player: 'p99', standby: true }));
  for (const round of [1, 2, 3]) day.plays(round);
  day.asks(command('CutField', { rule: { by: 'group', take: 2 }, others: 'are-done', bracket: true }));
  expect(day.state.cut?.players.toSorted()).toEqual(['p5', 'p6', 'p7', 'p8']);
});

test('who will go on of a group is known before the cut: another result says who would be in or out', () => {
  const day = new Day().begins(4, 3, GROUPS(4, 2)).plays(1).plays(2).plays(3);
  const at = day.state.rounds.flatMap(({ number: round, tables }) => tables.map((table) => ({ round, ...table })));
  const { round, table, A } = at.find((one) => [one.A, one.B].toSorted().join() === 'p2,p3')!;
  const seat = (wins: boolean) => ({ outcome: wins ? ('win' as const) : ('loss' as const), figures: { vp: 90 } });
  const said = { decided: 'played' as const, A: seat(A === 'p2'), B: seat(A === 'p3') };
  const impact = impactAsked(day.state, { round, table, said }, SEED, { nameOf });
  expect(impact).toMatchObject({ cut: { in: ['p2'], out: ['p3'], refused: null }, following: null });
});

test('a larger field lets whoever waits into groups before round 1 is out, and nobody after it', () => {
  const larger = (capacity: number) => command('ChangeSettings', { changes: { capacity }, because: 'a second room' });
  const day = new Day().begins(4, 5, ROBIN).asks(larger(4));
  day.asks(command('EnterPlayer', { player: 'p8' }), command('EnterPlayer', { player: 'p9' }), larger(5));
  const waits = () => Object.values(day.state.entries).flatMap(({ id, status }) => (status === 'waiting' ? [id] : []));
  expect(waits()).toEqual(['p9']);
  day.plays(1).asks(larger(9));
  expect([waits(), day.state.settings.capacity]).toEqual([['p9'], 9]);
});

test('whoever drops in mid-round leaves those a bye whom they would have met; nobody takes their place', () => {
  const day = new Day().begins(4, 3, ROBIN).plays(1);
  day.asks(command('DropPlayer', { player: 'p1' }));
  expect(day.tries(command('EnterPlayer', { player: 'p9' }))).toMatchObject({ code: 'entrant/no-group' });
  day.asks(command('DraftRound', { round: 2 }));
  const { tables, byes } = day.state.rounds[1]!;
  expect([tables.length, byes.map(({ kind }) => kind)]).toEqual([1, ['pairing']]);
  expect(day.says(2)).toEqual(expect.arrayContaining([expect.stringMatching(/would have met p1, and one of the two/)]));
  expect(day.tries(command('ReinstatePlayer', { player: 'p1', because: 'Back' }))).toBe('recorded');
  day.plays(2).plays(3);
  expect(new Set(day.pairs()).size).toBe(6);
});

test.each([
  ['too few rounds', 6, 3, ROBIN, /6 players take 5 rounds .* 3 are planned: plan 5 under Settings/],
  ['somebody alone in a group', 5, 9, GROUPS(2, 1), /leave somebody alone in a group/],
  ['a group of which everybody would go on', 5, 9, GROUPS(4, 2), /nobody would be out/],
  ['nobody to play', 1, 3, ROBIN, /fewer than two players/],
] as const)('%s: no round 1', (_, players, rounds, format, says) => {
  const refusal = new Day().begins(players, rounds, format).tries(command('DraftRound', { round: 1 }));
  expect(refusal).toMatchObject({ code: 'draft/cannot', message: expect.stringMatching(says) as string });
});

test('an event of which everybody of a group goes on is not set up', () => {
  const format = GROUPS(4, 4);
  expect(
    new Day().tries(command('SetUpTournament', { name: 'A day', rounds: 3, checkIn: false, format })),
  ).toMatchObject({ code: 'tournament/format' });
});

test('a cut by group is refused where there are none', () => {
  const day = new Day().begins(4, 3, { by: 'swiss' }).plays(1);
  expect(day.state.groups).toBeUndefined();
  expect(day.tries(command('CutField', { rule: { by: 'group', take: 1 }, others: 'are-done' }))).toMatchObject({
    code: 'cut/rule',
  });
});
