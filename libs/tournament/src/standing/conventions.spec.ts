import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bye, ByeKind, Decided, EventFacts, Outcome, TableResult } from '../facts.js';
import { factsOf } from '../formats/event-file.js';
import { importEvent } from '../formats/import.js';
import { convert, readTable } from './conversion.js';
import { figuresCounted, type Criterion } from './criteria.js';
import { figureOfUnit } from './effects.js';
import type { Preset } from './preset.js';
import { explain } from './explain.js';
import { presetNamed } from './presets.js';
import { exactly, shown } from './rational.js';
import { standingsOf } from './standings.js';

/*
 * What organizers do, convention by convention, with the trap of each; numbers worked out by hand. Whole events of each preset are
 * in `fixtures/worked`, and the text of chess once more in `article-16.spec.ts`.
 */
const POLICIES = join(import.meta.dirname, '..', '..', '..', 'policies');
type Policy = { readonly levels: readonly { readonly effects: readonly { readonly unit?: string }[] }[] };
type Figures = Readonly<Record<string, readonly [number, number]>>;
const other: { readonly [outcome in Outcome]: Outcome } = { win: 'loss', draw: 'draw', loss: 'win' };

function table(players: string, outcome: Outcome, figures: Figures = {}, decided: Decided = 'played'): TableResult {
  const [a = '', b = ''] = players.split('-');
  const of = (at: 0 | 1): Record<string, number> =>
    Object.fromEntries(Object.entries(figures).map(([name, both]) => [name, both[at]]));
  const theirs = decided === 'double-loss' ? 'loss' : other[outcome];
  return {
    table: 1,
    decided,
    seats: [
      { player: a, outcome, figures: of(0) },
      { player: b, outcome: theirs, figures: of(1) },
    ],
  };
}
const bye = (player: string, kind: ByeKind, figures: Bye['figures'] = {}): Bye => ({ player, kind, figures });

function played(players: string, rounds: readonly (readonly (TableResult | Bye)[])[]): EventFacts {
  return {
    entrants: [...players].map((id) => ({ id, groups: {}, from: 1 })),
    rounds: rounds.map((lines, at) => ({
      number: at + 1,
      closed: true,
      tables: lines.flatMap((line, index) => ('seats' in line ? [{ ...line, table: index + 1 }] : [])),
      open: [],
      byes: lines.flatMap((line) => ('seats' in line ? [] : [line])),
    })),
    effects: [],
    seed: 'conventions',
  };
}

const preset = (id: string, change: Partial<Preset> = {}): Preset => ({ ...presetNamed(id)!, ...change });
/** One column, by player. */
function column(facts: EventFacts, by: Preset, at: number): Readonly<Record<string, string>> {
  const { rows } = standingsOf(facts, by);
  return Object.fromEntries(rows.map(({ player, values }) => [player, values[at]?.shown ?? '']));
}
const only = (id: string, ...criteria: readonly Criterion[]): Preset => preset(id, { criteria });
const places = (facts: EventFacts, by: Preset): string =>
  standingsOf(facts, by)
    .rows.map(({ player, place }) => `${player}${place}`)
    .join(' ');

