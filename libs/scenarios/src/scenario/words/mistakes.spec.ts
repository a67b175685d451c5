import { SHELF } from '@adjutant/testing/given';
import { runScenario } from '../runner.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioStep } from '../step.js';

const GUST: ScenarioStep = { by: 'A', uses: 'Gust!', on: 'A2', vouch: 'asked', cp: { A: 1 } };

const scenario = (step: Partial<ScenarioStep>, scene: Partial<Scenario> = {}): Scenario => ({
  scenario: 'Words',
  pack: 'kites',
  armies: { A: 'red-kites', B: 'grey-anvils' },
  units: {
    A1: { name: 'Falconer', keywords: ['KITE', 'LEADER'], models: 1 },
    A2: { name: 'Scarlet Wing', keywords: ['KITE'], models: 5 },
    B2: { name: 'Hammer Row', keywords: ['ANVIL'], models: 10 },
  },
  start: { at: 'R1.A.Wander', first: 'A', cp: { A: 2, B: 2 } },
  steps: [GUST, { by: 'A', uses: 'Gust!', on: 'A2', then: 'refused', ...step }],
  ...scene,
});

const found = async (step: Partial<ScenarioStep>, scene: Partial<Scenario> = {}) => {
  const { mismatches } = await runScenario(SHELF, scenario(step, scene));
  return mismatches.map(({ step: number, what, expected, got }) => [number, what, expected, got]);
};

describe('a word that means nothing is a mistake, with what was meant', () => {
  it('and one that means something is none', async () => {
    expect(await found({ because: 'ALREADY_USED_THIS_PHASE' })).toEqual([]);
  });

  it.each<[string, Partial<ScenarioStep>, readonly unknown[]]>([
    [
      'a question',
      { answers: { 'wind-is-fare': 'yes' } },
      [2, 'question', 'a question of the pack; did you mean wind-is-fair?', 'wind-is-fare'],
    ],
    [
      'the bearer behind a question',
      { answers: { 'knot-in-sight@A9': 'yes' } },
      [2, 'unit', expect.stringMatching(/did you mean A[12]\?/), 'A9'],
    ],
    [
      'a code',
      { because: ['ALREADY_USED_THIS_PHASE', 'ALREADY_USED_THIS_FASE'] },
      [2, 'code', expect.stringContaining('did you mean'), 'ALREADY_USED_THIS_FASE'],
    ],
    ['a counter', { counters: { fethers: { A: 0 } } }, [2, 'counter', expect.any(String), 'fethers']],
    ['a unit', { against: 'B22' }, [2, 'unit', expect.stringContaining('did you mean B2?'), 'B22']],
    ['a state', { states: { A2: ['battle-shoked'] } }, [2, 'status', expect.any(String), 'battle-shoked']],
  ])('%s', async (_, step, mistake) => {
    expect(await found(step)).toEqual([mistake]);
  });

  it('a detachment', async () => {
    expect(await found({}, { armies: { A: 'red-kits' } })).toEqual([
      [0, 'detachment', 'a detachment of the pack, or core-only; did you mean red-kites?', 'red-kits'],
    ]);
  });

  it('the number of a step, of a later one too', async () => {
    const steps: ScenarioStep[] = [GUST, { dispute: { strike: [7] }, replay: [{ step: 2, verdict: 'stands' }] }];
    expect(await found({}, { steps })).toEqual([
      [2, 'step', 'an earlier step', '7'],
      [2, 'step', 'an earlier step', '2'],
    ]);
  });

  it('with what the step says of itself', async () => {
    const said = await runScenario(SHELF, scenario({ say: 'A tries again', because: 'NO_SUCH_THING' }));
    expect(said.mismatches).toMatchObject([{ step: 2, say: 'A tries again', what: 'code' }]);
  });
});

describe('exactly these reasons', () => {
  it('are all of them, with the leading one first', async () => {
    expect(await found({ exactly: 'ALREADY_USED_THIS_PHASE' })).toEqual([]);
    expect(await found({ exactly: ['WRONG_PHASE', 'ALREADY_USED_THIS_PHASE'] })).toEqual([
      [2, 'exactly', ['WRONG_PHASE', 'ALREADY_USED_THIS_PHASE'], ['stratagem/already-used-this-phase']],
    ]);
  });

  it('are not among several', async () => {
    const twice = { on: 'B2', because: 'ALREADY_USED_THIS_PHASE' };
    expect(await found(twice)).toEqual([]);
    expect(await found({ ...twice, exactly: 'ALREADY_USED_THIS_PHASE' })).toEqual([
      [2, 'exactly', ['ALREADY_USED_THIS_PHASE'], ['stratagem/not-own-unit', 'stratagem/already-used-this-phase']],
    ]);
  });
});

describe('a dispute', () => {
  const asked = (verdict: object | string): ScenarioStep[] => [
    GUST,
    { by: 'A', uses: 'Gust!', on: 'A2', then: 'refused', because: 'ALREADY_USED_THIS_PHASE' },
    { dispute: { strike: [1] }, replay: [{ step: 2, verdict } as never], say: 'was it used at all?' },
  ];

  it('has a verdict of its own in each reading', async () => {
    expect(await found({}, { steps: asked({ corrected: 'now legal', 're-executed': 'now-legal' }) })).toEqual([]);
    const { mismatches } = await runScenario(
      SHELF,
      scenario({}, { steps: asked({ corrected: 'refused', 're-executed': 'refused' }) }),
    );
    expect(mismatches.map(({ what, say }) => [what, say])).toEqual([
      ['corrected verdict on step 2', 'was it used at all?'],
      ['re-executed verdict on step 2', 'was it used at all?'],
    ]);
  });
});

describe('a word of the scene that means nothing is a mistake, with what was meant', () => {
  const start = { at: 'R1.A.Wander' };
  const unit = { name: 'Scarlet Wing', keywords: ['KITE'], models: 5 };
  const units = (more: object) => ({ units: { A1: unit, A2: { ...unit, ...more }, B2: unit } });

  it.each<[string, Partial<Scenario> & object, string, string]>([
    ['what was used', { start: { ...start, uses: [{ by: 'A', entry: 'Gusst' }] } }, 'used', 'Gusst'],
    ['what was done', { start: { ...start, acts: [{ unit: 'A2', action: 'advancd' }] } }, 'action', 'advancd'],
    [
      'what was ordered',
      { start: { ...start, orders: [{ order: 'Holdd', from: 'A1', to: 'A2' }] } },
      'order called',
      'Holdd',
    ],
    ['the state of a unit', units({ states: ['battle-shoked'] }), 'status', 'battle-shoked'],
    ['the place of a unit', units({ at: 'resrves' }), 'place', 'resrves'],
    ['what the file covers', { covers: ['core/gusst'] }, 'entry', 'core/gusst'],
  ])('%s', async (_, scene, what, got) => {
    expect(await found({}, scene)).toEqual([[0, what, expect.any(String), got]]);
  });
});

describe('a step that is refused because a word is not known', () => {
  it('has to say so', async () => {
    expect(await found({ uses: 'Gusst' })).toEqual([
      [2, 'then', expect.stringContaining('if that is meant'), 'stratagem/unknown'],
    ]);
    expect(await found({ uses: 'Gusst', because: 'stratagem/unknown' })).toEqual([]);
  });
});
