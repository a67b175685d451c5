import type { ChoiceOption, ChoiceRule } from '../pack/choice.js';
import { plainName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';

/** What can be chosen: entries of a kind, or words of the choice. */
export function optionsOf(pack: Pack, { options }: ChoiceRule): readonly ChoiceOption[] {
  return 'kind' in options ? Object.values(pack.entries).filter((entry) => entry.kind === options.kind) : options;
}

/** An option by its id or its name. */
export function findOption(pack: Pack, choice: ChoiceRule, wanted: string): { id: string; name: string } | undefined {
  const all = optionsOf(pack, choice);
  const plain = plainName(wanted);
  return (
    all.find((one) => one.id === wanted) ??
    all.find((one) => [one.name, one.id].some((name) => plainName(name) === plain))
  );
}