describe('GW', () => {
  const cup = played('abcd', [
    [table('a-b', 'win', { vp: [60, 50] }), table('c-d', 'win', { vp: [90, 10] })],
    [table('a-c', 'loss', { vp: [40, 41] }), table('b-d', 'win', { vp: [100, 0] })],
  ]);

  it('parts by record, then by opponents’ wins, and by VP only last: 100 points with a strong schedule stand below 150 with a stronger', () => {
    expect(column(cup, preset('gw'), 1)).toEqual({ c: '0.5', a: '1.5', b: '0.5', d: '1.5' });
    expect(places(cup, preset('gw'))).toBe('c1 a2 b3 d4');
    expect(column(cup, preset('gw'), 2)).toMatchObject({ a: '100', b: '150' });
  });

  it('a bye is a win and no opponent; what VP it brings is for the event to say', () => {
    const odd = played('abc', [[table('a-b', 'win', { vp: [70, 30] }), bye('c', 'pairing')]]);
    expect(column(odd, preset('gw'), 0)).toMatchObject({ c: '1-0-0' });
    expect(column(odd, preset('gw'), 1)).toMatchObject({ c: '0' });
    expect(column(odd, preset('gw'), 2)).toMatchObject({ c: '0' });
    const { byes } = preset('gw');
    const policy = preset('gw', { byes: { ...byes, pairing: { counts: 'win', figures: { vp: 75 } } } });
    expect(column(odd, policy, 2)).toMatchObject({ c: '75' });
    const told = played('abc', [[table('a-b', 'win', { vp: [70, 30] }), bye('c', 'pairing', { vp: 88 })]]);
    expect(column(told, policy, 2)).toMatchObject({ c: '88' });
  });

  it('who dropped keeps what they won, and stays an opponent of those who met them', () => {
    const left = played('abcd', [
      [table('a-b', 'win', { vp: [60, 50] }), table('c-d', 'win', { vp: [90, 10] })],
      [table('a-c', 'win', { vp: [60, 50] }), bye('d', 'pairing')],
    ]);
    const entrants = left.entrants.map((one) => (one.id === 'b' ? { ...one, until: 1 } : one));
    const { rows } = standingsOf({ ...left, entrants }, preset('gw'));
    const b = rows.find(({ player }) => player === 'b');
    expect([b?.values[0]?.shown, b?.marks]).toEqual(['0-1-0', [{ mark: 'left', after: 1 }]]);
    expect(rows.find(({ player }) => player === 'a')?.values[1]?.shown).toBe('0.5');
  });
});

describe('20-0 by margin', () => {
  const { table: text, upperIncluded = false } = preset('wtc').conversion!;
  const read = readTable(text, upperIncluded);
  const bands = read.ok ? read.bands : [];

  it('is the closed form for every margin: 10 and, above 5, one for each five begun, 20 at most', () => {
    for (let margin = 0; margin <= 250; margin += 1) {
      const due = Math.min(20, 10 + Math.ceil(Math.max(0, margin - 5) / 5));
      const got = convert(bands, exactly(margin), upperIncluded);
      expect([margin, got && shown(got.own), got && shown(got.other)]).toEqual([margin, String(due), String(20 - due)]);
    }
  });

  it.each([
    [5, '10', '10'],
    [6, '11', '9'],
    [10, '11', '9'],
    [11, '12', '8'],
    [50, '19', '1'],
    [51, '20', '0'],
  ])('a margin of %i is %s-%s', (margin, own, theirs) => {
    const got = convert(bands, exactly(margin), true)!;
    expect([shown(got.own), shown(got.other)]).toEqual([own, theirs]);
    const lost = convert(bands, exactly(-margin), true)!;
    expect([shown(lost.own), shown(lost.other)]).toEqual([theirs, own]);
  });

  it('a win by 5 is 10-10 and a win; a tactical draw is 10-10 with 0-0', () => {
    const facts = played('abcd', [[table('a-b', 'win', { vp: [55, 50] }), table('c-d', 'draw', { vp: [0, 0] })]]);
    expect(column(facts, preset('wtc'), 0)).toEqual({ a: '10', b: '10', c: '10', d: '10' });
    expect(column(facts, preset('wtc'), 1)).toEqual({ a: '1-0-0', b: '0-1-0', c: '0-0-1', d: '0-0-1' });
  });

  it('a walkover is 20-0 with 50-0, though a margin of 50 is 19-1', () => {
    const facts = played('abcd', [[table('a-b', 'win', {}, 'forfeit'), table('c-d', 'win', { vp: [50, 0] })]]);
    expect(column(facts, preset('wtc'), 0)).toEqual({ a: '20', b: '0', c: '19', d: '1' });
    expect(column(facts, preset('wtc'), 2)).toMatchObject({ a: '50', b: '-50' });
  });
});

