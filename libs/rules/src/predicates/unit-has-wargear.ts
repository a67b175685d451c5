import { unitIn, unitText } from '../judge/scene.js';
import { sameName } from '../pack/name.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitHasWargear: Predicate = {
  name: 'unit-has-wargear',
  says: 'The roster lists all of this wargear for the unit.',
  code: 'missing-keyword',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    all: { type: 'strings', says: 'Names of the wargear.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const wanted = texts(args, 'all');
    const met = wanted.every((name) => unit?.wargear.some((has) => sameName(has, name)) === true);
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, wargear: [...(unit?.wargear ?? [])], wanted: [...wanted] },
      says: `${unitText(scene, role)} ${met ? 'carries' : 'does not carry'} ${wanted.join(' and ')}.`,
    };
  },
};
