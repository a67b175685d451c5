import { keyOf, figureOf } from '../figures/evaluate.js';
import { isEach, valueIn } from '../figures/facts.js';
import { alike, seenFrom } from '../figures/sides.js';
import type { Key } from '../pack/figure.js';
import { text, truth, type Predicate } from './predicate.js';

export const fieldIs: Predicate = {
  name: 'field-is',
  says: 'The fact that is being written down holds this value. Names are the same however they are written.',
  code: 'field-differs',
  args: {
    field: { type: 'string', says: 'Which field.' },
    at: { type: 'key', says: 'For which side or marker, where the field holds a value for each.', optional: true },
    is: { type: 'value', says: 'The value; own and opponent are sides seen from the player.' },
  },
  test(scene, args, weigh) {
    const bench = { scene, weigh };
    const field = text(args, 'field');
    const said = keyOf(bench, args['at'] as Key | undefined, (figure) => figureOf(bench, figure));
    const key = said ?? (isEach(valueIn(scene.fact, field)) ? scene.fact?.key : undefined);
    const value = valueIn(scene.fact, field, key);
    return {
      answer: truth(alike(value, seenFrom(args['is'], scene.player))),
      facts: { field, at: key ?? null, value: value ?? null },
      says: scene.toPlayer
        ? `its ${field.replaceAll('-', ' ')} is ${wordFor(value)}.`
        : `${field} is ${value === undefined ? 'not said' : JSON.stringify(value)}.`,
    };
  },
};

function wordFor(value: unknown): string {
  if (value === undefined) return 'not said';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
