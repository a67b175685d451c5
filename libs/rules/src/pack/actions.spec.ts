import fc from 'fast-check';
import { actRules } from './actions.js';
import type { GeneralRule } from './pack.js';

const id = fc.constantFrom('moved', 'shot', 'fought');
const source = { document: 'lamps', section: 'Acts' };
const rules: fc.Arbitrary<GeneralRule[]> = fc.array(
  fc
    .record({ id, acts: fc.array(id, { maxLength: 4 }) }, { requiredKeys: ['id'] })
    .map((one): GeneralRule => ({ name: one.id, summary: one.id, source, ...one })),
);

describe('what a pack says of things that units do', () => {
  it('is each rule that names it, once and in the order of the pack', () => {
    fc.assert(
      fc.property(rules, id, (all, act) => {
        expect(actRules({ rules: all }, act)).toEqual(all.filter((rule) => rule.acts?.includes(act)));
      }),
    );
  });
});
