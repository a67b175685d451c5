import { is, type Static } from '@adjutant/kernel';
import { SIDES, UNKNOWN, type ChoiceRule, type Pack, Side, type Table } from '@adjutant/rules';

/** Something that was decided: a mission, a doctrine, a tactic of the turn. */
export const ChoiceView = is.object(
  {
    choice: is.anyText(),
    name: is.anyText(),
    player: is.orNull(Side, { says: "Whose it is; null: the match's." }),
    option: is.anyText(),
    optionName: is.anyText(),
    summary: is.orNull(is.anyText(), { says: 'What the option does, where it is an entry of the pack.' }),
    entry: is.orNull(is.anyWhole(), {
      says: 'Number of the entry; null: nobody chose, so that the default of the pack holds.',
    }),
  },
  { name: 'ChoiceView' },
);
export type ChoiceView = Static<typeof ChoiceView>;

/** What was decided, in the order of the pack; of each decision the latest first. */
export function choicesOf(pack: Pack, table: Table): readonly ChoiceView[] {
  return Object.values(pack.choices ?? {}).flatMap((choice) => {
    const made = table.choices.filter((one) => one.choice === choice.id);
    const holders: readonly (Side | null)[] = choice.of === 'match' ? [null] : SIDES;
    const assumed =
      choice.default === undefined ? [] : holders.filter((holder) => !made.some(({ player }) => player === holder));
    return [
      ...made.toReversed().map((one) => choiceView(pack, choice, one.player, one.option, one.number)),
      ...assumed.map((player) => choiceView(pack, choice, player, choice.default ?? '', null)),
    ];
  });
}

function choiceView(
  pack: Pack,
  choice: ChoiceRule,
  player: Side | null,
  option: string,
  entry: number | null,
): ChoiceView {
  return {
    choice: choice.id,
    name: choice.name,
    player,
    option,
    optionName: optionName(pack, choice, option),
    summary: 'kind' in choice.options ? (pack.entries[option]?.summary ?? null) : null,
    entry,
  };
}

export function optionName(pack: Pack, { options }: ChoiceRule, id: string): string {
  if (id === UNKNOWN) return 'Sealed';
  if ('kind' in options) return pack.entries[id]?.name ?? id;
  return options.find((one) => one.id === id)?.name ?? id;
}

type Made = Pick<Table['choices'][number], 'choice' | 'player' | 'option'>;

/** Whether something was decided in mid-battle that is for the time before it. */
export function isLate({ choices = {} }: Pack, table: Table, { choice, player, option }: Made): boolean {
  const made = table.choices.findLast((one) => one.choice === choice && one.player === player && one.option === option);
  return choices[choice]?.when === 'before-battle' && (made ? made.at : table.clock) !== null;
}
