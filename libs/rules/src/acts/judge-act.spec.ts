import { inspect } from '../pack/assemble.js';
import { filesOf, INVENTED } from '../testing/invented-files.js';
import { at, digestOf, inventedPack, PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { judgeAct, reasonsAgainstAct } from './judge-act.js';

const source = { document: 'almanac', section: 'Marching' };
const [ACT = ''] = PACK.actions.map(({ id }) => id);
const RULE = {
  id: 'marching',
  name: 'Marching',
  acts: [ACT, 'battle-shock'],
  timing: { phases: [{ phase: 'march', turn: 'own' }] },
  limits: [{ times: 1, per: 'step', scope: 'unit', of: [ACT], source }],
  conditions: { any: [{ record: 'unit-on-battlefield', unit: 'unit' }, { attest: 'wick-is-dry' }] },
  summary: 'Units march in the march.',
  source,
};
const withRule = (changes: object = {}) => ({
  ...INVENTED,
  'layers/first-tide/rules/marching.json': { ...RULE, ...changes },
});
const pack = inventedPack(withRule());
const problems = (changes: object) =>
  inspect(filesOf(withRule(changes)), 'first', digestOf).problems.map(({ message }) => message);
const asked = (table = tableWith(), act = ACT) => judgeAct(pack, table, { unit: 'A1', act });
const codes = (table = tableWith(), act = ACT) =>
  reasonsAgainstAct(pack, table, { unit: 'A1', act }).map(({ code }) => code);

describe('rules on what units do', () => {
  it('speak of the acts that they name, and of no others', () => {
    expect(asked().map(({ rule, check, answer }) => [rule, check, answer])).toEqual([
      ['marching', 'timing', 'met'],
      ['marching', 'limit-per-step', 'met'],
      ['marching', 'unit-on-battlefield', 'met'],
    ]);
    expect(asked(tableWith(), 'something-else')).toEqual([]);
    expect(judgeAct(PACK, tableWith(), { unit: 'A1', act: ACT })).toEqual([]);
  });

  it('look at time and turn, and count what is recorded', () => {
    expect(codes(tableWith({ clock: at('1.A.clash') }))).toEqual(['unit/wrong-phase']);
    expect(codes(tableWith({ clock: at('1.B.march') }))).toEqual(['unit/wrong-turn']);
    const once = [{ number: 7, unit: 'A1', act: ACT, at: at('1.A.march') }];
    expect(codes(tableWith({ acts: once }))).toEqual(['unit/already-acted-this-step']);
    expect(codes(tableWith({ acts: once }), 'battle-shock')).toEqual([]);
    const step = { ...at('1.A.march'), part: 'halt' };
    expect(codes(tableWith({ acts: once, clock: step }))).toEqual([]);
  });

  it('take a question that nobody answered as it presumes, and say so', () => {
    const away = tableWith({ units: unitsOf(unit('A1', { location: 'reserves' })) });
    const unmet = judgeAct(
      { ...pack, questions: { 'wick-is-dry': { id: 'wick-is-dry', asks: 'Dry?', presumed: 'no' } } },
      away,
      {
        unit: 'A1',
        act: ACT,
      },
    ).find(({ answer }) => answer === 'unmet');
    expect(unmet).toMatchObject({ code: 'unit/unit-not-there', footing: 'record' });
    expect(unmet?.says).toContain('Not told: taken as no.');
    expect(codes(away)).toEqual([]);
    const reasons = reasonsAgainstAct(pack, away, { unit: 'A1', act: ACT, answers: { 'wick-is-dry': 'no' } });
    expect(reasons[0]?.message).toContain('Answered no.');
  });

  it('presume in favour of the unit where what nobody told is presumed', () => {
    const questions = { 'wick-is-dry': { id: 'wick-is-dry', asks: 'Dry?', presumed: 'no' } } as const;
    const away = tableWith({ units: unitsOf(unit('A1', { location: 'reserves' })), untold: 'presumed' });
    const declared = { unit: 'A1', act: ACT };
    expect(judgeAct({ ...pack, questions }, away, declared)).toContainEqual(
      expect.objectContaining({ check: 'wick-is-dry', footing: 'presumed', answer: 'met' }),
    );
    expect(reasonsAgainstAct({ ...pack, questions }, away, declared)).toEqual([]);
  });

  it('name the unit, and look at each target', () => {
    const table = tableWith({ units: unitsOf(unit('A1'), unit('B1', { location: 'A1' }), unit('B2')) });
    const aimed = inventedPack(withRule({ conditions: { record: 'unit-on-battlefield', unit: 'target' } }));
    const message = (targets: readonly string[]) =>
      reasonsAgainstAct(aimed, table, { unit: 'A1', act: ACT, targets }).map((one) => one.message);
    expect(message(['B2'])).toEqual([]);
    expect(message(['B2', 'B1'])).toEqual([
      expect.stringMatching(/^Unit A1 \(A1\) .*Unit B1 \(B1\) is carried by Unit A1/),
    ]);
  });

  it('are refused with what they cannot say', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ kinds: ['ploy'] })).toEqual(['A rule is about entries or about what units do: split it in two.']);
    expect(problems({ acts: undefined, conditions: undefined, timing: undefined, limits: undefined })).toEqual([
      'A rule says what it is about: kinds, entries, acts or facts.',
    ]);
    expect(problems({ acts: ['no-such-thing'] })[0]).toContain('no-such-thing');
    expect(problems({ limits: [{ times: 1, per: 'battle', scope: 'unit', source }] })).toEqual([
      'The record keeps what units did for a turn: count within a turn at most.',
    ]);
    expect(problems({ limits: [{ times: 1, per: 'turn', scope: 'unit', same: ['unit'], source }] })).toEqual([
      'What units do has no roles to compare but its place: leave out same and other.',
    ]);
    expect(problems({ acts: undefined, entries: ['core/flare-up'], limits: undefined, conditions: undefined })).toEqual(
      ['Entries have their own timing: put it there.'],
    );
  });

  it('may stand behind entries that they list', () => {
    const listed = inventedPack({
      ...INVENTED,
      'layers/first-tide/rules/marching.json': {
        ...RULE,
        acts: undefined,
        timing: undefined,
        limits: undefined,
        entries: ['core/flare-up'],
        conditions: { record: 'unit-on-battlefield', unit: 'target', code: 'ploy/unit-not-there' },
      },
    });
    const conditions = (id: string) => JSON.stringify(listed.entries[id]?.conditions);
    expect(conditions('core/flare-up')).toContain('ploy/unit-not-there');
    const others = Object.keys(listed.entries).filter((id) => id !== 'core/flare-up');
    expect(others.filter((id) => conditions(id)?.includes('ploy/unit-not-there'))).toEqual([]);
  });
});
