import type { Reason } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import { reasonsAgainstConditions } from '../judge/against.js';
import { findOption } from '../judge/options-of.js';
import type { ChoiceRule } from '../pack/choice.js';
import { sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import type { Choice, Table } from '../table/table.js';
import { reason } from '../refusals.js';

/** What a roster takes besides units, or an army that was made of one. */
interface Picking {
  readonly picks?: readonly { readonly kind: string; readonly name: string }[] | undefined;
}

/** The table on which a choice is made that the roster tells; one that was made by word stays, and contradicts it perhaps. */
export function decidedByRoster(pack: Pack, table: Table, player: Side, roster: Picking, number: number): Table {
  const others = table.choices.filter((one) => one.onRoster !== true || one.player !== player);
  const told = choicesOnRosters(pack).flatMap((choice): Choice[] => {
    const option = optionTold(pack, choice, roster);
    if (option === undefined || others.some((one) => isOf(choice, player, one))) return [];
    return [{ number, choice: choice.id, player, option, roles: {}, at: table.clock, onRoster: true }];
  });
  return told.length === 0 && others.length === table.choices.length
    ? table
    : { ...table, choices: [...others, ...told] };
}

/** What is against the choices that a roster tells; what its detachments open is held against them where `table` has its army. */
export function reasonsAgainstTold(pack: Pack, table: Table, player: Side, roster: Picking): readonly Reason[] {
  return choicesOnRosters(pack).flatMap((choice) => {
    const names = namesTold(choice, roster);
    const known = names.flatMap((name) => findOption(pack, choice, name)?.id ?? []);
    const several = new Set(known).size > 1 ? [toldTwice(choice, names)] : [];
    const strangers = names.filter((name) => findOption(pack, choice, name) === undefined);
    return [
      ...several,
      ...strangers.map((name) => unknownOption(choice, name)),
      ...[...new Set(known)].flatMap((option) => againstOption(pack, table, choice, player, option)),
    ];
  });
}

/** What the army of a player, as its roster made it, has against what was chosen by word, before that roster or after it. */
export function reasonsAgainstChosen(pack: Pack, table: Table, player: Side): readonly Reason[] {
  const army = table.armies[player];
  if (!army) return [];
  return choicesOnRosters(pack).flatMap((choice) => {
    const made = table.choices.findLast((one) => isOf(choice, player, one));
    if (!made) return [];
    const told = optionTold(pack, choice, army);
    return told === undefined || told === made.option
      ? againstOption(pack, table, choice, player, made.option)
      : [contradicts(pack, choice, { made, told })];
  });
}

/** What is against a roster: of what it decides only what is not said of it already. */
export function withDecided(listed: readonly Reason[], decided: readonly Reason[]): readonly Reason[] {
  return [...listed, ...decided.filter(({ code }) => !listed.some((one) => one.code === code))];
}

function choicesOnRosters({ choices = {} }: Pack): readonly ChoiceRule[] {
  return Object.values(choices).filter(({ onRoster }) => onRoster === true);
}

function isOf(choice: ChoiceRule, player: Side, made: Choice): boolean {
  return made.choice === choice.id && made.player === player;
}

function namesTold({ id }: ChoiceRule, { picks = [] }: Picking): readonly string[] {
  return picks.filter(({ kind }) => sameName(kind, id)).map(({ name }) => name);
}

/** The one option that a roster tells; undefined where it tells none, several, or one that there is not. */
function optionTold(pack: Pack, choice: ChoiceRule, roster: Picking): string | undefined {
  const [one, ...more] = new Set(namesTold(choice, roster).map((name) => findOption(pack, choice, name)?.id));
  return more.length === 0 ? one : undefined;
}

/** However deep the match is recorded: the army is known, for its roster is there. */
function againstOption(pack: Pack, table: Table, choice: ChoiceRule, player: Side, id: string): readonly Reason[] {
  const { name, conditions, source } = choice;
  const known: Table = { ...table, depth: 'full' };
  return reasonsAgainstConditions(pack, known, { id, name, kind: 'choice', conditions, player, source });
}

function toldTwice({ id, name, source }: ChoiceRule, names: readonly string[]): Reason {
  const message = `A roster tells one ${name}, not ${names.join(' and ')}: leave one of them.`;
  return reason('choice/already-made', message, { choice: id, told: names }, [source]);
}

function unknownOption({ id, name, conditions, source }: ChoiceRule, told: string): Reason {
  const message = `${name} on the roster is ${told}, which there is not.`;
  const code = (conditions && 'code' in conditions ? conditions.code : undefined) ?? 'choice/unknown-option';
  return { code, message, facts: { choice: id, told }, cites: [source] };
}

function contradicts(pack: Pack, choice: ChoiceRule, { made, told }: { made: Choice; told: string }): Reason {
  const [chosen, onRoster] = [made.option, told].map((id) => findOption(pack, choice, id)?.name ?? id);
  const message = `${choice.name} of ${made.player} is ${onRoster} on the roster and ${chosen} in entry ${made.number}: correct one of the two.`;
  return reason('choice/already-made', message, { choice: choice.id, told, chosen: made.option, entry: made.number }, [
    choice.source,
  ]);
}
