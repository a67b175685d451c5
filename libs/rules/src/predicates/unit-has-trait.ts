import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitHasTrait: Predicate = {
  name: 'unit-has-trait',
  says: 'The roster gives the unit this trait.',
  code: 'missing-trait',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    trait: { type: 'string', says: 'The trait, as a word on the roster.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const trait = text(args, 'trait');
    const unit = unitIn(scene, role);
    const met = unit?.traits?.includes(trait) ?? false;
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, trait, traits: [...(unit?.traits ?? [])] },
      says: `${unitText(scene, role)} ${met ? 'is' : 'is not'} ${trait}.`,
    };
  },
};
