import fc from 'fast-check';
import type { Condition } from '../pack/condition.js';
import { sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { flip, type Truth } from './finding.js';
import type { Answer, Scene } from './scene.js';
import { questionKey, questionText, weigh } from './weigh.js';

// Three questions that only the table can answer stand for the three values; the record has no "perhaps" of its own.
const TRUTHS: readonly Truth[] = ['met', 'unmet', 'unknown'];
const given: { readonly [truth in Truth]: Answer } = { met: 'yes', unmet: 'no', unknown: 'unknown' };

function sceneSaying(...truths: readonly Truth[]): Scene {
  return sceneWith({ answers: Object.fromEntries(truths.map((truth, index) => [`q${index}`, given[truth]])) });
}

const q = (index: number): Condition => ({ attest: `q${index}` });
const answer = (condition: Condition, ...truths: readonly Truth[]): Truth =>
  weigh(sceneSaying(...truths), condition).answer;

describe('three-valued logic', () => {
  it.each<[Truth, Truth]>([
    ['met', 'unmet'],
    ['unmet', 'met'],
    ['unknown', 'unknown'],
  ])('not %s is %s', (inner, outer) => {
    expect(answer({ not: q(0) }, inner)).toBe(outer);
    expect(flip(inner)).toBe(outer);
  });

  it.each<[Truth, Truth, Truth, Truth]>([
    ['met', 'met', 'met', 'met'],
    ['met', 'unmet', 'unmet', 'met'],
    ['met', 'unknown', 'unknown', 'met'],
    ['unmet', 'met', 'unmet', 'met'],
    ['unmet', 'unmet', 'unmet', 'unmet'],
    ['unmet', 'unknown', 'unmet', 'unknown'],
    ['unknown', 'met', 'unknown', 'met'],
    ['unknown', 'unmet', 'unmet', 'unknown'],
    ['unknown', 'unknown', 'unknown', 'unknown'],
  ])('of %s and %s, all is %s and any is %s', (one, other, all, any) => {
    expect(answer({ all: [q(0), q(1)] }, one, other)).toBe(all);
    expect(answer({ any: [q(0), q(1)] }, one, other)).toBe(any);
  });

  it('of nothing, all is met and any is unmet', () => {
    expect(answer({ all: [] })).toBe('met');
    expect(answer({ any: [] })).toBe('unmet');
  });
});

describe("Kleene's laws", () => {
  const truth = fc.constantFrom(...TRUTHS);
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 4 },
      fc.nat({ max: 2 }).map(q),
      fc.record({ not: tie('condition') }),
      fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    ),
  }));
  const holds = (law: (a: Condition, b: Condition, c: Condition) => readonly [Condition, Condition]): void => {
    fc.assert(
      fc.property(condition, condition, condition, truth, truth, truth, (a, b, c, ...truths) => {
        const [one, other] = law(a, b, c);
        expect(answer(one, ...truths)).toBe(answer(other, ...truths));
      }),
    );
  };

  it('turning round twice changes nothing', () => holds((a) => [{ not: { not: a } }, a]));
  it('the order does not matter', () => {
    holds((a, b) => [{ all: [a, b] }, { all: [b, a] }]);
    holds((a, b) => [{ any: [a, b] }, { any: [b, a] }]);
  });
  it('grouping does not matter', () => {
    holds((a, b, c) => [{ all: [a, b, c] }, { all: [a, { all: [b, c] }] }]);
    holds((a, b, c) => [{ any: [a, b, c] }, { any: [a, { any: [b, c] }] }]);
  });
  it('not all is any not, and not any is all not', () => {
    holds((a, b) => [{ not: { all: [a, b] } }, { any: [{ not: a }, { not: b }] }]);
    holds((a, b) => [{ not: { any: [a, b] } }, { all: [{ not: a }, { not: b }] }]);
  });
  it('all distributes over any', () =>
    holds((a, b, c) => [{ all: [a, { any: [b, c] }] }, { any: [{ all: [a, b] }, { all: [a, c] }] }]));
  it('what is absorbed does not matter', () => holds((a, b) => [{ all: [a, { any: [a, b] }] }, a]));

  it('findings never speak against a condition that is met', () => {
    fc.assert(
      fc.property(condition, truth, truth, truth, (any, ...truths) => {
        const weighed = weigh(sceneSaying(...truths), any);
        const answers = weighed.findings.map((finding) => finding.answer);
        if (weighed.answer === 'met') expect(answers.filter((one) => one !== 'met')).toEqual([]);
        if (weighed.answer === 'unknown') expect(answers).not.toContain('unmet');
      }),
    );
  });

  it('findings carry the answer: where there are any, one of them has it', () => {
    fc.assert(
      fc.property(condition, truth, truth, truth, (any, ...truths) => {
        const { answer: whole, findings } = weigh(sceneSaying(...truths), any);
        if (findings.length > 0 && whole !== 'met') {
          const worst = findings.some((one) => one.answer === 'unmet') ? 'unmet' : 'unknown';
          expect(worst).toBe(whole);
        }
      }),
    );
  });
});

