import { optionsNow } from '../judge/in-force.js';
import type { Scene } from '../judge/scene.js';
import { plainName } from '../pack/name.js';
import type { Objective } from '../pack/objective.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const objectiveIs: Predicate = {
  name: 'objective-is',
  says: 'The objective that the rule is about is of one of these types, has one of these tags, or is of the type chosen.',
  code: 'objective-differs',
  args: {
    types: { type: 'strings', says: 'Any one of these types.', optional: true },
    tags: { type: 'strings', says: 'Any one of these tags.', optional: true },
    choice: { type: 'string', says: 'Id of a choice of the player whose option names the type.', optional: true },
  },
  test(scene, args) {
    const entry = scene.held === undefined ? undefined : scene.pack.entries[scene.held.objective];
    const objective = entry?.objective;
    const fits = objective !== undefined && isMeant(scene, objective, args);
    return {
      answer: objective ? truth(fits) : 'unknown',
      facts: { objective: entry?.id ?? null, type: objective?.type ?? null, tags: [...(objective?.tags ?? [])] },
      says: entry ? `${entry.name} is of the type ${objective?.type ?? 'none'}.` : 'No objective is asked about.',
    };
  },
};

function isMeant(
  scene: Scene,
  { type, tags = [] }: Objective,
  args: { readonly [argument: string]: unknown },
): boolean {
  const types = texts(args, 'types');
  const wanted = texts(args, 'tags');
  if (types.length > 0 && !types.includes(type)) return false;
  if (wanted.length > 0 && !wanted.some((tag) => tags.includes(tag))) return false;
  if (args['choice'] === undefined) return true;
  const choice = scene.pack.choices?.[text(args, 'choice')];
  const chosen = choice ? optionsNow(scene.table, choice, scene.player) : [];
  return chosen.some((option) => plainName(option) === plainName(type));
}
