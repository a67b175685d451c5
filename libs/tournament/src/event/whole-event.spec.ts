import { eventFileOf } from '../formats/event-of.js';
import { factsOf } from '../formats/event-file.js';
import { importEvent } from '../formats/import.js';
import { impactOf } from '../impact/impact.js';
import { isRefusal } from '../pairing/draft.js';
import { checking } from '../pairing/explaining/check.js';
import { explaining } from '../pairing/explaining/explain.js';
import { RECORD_AND_PATH } from '../pairing/rules.js';
import { draftByRules } from './draft-by-rules.js';
import { presetOf, standingsIn } from './ranked.js';
import { DAY_SEED as SEED, dayOf, PLAYERS } from './testing/day.js';
import { command } from './testing/given.js';

test('twelve players, three rounds, a drop, and standings whose arithmetic adds up', () => {
  const day = dayOf()
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
  const draft = (seed: string) => draftByRules({ ...dayOf().facts(), seed }, 1, dayOf().state().settings);
  expect(draft(SEED)).toEqual(draft(SEED));
  expect(draft('another')).not.toEqual(draft(SEED));
});

test('a result that is corrected after round 2 was paired changes standings and says what it upsets', () => {
  const day = dayOf().plays(1).plays(2);
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

describe('an entry that is changed while the event runs', () => {
  const day = dayOf()
    .asks(command('DropPlayer', { player: 'p01' }))
    .plays(1)
    .plays(2);
  const out = day.state().rounds[1]!;
  const [bye] = out.byes;
  const because = 'as it should have been';
  const barred = { barredFromBye: true, groups: { club: ['kites'] } };
  const others = PLAYERS.filter((player) => player !== 'p01' && player !== bye?.player);
  for (const [at, player] of others.entries())
    day.asks(command('ChangeEntry', { player, changes: at < 2 ? barred : { table: 1, barredFromBye: true }, because }));
  day.asks(command('ChangeEntry', { player: bye!.player, changes: barred, because }));
  const { settings } = day.state();
  const published = out.tables.map(({ table, A, B }) => ({ table, A, B }));
  const sheet = {
    round: 2,
    tables: out.tables.map(({ table, A, B }) => ({ table, players: [A, B] as const })),
    byes: out.byes,
  };
  const file = eventFileOf(day.state(), { seed: SEED, nameOf: String, staff: true });
  const read = importEvent(JSON.stringify(file));

  test.each([
    ['the record', day.facts()],
    ['its file', factsOf(read.ok ? read.read.event : file)],
  ])('leaves a round that is out as it was drawn, and explained, by %s', (_, facts) => {
    expect(read).toMatchObject({ ok: true });
    expect(draftByRules(facts, 2, settings)).toMatchObject({ tables: published, byes: out.byes });
    const told = explaining(facts, RECORD_AND_PATH, sheet);
    const check = checking({ facts, rules: RECORD_AND_PATH, draft: sheet });
    if (isRefusal(told) || isRefusal(check)) throw new Error('it cannot be explained');
    expect(check(told.bye(bye!.player)!)).toEqual([]);
    expect(published.flatMap(({ table }) => check(told.table(table)!))).toEqual([]);
  });

  test('weighs on what is drawn next, and would weigh on the round before, had it been so then', () => {
    const asNow = day.facts().entrants.map(({ formerly: _, ...now }) => now);
    expect(draftByRules({ ...day.facts(), entrants: asNow }, 2, settings)).toMatchObject({
      unpaired: expect.stringContaining('bye') as string,
    });
    expect(draftByRules(day.facts(), 3, settings)).toMatchObject({
      unpaired: expect.stringContaining('bye') as string,
    });
    day.asks(command('ChangeEntry', { player: 'p02', changes: { barredFromBye: false }, because }));
    expect(draftByRules(day.facts(), 3, settings)).toMatchObject({ byes: [{ player: 'p02', kind: 'pairing' }] });
  });

  test('is known anew to a round that is drafted once more, and to none before it', () => {
    const known = (player: string) => day.state().entries[player]?.formerly?.map(({ through }) => through);
    day.asks(command('DraftRound', { round: 3 }));
    day.asks(command('ChangeEntry', { player: 'p02', changes: { barredFromBye: true }, because }));
    day.asks(command('ChangeEntry', { player: 'p03', changes: { barredFromBye: false }, because }));
    expect(known('p03')).toEqual([2, 3]);
    day.asks(command('DraftRound', { round: 3 }));
    expect(day.state().rounds[2]?.byes).toEqual([{ player: 'p03', kind: 'pairing' }]);
    expect(known('p03')).toEqual([2, 2]);
    expect(draftByRules(day.facts(), 2, settings)).toMatchObject({ tables: published, byes: out.byes });
  });

  test('shows whoever is no staff no rating, club or bar of before either', () => {
    const open = eventFileOf(day.state(), { seed: SEED, nameOf: String, staff: false });
    expect(open.players.some(({ formerly }) => formerly !== undefined)).toBe(true);
    expect(JSON.stringify(open)).not.toMatch(/barredFromBye|kites/);
  });
});
