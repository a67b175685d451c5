import { optionsNow } from '../judge/in-force.js';
import { text, truth, type Predicate } from './predicate.js';

export const optionTaken: Predicate = {
  name: 'option-taken',
  says: 'The option that is being chosen is the one that holds in this other choice.',
  code: 'option-free',
  args: { choice: { type: 'string', says: 'Id of the other choice.' } },
  test(scene, args) {
    const id = text(args, 'choice');
    const choice = scene.pack.choices?.[id];
    const holder = choice?.of === 'match' ? null : scene.player;
    const now = choice ? optionsNow(scene.table, choice, holder) : [];
    return {
      answer: truth(now.includes(scene.entry)),
      facts: { choice: id, now: [...now], option: scene.entry },
      says: `${choice?.name ?? id}: ${now.join(', ') || 'not chosen'}.`,
    };
  },
};