describe('20-0 that officials gave', () => {
  const wtc = preset('wtc');
  const lost = (figures: Figures) => played('ab', [[table('a-b', 'win', figures)]]);

  it('a match that whoever is ahead loses by a penalty is a walkover: 20-0 with 50-0, and not the 20 of the margin', () => {
    expect(places(lost({ vp: [20, 80] }), wtc)).toBe('a1 b2');
    expect(column(lost({ vp: [20, 80] }), wtc, 0)).toEqual({ a: '20', b: '0' });
    expect(column(lost({ vp: [20, 80] }), wtc, 2)).toEqual({ a: '50', b: '-50' });
  });

  it('a win by points goes by its margin as before, and so does a draw that is 10-10 anyway', () => {
    expect(column(lost({ vp: [80, 20] }), wtc, 0)).toEqual({ a: '20', b: '0' });
    expect(column(lost({ vp: [52, 50] }), wtc, 0)).toEqual({ a: '10', b: '10' });
    const close = played('ab', [[table('a-b', 'draw', { vp: [53, 50] })]]);
    expect([column(close, wtc, 0), column(close, wtc, 2)]).toEqual([
      { a: '10', b: '10' },
      { a: '3', b: '-3' },
    ]);
  });

  it.each([
    [49, 50],
    [50, 50],
  ])('a win that is told at %i:%i is given, since who has as much has drawn: a walkover', (own, theirs) => {
    const facts = lost({ vp: [own, theirs] });
    expect([column(facts, wtc, 0), column(facts, wtc, 2)]).toEqual([
      { a: '20', b: '0' },
      { a: '50', b: '-50' },
    ]);
  });

  it('whoever forfeits keeps no margin of what was played; who wins so while ahead keeps theirs', () => {
    const forfeit = (vp: readonly [number, number]) => played('ab', [[table('a-b', 'win', { vp }, 'forfeit')]]);
    expect([column(forfeit([20, 80]), wtc, 0), column(forfeit([20, 80]), wtc, 2)]).toEqual([
      { a: '20', b: '0' },
      { a: '50', b: '-50' },
    ]);
    expect(column(forfeit([80, 20]), wtc, 2)).toEqual({ a: '60', b: '-60' });
  });

  it('a table that is lost by both brings neither anything, whoever was ahead', () => {
    const both = played('ab', [[table('a-b', 'loss', { vp: [80, 20] }, 'double-loss')]]);
    expect([column(both, wtc, 0), column(both, wtc, 2)]).toEqual([
      { a: '0', b: '0' },
      { a: '0', b: '0' },
    ]);
  });

  it('a loss by more than any line of the table has is given all the same', () => {
    expect(column(lost({ vp: [0, 5000] }), wtc, 0)).toEqual({ a: '20', b: '0' });
  });

  it('a draw is 10-10 with 0-0, of points that are far apart and of a table that nobody played', () => {
    const draws = [table('a-b', 'draw', { vp: [80, 20] }), table('c-d', 'draw', {}, 'assigned')];
    expect(column(played('abcd', [draws]), wtc, 0)).toEqual({ a: '10', b: '10', c: '10', d: '10' });
    expect(column(played('abcd', [draws]), wtc, 2)).toEqual({ a: '0', b: '0', c: '0', d: '0' });
  });

  it('a score of the event that was awarded is the figure; one that was told goes before everything', () => {
    expect(column(lost({ vp: [20, 80], event: [14, 6] }), wtc, 0)).toEqual({ a: '14', b: '6' });
    expect(column(lost({ vp: [20, 80], gp: [11, 9] }), wtc, 0)).toEqual({ a: '11', b: '9' });
  });

  it('an event that was set up before presets said so stands as it stood', () => {
    const { asRuled: _, ...conversion } = wtc.conversion!;
    const before = { ...wtc, conversion };
    expect(column(lost({ vp: [20, 80] }), before, 0)).toEqual({ a: '0', b: '20' });
    expect(column(lost({ vp: [50, 50] }), before, 0)).toEqual({ a: '10', b: '10' });
    const forfeit = played('ab', [[table('a-b', 'win', { vp: [20, 80] }, 'forfeit')]]);
    expect(column(forfeit, before, 2)).toEqual({ a: '-60', b: '60' });
  });

  it('without a walkover neither has what the margin would give to whoever lost', () => {
    const { walkover: _, ...conversion } = wtc.conversion!;
    expect(column(lost({ vp: [20, 80] }), { ...wtc, conversion }, 0)).toEqual({ a: '0', b: '0' });
  });
});