describe('findings', () => {
  const brief = (scene: Scene, condition: Condition) =>
    weigh(scene, condition).findings.map((one) => `${one.footing} ${one.check} ${one.answer} ${one.code}`);

  it('say what was checked, on which footing, with which answer, and by which rule', () => {
    const condition: Condition = { record: 'unit-destroyed', unit: 'target' };
    expect(weigh(sceneWith(), condition).findings).toEqual([
      {
        rule: 'core/flare-up',
        check: 'unit-destroyed',
        footing: 'record',
        answer: 'unmet',
        code: 'ploy/unit-not-destroyed',
        says: 'Unit A1 (A1) is not destroyed.',
        facts: { unit: 'A1', destroyedByEntry: null },
        cites: [{ document: 'almanac', section: 'Flare Up!' }],
      },
    ]);
  });

  it.each<[Answer, string, Truth, string]>([
    ['yes', 'Answered yes.', 'met', 'attestation-refused'],
    ['no', 'Answered no.', 'unmet', 'attestation-refused'],
    ['unknown', 'Not answered.', 'unknown', 'attestation-missing'],
  ])('of a question answered %s', (said, words, truth, code) => {
    expect(weigh(sceneWith({ answers: { 'wick-is-dry': said } }), { attest: 'wick-is-dry' }).findings).toEqual([
      {
        rule: 'core/flare-up',
        check: 'wick-is-dry',
        footing: 'attest',
        answer: truth,
        code: `ploy/${code}`,
        says: `Is the wick of Unit A1 (A1) dry? ${words}`,
        facts: { question: 'wick-is-dry', answer: said },
        cites: [{ document: 'almanac', section: 'Flare Up!' }],
        key: 'wick-is-dry',
      },
    ]);
  });

  it('of an all are those of every part', () => {
    expect(brief(sceneSaying('met', 'unmet', 'unknown'), { all: [q(0), q(1), q(2)] })).toEqual([
      'attest q0 met ploy/attestation-refused',
      'attest q1 unmet ploy/attestation-refused',
      'attest q2 unknown ploy/attestation-missing',
    ]);
  });

  it('of an any that is met are those of the branch that meets it', () => {
    const condition: Condition = { any: [q(0), { all: [q(1), { any: [q(2), q(0)] }] }] };
    expect(brief(sceneSaying('unmet', 'met', 'met'), condition)).toEqual([
      'attest q1 met ploy/attestation-refused',
      'attest q2 met ploy/attestation-refused',
    ]);
  });

  it('of an any that is open are its open questions', () => {
    expect(brief(sceneSaying('unmet', 'unknown', 'unknown'), { any: [q(0), q(1), q(2)] })).toEqual([
      'attest q1 unknown ploy/attestation-missing',
      'attest q2 unknown ploy/attestation-missing',
    ]);
  });

  it('of an any that is unmet are one, which says everything', () => {
    const condition: Condition = { any: [q(0), { record: 'unit-destroyed', unit: 'target' }] };
    const [finding, ...others] = weigh(sceneSaying('unmet'), condition).findings;
    expect(others).toEqual([]);
    expect([finding?.footing, finding?.answer, finding?.says]).toEqual([
      'record',
      'unmet',
      'q0 Answered no.; Unit A1 (A1) is not destroyed.',
    ]);
    expect(finding?.facts).toEqual({ question: 'q0', answer: 'no', unit: 'A1', destroyedByEntry: null });
  });

  it('of a not are those that carry the answer, turned round', () => {
    expect(brief(sceneSaying('met', 'unmet', 'unknown'), { not: { all: [q(0), q(1), q(2)] } })).toEqual([
      'attest q1 met ploy/attestation-refused',
    ]);
    expect(brief(sceneSaying('met', 'unknown'), { not: { all: [q(0), q(1)] } })).toEqual([
      'attest q1 unknown ploy/attestation-missing',
    ]);
  });

  it('take the code and the source of the condition that they stand under', () => {
    const source = { document: 'errata', section: '3' };
    const scene = sceneSaying('unmet', 'unknown');
    const condition: Condition = {
      all: [
        { ...q(0), code: 'ploy/inner' },
        { not: q(1), code: 'ploy/second' },
      ],
      source,
    };
    expect(brief(scene, condition)).toEqual([
      'attest q0 unmet ploy/inner',
      'attest q1 unknown ploy/attestation-missing',
    ]);
    expect(weigh(scene, condition).findings.map((one) => one.cites)).toEqual([[source], [source]]);
  });
});

