import { judge, reasonsAgainst } from '../judge/judge.js';
import { priceOf } from '../judge/price.js';
import { entryOf, inventedPack, sceneWith, tableWith } from '../testing/invented-pack.js';
import { flare, FLARE, withFlare } from '../testing/invented-problems.js';
import { modeCalled } from './modes.js';

const modes = [
  { id: 'low', name: 'Low Flame' },
  { id: 'high', name: 'High Flame', extra: { oil: 3 }, conditions: { attest: 'near-the-bearer' } },
];
const PACK = inventedPack({
  [FLARE]: { ...flare, modes },
  'layers/first-tide/questions.json': [
    { id: 'wick-is-dry', asks: 'Is the wick of {target} dry?', presumed: 'yes' },
    { id: 'near-the-bearer', asks: 'Is {target} near?', presumed: 'no' },
    { id: 'within-range-of-ability', asks: 'Is {target} within range of the ability?', presumed: 'yes' },
  ],
});
const rule = entryOf(PACK, 'core/flare-up');

const scene = (mode: string | undefined, answers: object = {}, table = tableWith()) =>
  sceneWith({
    pack: PACK,
    table,
    roles: { target: 'A1', ...(mode === undefined ? {} : { mode }) },
    answers: { 'wick-is-dry': 'yes', ...answers },
  });
const codes = (mode: string | undefined, answers: object = {}, table = tableWith()) =>
  reasonsAgainst(judge(PACK, table, rule, scene(mode, answers, table)), { attestations: 'required' }).map(
    ({ code }) => code,
  );

describe('an entry with modes', () => {
  it('has a role in which a use names one of them', () => {
    expect(rule.roles?.['mode']).toEqual({
      is: { option: ['low', 'high'] },
      called: { low: 'Low Flame', high: 'High Flame (+3 OIL)' },
      says: 'Low Flame, or High Flame',
    });
  });

  it.each([
    ['low', 2],
    ['high', 5],
    [undefined, 2],
  ])('in mode %s costs %i', (mode, due) => {
    const { printed, due: found, changes } = priceOf(scene(mode), []);
    expect([printed, found, changes]).toEqual([due, due, []]);
  });

  it('is used in one that there is, and in one alone', () => {
    expect(codes('low')).toEqual([]);
    expect(codes(undefined)).toEqual(['ploy/not-named']);
    expect(codes('higher')).toEqual(['ploy/no-such-option']);
  });

  it('asks for what its mode asks for, and for nothing of another', () => {
    expect(codes('high')).toEqual(['ploy/attestation-missing']);
    expect(codes('high', { 'near-the-bearer': 'no' })).toEqual(['ploy/attestation-refused']);
    expect(codes('high', { 'near-the-bearer': 'yes' })).toEqual([]);
    expect(codes('low', { 'near-the-bearer': 'no' })).toEqual([]);
  });

  it('has one limit, whatever the mode', () => {
    const use = { number: 3, player: 'A', entry: rule.id, unit: 'A1', roles: { target: 'A1', mode: 'low' } } as const;
    const table = tableWith({ uses: [{ ...use, at: tableWith().clock, claims: [] }] });
    expect(codes('high', { 'near-the-bearer': 'yes' }, table)).toEqual([
      'ploy/already-used-this-phase',
      'ploy/already-used-this-battle',
    ]);
  });

  it('is named in a mode where no unit has to be, since the price hangs on it', () => {
    const table = { ...tableWith({ armies: { A: null, B: null }, units: {} }), depth: 'score' as const };
    expect(codes(undefined, {}, table)).toContain('ploy/not-named');
    expect(codes('low', {}, table)).not.toContain('ploy/not-named');
  });

  it('takes a mode by id or by name', () => {
    expect(['high', 'High Flame', 'high flame', 'other'].map((said) => modeCalled(rule, said))).toEqual([
      'high',
      'high',
      'high',
      'other',
    ]);
  });

  it('cannot cost what there is not, nor have but one mode', () => {
    expect(withFlare({ modes: [modes[0], { ...modes[0], id: 'x', extra: { gold: 1 } }] }).join()).toContain(
      'names no known resource: gold',
    );
    expect(withFlare({ modes: [modes[0]] }).join()).toContain('modes');
  });
});