it('a bye is a win without play by WTC: nobody who lost stands above it; what an event says of it goes first', () => {
  const odd = (figures: Bye['figures']) =>
    played('abc', [[table('a-b', 'win', { vp: [60, 50] }), bye('c', 'pairing', figures)]]);
  expect(column(odd({}), preset('wtc'), 0)).toEqual({ a: '11', b: '9', c: '20' });
  expect(column(odd({ gp: 12 }), preset('wtc'), 0)).toMatchObject({ c: '12' });
});

describe('a penalty in the unit of its policy', () => {
  const lost = { ruling: 'late-list', player: 'a', figure: 'team points', add: -2, round: 1 } as const;
  const won = { ...played('ab', [[table('a-b', 'win', { vp: [80, 60] })]]), effects: [lost] };

  it('takes team points from the game points by which WTC ranks', () => {
    expect(column(won, preset('wtc'), 0)).toEqual({ a: '11', b: '7' });
    const policy = JSON.parse(readFileSync(join(POLICIES, 'wtc', 'policy.json'), 'utf8')) as Policy;
    const units = policy.levels.flatMap(({ effects }) => effects.flatMap(({ unit }) => unit ?? []));
    expect(units.map((unit) => figureOfUnit(unit, preset('wtc').units))).toEqual(['gp']);
    expect(figuresCounted(preset('wtc'))).toContain('gp');
  });

  it('changes nothing in an order that names no such unit, as those of events that were set up before', () => {
    const { units: _, ...before } = preset('wtc');
    expect(column(won, before, 0)).toEqual({ a: '13', b: '7' });
    expect(figuresCounted(before)).not.toContain('team points');
  });
});

describe('own tables by margin', () => {
  const TABLE = '0,200 => 10,10 ; 200,400 => 9,11 ; 400,600 => 8,12';
  const of = (text: string, margin: number, included: boolean): string => {
    const read = readTable(text, included);
    const got = read.ok ? convert(read.bands, exactly(margin), included) : undefined;
    return got ? `${shown(got.own)}-${shown(got.other)}` : 'none';
  };

  it.each([
    [199, '10-10', '10-10'],
    [200, '11-9', '11-9'],
    [399, '11-9', '11-9'],
    [400, '12-8', '12-8'],
    [599, '12-8', '12-8'],
    [600, 'none', '12-8'],
    [601, 'none', 'none'],
    [-200, '9-11', '9-11'],
  ])('%i is %s, and with upper limits included %s', (margin, without, included) => {
    expect([of(TABLE, margin, false), of(TABLE, margin, true)]).toEqual([without, included]);
  });

  it('a later line holds over an earlier one', () => {
    expect(of('0,100 => 10,10 ; 50,60 => 5,15', 50, false)).toBe('15-5');
    expect(of('0,100 => 10,10 ; 50,60 => 5,15', 60, false)).toBe('10-10');
    expect(of('50,60 => 5,15 ; 0,100 => 10,10', 50, false)).toBe('10-10');
  });
});

describe('points of templates', () => {
  it('a bye of the Old World is 3 points and a draw; a concession may cost points', () => {
    const facts = played('abc', [
      [table('a-b', 'win', { tp: [5, 0] }), bye('c', 'pairing')],
      [table('a-c', 'win', { tp: [0, -15] }, 'forfeit'), bye('b', 'pairing')],
    ]);
    expect(column(facts, preset('old-world'), 1)).toEqual({ a: '5', b: '3', c: '-12' });
  });

  it('the Old World has its points from the margin where the event says how, but for a table of which they are told', () => {
    const facts = played('ab', [
      [table('a-b', 'win', { vp: [500, 100] })],
      [table('a-b', 'draw', { vp: [100, 100], tp: [7, 9] })],
    ]);
    const table200 = '0,200 => 10,10 ; 200,5000 => 0,20';
    const converting: Preset = { ...preset('old-world'), conversion: { from: 'vp', to: 'tp', table: table200 } };
    expect(column(facts, converting, 1)).toEqual({ a: '27', b: '9' });
    expect(column(facts, preset('old-world'), 1)).toEqual({ a: '7', b: '9' });
  });

  it('who drops after pairing leaves a table that is given: 6-0 or 0-0, as the opponent chose', () => {
    const facts = played('abcd', [
      [table('a-b', 'win', { vp: [6, 0] }, 'assigned'), table('c-d', 'draw', { vp: [0, 0] }, 'assigned')],
    ]);
    expect(column(facts, preset('itc'), 0)).toMatchObject({ a: '1', b: '0', c: '0.5', d: '0.5' });
    expect(column(facts, preset('amg'), 1)).toEqual({ a: '0', b: '0', c: '0', d: '0' });
  });

  it('AMG: strength is the mean of the opponents’ points a round; who left early is divided by the rounds that they were in', () => {
    const facts = played('abcd', [
      [table('a-b', 'win', { vp: [20, 10] }), table('c-d', 'win', { vp: [20, 10] })],
      [table('a-c', 'win', { vp: [20, 10] })],
    ]);
    // a met b (0 of 1) and c (1 of 2); b and c met a (2 of 2), c also d (0 of 1); d met c.
    expect(column(facts, preset('amg'), 1)).toEqual({ a: '0.25', b: '1', c: '0.5', d: '0.5' });
  });
});

