import { factsWithin } from '../figures/facts.js';
import { sidesOf } from '../figures/sides.js';
import type { Period } from '../pack/entry.js';
import type { Whose } from '../pack/figure.js';
import { text, truth, type Predicate } from './predicate.js';

export const factRecorded: Predicate = {
  name: 'fact-recorded',
  says: 'A fact of this kind was written down.',
  code: 'fact-differs',
  args: {
    fact: { type: 'string', says: 'Id of the kind of fact.' },
    by: { type: 'string', says: 'By whom; left out: by either.', oneOf: ['own', 'opponent', 'both'], optional: true },
    within: {
      type: 'string',
      says: 'How far back to look; left out: the whole battle.',
      oneOf: ['activation', 'phase', 'turn', 'battle-round', 'battle'],
      optional: true,
    },
  },
  test(scene, args) {
    const kind = text(args, 'fact');
    const within = args['within'] === undefined ? undefined : (text(args, 'within') as Period);
    const writers = sidesOf(text(args, 'by', 'both') as Whose, scene.player);
    const found = factsWithin(scene, kind, within).findLast(({ player }) => writers.includes(player));
    const name = scene.pack.facts?.[kind]?.name ?? kind;
    return {
      answer: truth(found !== undefined),
      facts: { fact: kind, entry: found?.number ?? null },
      says: found ? `${name}: entry ${found.number}.` : `${name} is not recorded.`,
    };
  },
};
