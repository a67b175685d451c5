import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bye } from '../facts.js';
import { convert, readTable } from './conversion.js';
import { figuresCounted } from './criteria.js';
import { figureOfUnit } from './effects.js';
import { asRanked } from '../pairing/as-ranked.js';
import { explain } from './explain.js';
import { exactly, shown } from './rational.js';
import { standingsOf, type Standings } from './standings.js';
import { bye, column, places, played, preset, table, type Figures } from './testing/rounds.js';

// The 20-0 of WTC, with its traps; numbers worked out by hand.
const POLICIES = join(import.meta.dirname, '..', '..', '..', 'policies');
type Policy = { readonly levels: readonly { readonly effects: readonly { readonly unit?: string }[] }[] };

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

  const given = (figures: Figures, by = wtc) =>
    standingsOf(played('ab', [[{ ...table('a-b', 'win', figures), given: true }]]), by);
  const gamePoints = ({ rows }: Standings) =>
    Object.fromEntries(rows.map(({ player, values }) => [player, values[0]?.shown]));

  it.each([
    [49, 50, '50'],
    [50, 50, '50'],
    [52, 50, '2'],
    [55, 50, '5'],
    [56, 50, '6'],
    [80, 20, '60'],
  ])('a match that a ruling or a penalty gives at %i:%i is a walkover, never the draw of the table', (a, b, margin) => {
    const ranked = given({ vp: [a, b] });
    expect(gamePoints(ranked)).toEqual({ a: '20', b: '0' });
    expect(ranked.rows[0]?.values[2]?.shown).toBe(margin);
  });

  it('says so where its number is explained', () => {
    const { columns, rows } = given({ vp: [52, 50] });
    const [first] = rows.map(({ values }) => explain(columns[0]!, values[0]!, (player) => player));
    expect(first).toEqual(['Round 1: won against b, by a ruling or a penalty: 20.', 'game points: 20.']);
  });

  it('goes by its margin where the order has no walkover, does not look at what officials give, or points were awarded', () => {
    const { asRuled: _, ...byMargin } = wtc.conversion!;
    const { walkover: __, ...without } = wtc.conversion!;
    for (const conversion of [byMargin, without])
      expect(gamePoints(given({ vp: [56, 50] }, { ...wtc, conversion }))).toEqual({ a: '11', b: '9' });
    expect(gamePoints(given({ vp: [52, 50], event: [15, 5] }))).toEqual({ a: '15', b: '5' });
  });

  it('is paired by what it is ranked by', () => {
    const facts = played('ab', [[{ ...table('a-b', 'win', { vp: [52, 50] }), given: true }]]);
    const [seats] = asRanked(facts, { worth: wtc }).rounds[0]!.tables.map((one) => one.seats);
    expect(seats!.map(({ figures }) => figures['gp'])).toEqual([20, 0]);
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
