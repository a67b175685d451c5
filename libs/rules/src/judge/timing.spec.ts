import type { PhaseTiming } from '../pack/entry.js';
import { at, sceneWith, tableWith } from '../testing/invented-pack.js';
import { weighTiming } from './timing.js';

const timed = (place: string, ...phases: readonly PhaseTiming[]) => {
  const scene = sceneWith({ table: tableWith({ clock: at(place) }) });
  return weighTiming({ ...scene, rule: { ...scene.rule, timing: { phases } } });
};

describe('timing', () => {
  it.each<[string, PhaseTiming['turn'], string]>([
    ['1.A.march', 'own', 'met ploy/wrong-turn'],
    ['1.B.march', 'own', 'unmet ploy/wrong-turn'],
    ['1.A.march', 'opponent', 'unmet ploy/wrong-turn'],
    ['1.B.march', 'opponent', 'met ploy/wrong-turn'],
    ['1.B.march', 'either', 'met ploy/wrong-turn'],
    ['1.A.clash', 'own', 'unmet ploy/wrong-phase'],
    ['1.A.clash', 'either', 'unmet ploy/wrong-phase'],
  ])('at %s, what is for the %s march is %s', (place, turn, expected) => {
    expect(timed(place, { phase: 'march', turn }).map((one) => `${one.answer} ${one.code}`)).toEqual([expected]);
  });

  it.each<[PhaseTiming['turn'], string]>([
    ['own', 'unmet'],
    ['opponent', 'unmet'],
    ['either', 'met'],
  ])("in a step that is nobody's turn, %s is %s", (turn, expected) => {
    expect(timed('1..dusk', { phase: 'dusk', turn }).map((one) => one.answer)).toEqual([expected]);
  });

  it('says where the battle is and when it would do', () => {
    const phases = [
      { phase: 'march', turn: 'own' },
      { phase: 'clash', turn: 'opponent' },
      { phase: 'kindle', turn: 'either' },
    ] as const;
    expect(timed('2.A.clash', ...phases)).toEqual([
      {
        rule: 'core/flare-up',
        check: 'timing',
        footing: 'record',
        answer: 'unmet',
        code: 'ploy/wrong-turn',
        says: "It is R2.A.Clash; Flare Up! may be used in: your March phase, the opponent's Clash phase, either player's Kindle phase.",
        facts: { now: 'R2.A.Clash', phases: ['own march', 'opponent clash', 'either kindle'] },
        cites: [{ document: 'almanac', section: 'Flare Up!' }],
      },
    ]);
    expect(timed('2.A.march', ...phases)[0]?.says).toBe('It is R2.A.March.');
  });

  it('is wrong before the battle, and no matter where an entry has none', () => {
    const before = weighTiming(sceneWith({ table: tableWith({ clock: null }) }));
    expect(before.map((one) => [one.answer, one.facts['now']])).toEqual([['unmet', 'before the battle']]);
    expect(weighTiming(sceneWith({ entry: 'decree/hold-fast' }))).toEqual([]);
  });
});
