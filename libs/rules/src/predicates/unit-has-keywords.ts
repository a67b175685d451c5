import { unitIn, unitText } from '../judge/scene.js';
import { hasKeyword } from '../pack/name.js';
import { keywordsOf } from '../table/table.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitHasKeywords: Predicate = {
  name: 'unit-has-keywords',
  says: 'The unit has all of the keywords under `all` and, where given, at least one under `any`.',
  code: 'missing-keyword',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    all: { type: 'strings', says: 'Every one of these.', optional: true },
    any: { type: 'strings', says: 'At least one of these.', optional: true },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    if (!unit)
      return { answer: 'unknown', facts: { unit: scene.roles[role] ?? null }, says: `No unit is named as ${role}.` };
    const has = keywordsOf(scene.table, unit);
    const all = texts(args, 'all');
    const any = texts(args, 'any');
    const missing = all.filter((keyword) => !hasKeyword(has, keyword));
    const met = missing.length === 0 && (any.length === 0 || any.some((keyword) => hasKeyword(has, keyword)));
    const wanted = keywordsWanted(args);
    return {
      answer: truth(met),
      facts: { unit: unit.id, keywords: [...has], all: [...all], any: [...any] },
      says: met ? `${unitText(scene, role)} has ${wanted}.` : `${unitText(scene, role)} does not have ${wanted}.`,
    };
  },
};

/** The keywords that are wanted, in words. */
export function keywordsWanted(args: Parameters<Predicate['test']>[1]): string {
  const any = texts(args, 'any');
  return [...texts(args, 'all'), ...(any.length > 0 ? [any.join(' or ')] : [])].join(' and ');
}
