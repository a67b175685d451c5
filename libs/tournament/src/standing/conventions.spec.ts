import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from '../formats/event-file.js';
import { importEvent } from '../formats/import.js';
import { convert, readTable } from './conversion.js';
import type { Criterion } from './criteria.js';
import type { Preset } from './preset.js';
import { explain } from './explain.js';
import { exactly, shown } from './rational.js';
import { standingsOf } from './standings.js';
import { bye, column, only, places, played, preset, table, type Figures } from './testing/rounds.js';

/*
 * What organizers do, convention by convention, with the trap of each; numbers worked out by hand. Whole events of each preset are
 * in `fixtures/worked`, and the text of chess once more in `article-16.spec.ts`.
 */

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
