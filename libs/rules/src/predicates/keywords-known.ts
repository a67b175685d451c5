import { unitIn, unitText } from '../judge/scene.js';
import { hasUntoldKeywords } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const keywordsKnown: Predicate = {
  name: 'keywords-known',
  says: 'Somebody has told keywords of the unit, and of the units that it forms an attached unit with while both live.',
  code: 'missing-keyword',
  args: { unit: { type: 'string', says: 'Role of the unit.' } },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const known = unit !== undefined && !hasUntoldKeywords(scene.table, unit);
    return {
      answer: unit ? truth(known) : 'unknown',
      facts: { unit: scene.roles[role] ?? null },
      says: known
        ? `The keywords of ${unitText(scene, role)} are known.`
        : `Nobody has told the keywords of ${unitText(scene, role)}.`,
    };
  },
};
