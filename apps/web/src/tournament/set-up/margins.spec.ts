import { presetNamed } from '@adjutant/tournament';
import { convertedIn, marginsTyped, ownMargins, saidOfMargins, withMargins } from './margins.js';

const OWN = { table: '0,200 => 10,10\n200,5000 => 0,20', upperIncluded: false, winner: '20', loser: '0' };
const [wtc, oldWorld, gw] = ['wtc', 'old-world', 'gw'].map((id) => presetNamed(id)!) as [Preset, Preset, Preset];
type Preset = NonNullable<ReturnType<typeof presetNamed>>;

test('an order says what it has from a margin, or would have', () => {
  expect([wtc, oldWorld, gw, undefined].map(convertedIn)).toEqual(['gp', 'tp', undefined, undefined]);
});

test('the margins of a preset are shown a line each, and are nobody’s own', () => {
  expect(marginsTyped(wtc)).toMatchObject({ upperIncluded: true, winner: '20', loser: '0' });
  expect(marginsTyped(wtc).table.split('\n').slice(0, 2)).toEqual(['0,5 => 10,10', '6,10 => 9,11']);
  expect(ownMargins(wtc)).toBeNull();
  expect(withMargins(wtc, null)).toBe(wtc);
});

test('own margins take the place of those of the preset, and are read back as they were typed', () => {
  const order = withMargins(wtc, OWN)!;
  expect(order).toMatchObject({
    id: 'wtc',
    name: 'WTC 20-0, own margins',
    conversion: {
      ...{ from: 'vp', to: 'gp', table: '0,200 => 10,10 ; 200,5000 => 0,20', upperIncluded: false },
      // What a table without play brings of victory points is for the preset to say, as before.
      walkover: { winner: { gp: 20, vp: 50 }, loser: { gp: 0, vp: 0 } },
    },
  });
  expect(ownMargins(order)).toEqual(OWN);
  expect(withMargins(order, OWN)?.name).toBe('WTC 20-0, own margins');
});

test('an order that ranks by points of which it makes none has them from the margin from then on', () => {
  expect(withMargins(oldWorld, { ...OWN, winner: '', loser: '' })?.conversion).toEqual({
    ...{ from: 'vp', to: 'tp', table: '0,200 => 10,10 ; 200,5000 => 0,20', upperIncluded: false, asRuled: true },
  });
  expect(withMargins(gw, OWN)).toBe(gw);
});

test('what is wrong is said by line, and a gap is only told', () => {
  expect(saidOfMargins({ ...OWN, table: '0,200 => 10,10\n201 to 300 is 5' }).faults).toEqual([
    expect.stringMatching(/^Line 2: “201 to 300 is 5” is no line of a table/),
  ]);
  expect(saidOfMargins({ ...OWN, table: '0,200 => 10,10\n300,400 => 5,15' })).toEqual({
    faults: [],
    warnings: ['Line 2: No line has the margins from 200 up to 300 (not itself).'],
  });
  expect(saidOfMargins({ ...OWN, loser: '' }).faults).toEqual([expect.stringContaining('two numbers')]);
  expect(saidOfMargins(null)).toEqual({ faults: [], warnings: [] });
});
