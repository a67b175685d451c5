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

/** A choice and its option, as somebody chose or as a roster tells: their ids, where nothing else is said. */
export interface ToldOption {
  readonly choice: string;
  readonly option: string;
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
  return choicesOnRosters(pack).flatMap((choice) => [
    ...againstNames(pack, choice, roster),
    ...knownOptions(pack, choice, roster).flatMap((option) => againstOption(pack, table, choice, player, option)),
  ]);
}

/** The same of a roster that is at no table: what it tells twice, or of what there is not. */
export function reasonsAgainstTelling(pack: Pack, roster: Picking): readonly Reason[] {
  return choicesOnRosters(pack).flatMap((choice) => againstNames(pack, choice, roster));
}

/** What a roster decides of the choices that rosters tell. */
export function toldByRoster(pack: Pack, roster: Picking): readonly ToldOption[] {
  return choicesOnRosters(pack).flatMap((choice) => {
    const option = optionTold(pack, choice, roster);
    return option === undefined ? [] : [{ choice: choice.id, option }];
  });
}

/** The same by name, for people: everything that it tells, also twice, or of what there is not. */
export function namesToldByRoster(pack: Pack, roster: Picking): readonly ToldOption[] {
  return choicesOnRosters(pack).flatMap((choice) => {
    const options = namesTold(choice, roster).map((name) => findOption(pack, choice, name)?.name ?? name);
    return [...new Set(options)].map((option) => ({ choice: choice.name, option }));
  });
}

/** The choices that have to be made, that rosters tell, and of which this one tells nothing. */
export function untoldByRoster(pack: Pack, roster: Picking): readonly ChoiceRule[] {
  return choicesOnRosters(pack).filter((choice) => choice.required === true && namesTold(choice, roster).length === 0);
}

/** Where what is chosen, by word or by a roster, is another option than the list tells that its player has brought. */
export function reasonsAgainstList(
  pack: Pack,
  chosen: readonly ToldOption[],
  told: readonly ToldOption[] = [],
): readonly Reason[] {
  return choicesOnRosters(pack).flatMap((choice) => {
    const [made, listed] = [chosen, told].map((all) => all.find((one) => one.choice === choice.id)?.option);
    if (made === undefined || listed === undefined || made === listed) return [];
    return [otherThanListed(pack, choice, { made, listed })];
  });
}

function againstNames(pack: Pack, choice: ChoiceRule, roster: Picking): readonly Reason[] {
  const names = namesTold(choice, roster);
  const strangers = names.filter((name) => findOption(pack, choice, name) === undefined);
  return [
    ...(knownOptions(pack, choice, roster).length > 1 ? [toldTwice(choice, names)] : []),
    ...strangers.map((name) => unknownOption(choice, name)),
  ];
}

function knownOptions(pack: Pack, choice: ChoiceRule, roster: Picking): readonly string[] {
  return [...new Set(namesTold(choice, roster).flatMap((name) => findOption(pack, choice, name)?.id ?? []))];
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

function otherThanListed(pack: Pack, choice: ChoiceRule, is: { made: string; listed: string }): Reason {
  const [made, listed] = [is.made, is.listed].map((id) => findOption(pack, choice, id)?.name ?? id);
  const message = `${choice.name} is ${listed} on the list that was brought to the event, not ${made}: that one is played, or an official lets another stand.`;
  const facts = { choice: choice.id, told: is.listed, chosen: is.made };
  return reason('choice/already-made', message, facts, [choice.source]);
}

function contradicts(pack: Pack, choice: ChoiceRule, { made, told }: { made: Choice; told: string }): Reason {
  const [chosen, onRoster] = [made.option, told].map((id) => findOption(pack, choice, id)?.name ?? id);
  const message = `${choice.name} of ${made.player} is ${onRoster} on the roster and ${chosen} in entry ${made.number}: correct one of the two.`;
  return reason('choice/already-made', message, { choice: choice.id, told, chosen: made.option, entry: made.number }, [
    choice.source,
  ]);
}
