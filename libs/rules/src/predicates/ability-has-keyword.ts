import { hasKeyword } from '../pack/name.js';
import { abilityCalled } from '../table/written.js';
import { text, truth, type Predicate } from './predicate.js';

export const abilityHasKeyword: Predicate = {
  name: 'ability-has-keyword',
  says: 'The ability that the roster writes out has this keyword.',
  code: 'missing-keyword',
  args: {
    ability: { type: 'string', says: 'Role of the ability.' },
    keyword: { type: 'string', says: 'The keyword.' },
  },
  test(scene, args) {
    const called = scene.roles[text(args, 'ability')] ?? '';
    const keyword = text(args, 'keyword');
    const ability = abilityCalled(scene.table, scene.player, called);
    const met = ability !== undefined && hasKeyword(ability.keywords ?? [], keyword);
    return {
      answer: ability ? truth(met) : 'unknown',
      facts: { ability: ability?.id ?? null, keyword },
      says: `${ability?.name ?? 'The ability'} ${met ? 'has' : 'does not have'} ${keyword}.`,
    };
  },
};
