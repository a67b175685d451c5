import { opponentOf } from '../clock/sequence.js';
import { optionsNow } from '../judge/in-force.js';
import { findOption } from '../judge/options-of.js';
import type { ChoiceRule } from '../pack/choice.js';
import type { Pack } from '../pack/pack.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const chosen: Predicate = {
  name: 'chosen',
  says: 'One of these options of the choice holds: as it was chosen, or as it stands where nobody has chosen.',
  code: 'not-chosen',
  args: {
    choice: { type: 'string', says: 'Id of the choice.' },
    options: { type: 'strings', says: 'Any one of these; left out: whatever was chosen.', optional: true },
    of: {
      type: 'string',
      says: 'Whose choice; left out: own, or the match’s where it is one of the match.',
      oneOf: ['own', 'opponent'],
      optional: true,
    },
  },
  test(scene, args) {
    const id = text(args, 'choice');
    const choice = scene.pack.choices?.[id];
    const of = text(args, 'of', 'own');
    const holder = choice?.of === 'match' ? null : of === 'opponent' ? opponentOf(scene.player) : scene.player;
    const now = choice ? optionsNow(scene.table, choice, holder) : [];
    const wanted = texts(args, 'options');
    const met = wanted.length === 0 ? now.length > 0 : now.some((option) => wanted.includes(option));
    const whose = holder === null ? 'The match has' : `${holder} has`;
    return {
      answer: truth(met),
      facts: { choice: id, holder, now: [...now], options: [...wanted] },
      says:
        now.length > 0
          ? `${whose} ${choice?.name ?? id}: ${now.map((option) => named(scene.pack, choice, option)).join(', ')}.`
          : `${whose} not chosen: ${choice?.name ?? id}.`,
    };
  },
};

function named(pack: Pack, choice: ChoiceRule | undefined, option: string): string {
  return (choice && findOption(pack, choice, option)?.name) ?? option;
}
