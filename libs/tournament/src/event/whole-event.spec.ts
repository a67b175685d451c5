import { createHash } from 'node:crypto';
import { fold } from '@adjutant/kernel';
import { impactOf } from '../impact/impact.js';
import { RECORD_AND_PATH } from '../pairing/rules.js';
import type { CommandOf, TournamentCommand } from './commands.js';
import { tournamentDecider } from './decider.js';
import { draftByRules } from './draft-by-rules.js';
import type { TournamentEvent } from './events.js';
import { presetOf, standingsIn } from './ranked.js';
import type { OpenedTournament } from './state/state.js';
import { tournamentFacts } from './state/tournament-facts.js';
import { asks, command } from './testing/given.js';

const SEED = 'twelve players, three rounds';
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const decider = tournamentDecider({ seed: SEED, hash, packs: [], policies: [], draft: draftByRules });
const PLAYERS = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);

/** An event as a day goes, by the real pairing: whoever has the higher number wins, by ten for each that lies between. */
class Day {
  #events: readonly TournamentEvent[] = [];

  asks(asked: TournamentCommand): this {
    const occasion = asks(asked.type.startsWith('Te') ? 'system' : 'organizer', this.#events.length);
    const decision = decider.decide(asked, this.state(), occasion);
    if (decision.outcome === 'refused') throw new Error(`${asked.type}: ${decision.refusal.message}`);
    if (decision.outcome === 'recorded') this.#events = [...this.#events, ...decision.events];
    return this;
  }

  state(): OpenedTournament {
    return fold(decider, this.#events) as OpenedTournament;
  }

  facts() {
    return tournamentFacts(this.state(), SEED);
  }

  plays(round: number): this {
    this.asks(command('DraftRound', { round })).asks(command('PublishRound', { round }));
    for (const { table, A, B, publication } of this.state().rounds[round - 1]?.tables ?? [])
      this.asks(this.result(round, table, publication, A > B));
    return this.asks(command('CloseRound', { round }));
  }

  result(round: number, table: number, publication: number, firstWins: boolean): CommandOf<'TellResult'> {
    const seat = (wins: boolean) => ({
      outcome: wins ? ('win' as const) : ('loss' as const),
      figures: { vp: wins ? 80 : 60 },
    });
    const said = { decided: 'played' as const, A: seat(firstWins), B: seat(!firstWins) };
    return command('TellResult', { round, table, publication, said, sure: 'confirmed' });
  }
}

function setUp(): Day {
  const day = new Day().asks(command('SetUpTournament', { name: 'A day', rounds: 3, checkIn: false }));
  for (const player of PLAYERS) day.asks(command('EnterPlayer', { player }));
  return day;
}

test('twelve players, three rounds, a drop, and standings whose arithmetic adds up', () => {
  const day = setUp()
    .plays(1)
    .asks(command('DropPlayer', { player: 'p01' }))
    .plays(2)
    .plays(3);
  day.asks(command('RevealSeed', { seed: SEED })).asks(command('EndTournament', {}));
  const { rows, after } = standingsIn(day.state(), SEED);
  expect([after, rows.length]).toEqual([3, 12]);
  // Nobody beats the last; another may be unbeaten as well, and is above by the records of opponents.
  expect(rows.slice(0, 2).map(({ player }) => player)).toContain('p12');
  expect(rows.find(({ player }) => player === 'p01')?.marks).toEqual([{ mark: 'left', after: 1 }]);
  const met = day.facts().rounds.flatMap(({ tables }) =>
    tables.map(({ seats }) =>
      seats
        .map(({ player }) => player)
        .sort()
        .join(),
    ),
  );
  expect(new Set(met).size).toBe(met.length);
  // Eleven are left after the drop, so that two rounds had a bye each, for two players.
  const byes = day.facts().rounds.flatMap(({ byes: of }) => of.map(({ player }) => player));
  expect([byes.length, new Set(byes).size]).toEqual([2, 2]);
});

test('the same facts give the same draft, and another seed another', () => {
  const draft = (seed: string) => draftByRules({ ...setUp().facts(), seed }, 1, setUp().state().settings);
  expect(draft(SEED)).toEqual(draft(SEED));
  expect(draft('another')).not.toEqual(draft(SEED));
});

test('a result that is corrected after round 2 was paired changes standings and says what it upsets', () => {
  const day = setUp().plays(1).plays(2);
  const before = day.facts();
  const { table, A, B } = day.state().rounds[0]!.tables[0]!;
  day.asks({ ...day.result(1, table, 1, A <= B), type: 'TellResult' });
  const weighed = {
    rules: RECORD_AND_PATH,
    preset: presetOf(day.state()),
    round: 1,
    cut: { rule: { by: 'place', take: 4 } as const },
  };
  const impact = impactOf(before, day.facts(), weighed);
  expect(impact.lines.map(({ player }) => player)).toEqual(expect.arrayContaining([A, B]));
  const upset = impact.apart.flatMap(({ tables }) => tables.flatMap(({ players }) => players));
  expect(impact.apart.map(({ round }) => round)).toEqual([2]);
  expect(upset.some((player) => player === A || player === B)).toBe(true);
  expect(impact.following?.round).toBe(2);
  expect(impactOf(before, before, weighed)).toEqual({
    lines: [],
    apart: [],
    following: null,
    cut: { in: [], out: [] },
  });
  // What was published stays as it is.
  expect(day.state().rounds[1]?.status).toBe('closed');
});