describe('a predicate whose arguments are called all and any', () => {
  it('is no all of conditions', () => {
    const condition: Condition = { record: 'unit-has-keywords', unit: 'target', all: ['LAMP'], any: ['TIDE'] };
    expect(weigh(sceneWith(), condition).findings.map((one) => [one.check, one.answer])).toEqual([
      ['unit-has-keywords', 'unmet'],
    ]);
  });

  it('has to be known', () => {
    expect(() => weigh(sceneWith(), { record: 'unit-has-hats' })).toThrow('unknown predicate: unit-has-hats');
  });
});

describe('questions', () => {
  const bearer = { roles: { target: 'A1', $bearer: 'B1' } };

  it('name units as people at the table would', () => {
    expect(questionText(sceneWith(bearer), 'near-the-bearer')).toBe(
      'Is Unit A1 (A1) within a stone throw of Unit B1 (B1)?',
    );
    expect(questionText(sceneWith({ roles: {} }), 'wick-is-dry')).toBe('Is the wick of the target (not named) dry?');
    expect(questionText(sceneWith({ roles: { target: 'X' } }), 'wick-is-dry')).toBe('Is the wick of X dry?');
  });

  it('call the bearer by its role where the entry has one of that name', () => {
    const table = tableWith({ units: unitsOf(unit('A1'), unit('A2')) });
    const scene = sceneWith({ table, roles: { target: 'A1', bearer: 'A2' } });
    expect(questionText(scene, 'near-the-bearer')).toBe('Is Unit A1 (A1) within a stone throw of Unit A2 (A2)?');
  });

  it('about a bearer are asked once for each bearer', () => {
    expect(questionKey(sceneWith(), 'near-the-bearer')).toBe('near-the-bearer');
    expect(questionKey(sceneWith(bearer), 'near-the-bearer')).toBe('near-the-bearer@B1');
  });

  it('about a bearer take the answer for that bearer before the one for all', () => {
    const said = (answers: Scene['answers']) =>
      weigh(sceneWith({ ...bearer, answers }), { attest: 'near-the-bearer' }).answer;
    expect(said({ 'near-the-bearer@B1': 'no', 'near-the-bearer': 'yes' })).toBe('unmet');
    expect(said({ 'near-the-bearer': 'yes' })).toBe('met');
    expect(said({ 'near-the-bearer@B2': 'yes' })).toBe('unknown');
  });
});
