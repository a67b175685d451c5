import { figureOf } from '../figures/evaluate.js';
import type { Figure } from '../pack/figure.js';
import type { Scene } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

const COMPARISONS: { readonly [sign: string]: (one: number, other: number) => boolean } = {
  '>=': (one, other) => one >= other,
  '>': (one, other) => one > other,
  '=': (one, other) => one === other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '!=': (one, other) => one !== other,
};

export const compares: Predicate = {
  name: 'compares',
  says: 'One figure stands to another like this.',
  code: 'figure-differs',
  args: {
    of: { type: 'figure', says: 'What is compared.' },
    is: { type: 'string', says: 'How it has to stand to the other.', oneOf: Object.keys(COMPARISONS) },
    to: { type: 'figure', says: 'What it is compared with.' },
  },
  test(scene, args, weigh) {
    const bench = { scene, weigh };
    const one = figureOf(bench, args['of'] as Figure);
    const other = figureOf(bench, args['to'] as Figure);
    const sign = text(args, 'is');
    return {
      answer: truth(COMPARISONS[sign]?.(one.value, other.value) ?? false),
      facts: { value: one.value, is: sign, to: other.value },
      says: isAlone(scene, args) ? likeIt(one.value) : `It is ${one.says}; asked is ${sign} ${other.says}.`,
    };
  },
};

/** Whether a player who writes a fact down is to hear that there is none like it, or that there is. */
function isAlone({ toPlayer, fact, entry }: Scene, args: Parameters<Predicate['test']>[1]): boolean {
  const { count, fact: counted } = args['of'] as { readonly count?: string; readonly fact?: string };
  const none = args['is'] === '=' && args['to'] === 0;
  return toPlayer === true && fact !== undefined && count === 'facts' && counted === entry && none;
}

const likeIt = (number: number): string =>
  number === 1 ? 'one like it is recorded already.' : `${number} like it are recorded already.`;