describe('MTR', () => {
  const games = (one: number, two: number, drawn = 0): Figures => ({
    gamesWon: [one, two],
    gamesDrawn: [drawn, drawn],
  });
  const facts = played('abc', [
    [table('a-b', 'win', games(2, 0)), bye('c', 'pairing')],
    [table('a-c', 'win', games(2, 1)), bye('b', 'pairing')],
  ]);

  it('a bye is a match won, is left out of match wins, and counts 2-0 in games', () => {
    expect(column(facts, preset('mtr'), 0)).toEqual({ a: '6', b: '3', c: '3' });
    // b and c lost their only match: each is raised to 33 %. a won both.
    expect(column(facts, preset('mtr'), 1)).toEqual({ a: '33 %', b: '100 %', c: '100 %' });
    // a 4 of 5 games, 12 of 15; b 0 of 2 and a bye, 6 of 12; c 1 of 3 and a bye, 9 of 15.
    expect(column(facts, preset('mtr'), 2)).toEqual({ a: '80 %', b: '50 %', c: '60 %' });
    expect(column(facts, preset('mtr'), 3)).toEqual({ a: '55 %', b: '80 %', c: '80 %' });
  });

  it.each([
    [0.33, '33 %'],
    [0.25, '25 %'],
    [undefined, '0 %'],
  ])('with a floor of %p whoever lost all counts %s to opponents', (floor, share) => {
    const by = only('mtr', { by: 'opponents-match-wins', ...(floor === undefined ? {} : { floor }) });
    expect(column(facts, by, 0)).toMatchObject({ a: share });
  });

  it('whoever had byes alone has the floor and no less; an event that was set up before presets said so stands as it stood', () => {
    const alone = played('abc', [[table('a-b', 'win', games(2, 0)), bye('c', 'pairing')]]);
    expect([1, 3].map((at) => column(alone, preset('mtr'), at)['c'])).toEqual(['33 %', '33 %']);
    const before = only('mtr', { by: 'opponents-match-wins', floor: 0.33 });
    expect(column(alone, before, 0)).toMatchObject({ a: '33 %', c: '0 %' });
    const { columns, rows } = standingsOf(alone, preset('mtr'));
    const value = rows.find(({ player }) => player === 'c')!.values[1]!;
    expect(explain(columns[1]!, value, (id) => id)).toEqual([
      `${columns[1]!.name}: 33 %, nobody was met. It was 0, and counts for no less than the floor.`,
    ]);
  });

  it('where nobody told games a bye alone makes the share, and the arithmetic says so', () => {
    const untold = played('abc', [[table('a-b', 'win'), bye('c', 'pairing')]]);
    expect(column(untold, preset('mtr'), 2)).toEqual({ a: '33 %', b: '33 %', c: '100 %' });
    const { columns, rows } = standingsOf(untold, preset('mtr'));
    const told = (player: string) =>
      explain(columns[2]!, rows.find((row) => row.player === player)!.values[2]!, (id) => id).at(-2);
    expect(told('c')).toBe('Nobody told games of a table: GW% rests on byes alone, each two games won to none.');
    expect(told('a')).toBe('Nobody told games of a table: GW% is no more than its floor.');
  });

  it('a game that was drawn is a third of a game won', () => {
    const drawn = played('ab', [[table('a-b', 'draw', games(1, 1, 1))]]);
    // 3 + 1 of 9 points each.
    expect(column(drawn, only('mtr', { by: 'game-wins' }), 0)).toEqual({ a: '44.4444 %', b: '44.4444 %' });
  });
});

