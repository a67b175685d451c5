import type { ChoiceRule } from './choice.js';
import type { Entry } from './entry.js';
import { conditionMentions, sourceMentions, type Mention } from './validate-mentions.js';

/** Ids of the options of a choice. */
export function optionIds(choice: ChoiceRule, entries: readonly Entry[]): readonly string[] {
  const { options } = choice;
  if (!('kind' in options)) return options.map((option) => option.id);
  return entries.filter((entry) => entry.kind === options.kind).map((entry) => entry.id);
}

export function choiceMentions(choice: ChoiceRule, entries: readonly Entry[]): Mention[] {
  const known = optionIds(choice, entries);
  const option = (word: string | undefined, path: Mention['path']): Mention[] =>
    word === undefined ? [] : [{ sort: 'option', word, path, known }];
  return [
    ...sourceMentions(choice, []),
    ...('kind' in choice.options
      ? [{ sort: 'kind' as const, word: choice.options.kind, path: ['options', 'kind'] }]
      : []),
    ...(choice.when === 'before-battle'
      ? []
      : choice.when.map(({ phase }, index) => ({
          sort: 'phase' as const,
          word: phase,
          path: ['when', index, 'phase'],
        }))),
    ...option(choice.default, ['default']),
    ...(choice.dice?.table ?? []).flatMap((row, index) => option(row.option, ['dice', 'table', index, 'option'])),
    ...conditionMentions(choice.conditions, ['conditions'], []),
  ];
}