describe('chess (C.07)', () => {
  const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../fixtures', name), 'utf8');
  const nine = importEvent(fixture('chess-9p-9r-byes.trf'));
  const facts = nine.ok ? factsOf(nine.read.event) : played('', []);
  const buchholz: Criterion = { by: 'buchholz' };

  it('nine players who all met: by the text of 2023 everybody has 45; by that of 2026 the round without opponent is held to nine draws', () => {
    const all = (value: string): Readonly<Record<string, string>> =>
      Object.fromEntries(facts.entrants.map(({ id }) => [id, value]));
    expect(column(facts, only('chess-2023', buchholz), 0)).toEqual(all('45'));
    // Points above 4.5 are held to 4.5: 7.5 loses 3, and 6 loses 1.5.
    const held = { '1': '42', '2': '42', '3': '43.5', '4': '43.5', '5': '43.5' };
    expect(column(facts, only('chess', buchholz), 0)).toEqual({ ...all('45'), ...held });
  });

  it('the virtual opponent of 2009 is level before the round, loses what was won, and draws the rest', () => {
    const short = played('abc', [
      [table('a-b', 'win'), bye('c', 'pairing')],
      [table('a-c', 'win'), bye('b', 'half')],
      [table('b-c', 'win'), bye('a', 'pairing')],
    ]);
    // c: round 1, SPR 0 + (1 - 1) + 0.5 x 2 = 1; a has 1 + 1 + half for its bye = 2.5; b has 1 + half for its bye = 1.5.
    expect(column(short, only('chess-2009', buchholz), 0)).toMatchObject({ c: '5' });
  });

  it('a forfeit is not played, and one that both lost counts for nothing', () => {
    const short = played('abcd', [
      [table('a-b', 'win', {}, 'forfeit'), table('c-d', 'loss', {}, 'double-loss')],
      [table('a-c', 'win'), table('b-d', 'win')],
    ]);
    expect(column(short, only('chess', { by: 'points' }), 0)).toEqual({ a: '2', b: '1', c: '0', d: '0' });
    expect(column(short, only('chess', { by: 'wins', counts: 'played' }), 0)).toEqual({
      a: '1',
      b: '1',
      c: '0',
      d: '0',
    });
    expect(column(short, only('chess', { by: 'games' }), 0)).toEqual({ a: '1', b: '1', c: '1', d: '1' });
    // a: for the forfeit its own 2, of at most the 1 that b has; and c.
    expect(column(short, only('chess', buchholz), 0)).toMatchObject({ a: '1' });
  });

  it.each([
    ['U', 1, 'pairing'],
    ['F', 1, 'full'],
    ['H', 0.5, 'half'],
    ['Z', 0, 'zero'],
  ])('%s gives %d and is a bye of kind %s', (letter, points, kind) => {
    const cell = `0000 - ${letter}`;
    const line = (number: number, name: string, total: string, told: string): string =>
      `001 ${String(number).padStart(4)}      ${name.padEnd(33)}${' '.repeat(33)}${total.padStart(4)} ${' '.repeat(4)}  ${told}`;
    const text = [
      line(1, 'Ann', points.toFixed(1), cell),
      line(2, 'Bo', '1.0', '   3 w 1'),
      line(3, 'Cy', '0.0', '   2 b 0'),
    ];
    const read = importEvent(`012 Letters\n${text.join('\n')}\n`);
    if (!read.ok) throw new Error(read.findings[0]?.says);
    expect(read.read.findings).toEqual([]);
    expect(read.read.event.rounds[0]?.byes).toEqual([{ player: '1', kind, figures: {} }]);
    expect(column(factsOf(read.read.event), only('chess', { by: 'points' }), 0)).toMatchObject({ '1': String(points) });
  });
});
