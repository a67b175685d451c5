import { is, type Json, type Static } from '@adjutant/kernel';
import type { MatchCommand } from '../commands.js';

const MOST = 50;

/** Entries that a device had forecast, and names by the numbers that it gave them: which command writes each. */
export const Forecast = is.list(
  is.object({
    entry: is.whole({ says: 'The number by which the device names it.' }),
    of: is.uuid({ says: 'The command that writes it.' }),
    nth: is.optional(is.whole({ says: 'Which of the entries of that command it is, counted from 0.' })),
  }),
  { most: MOST },
);
export type Forecast = Static<typeof Forecast>;

/** Where a command names entries of the record by their numbers: in this member, or in one of another member. */
const NAMES: { readonly [Type in MatchCommand['type']]?: readonly (readonly string[])[] } = {
  AnswerUse: [['entry']],
  RecordRoll: [['roll']],
  CorrectEntry: [['entry'], ['correction', 'before']],
  RewindMatch: [['to']],
  TakeBack: [['entry']],
  AskTakeBack: [['entry']],
  AgreeTakeBack: [['ask']],
  DeclineTakeBack: [['ask']],
  AnswerQuestion: [['entry']],
  ContestAnswer: [['entry']],
  DeclareRunning: [['after']],
};

/** The entries that a command names. */
export function entriesNamed(command: MatchCommand): readonly number[] {
  const named: number[] = [];
  renumbered(command, (entry) => {
    named.push(entry);
    return entry;
  });
  return named;
}

/** The same command with other numbers in their stead. */
export function renumbered(command: MatchCommand, numberOf: (entry: number) => number): MatchCommand {
  const places = NAMES[command.type] ?? [];
  const data = places.reduce<Json>((told, place) => at(told, place, numberOf), command.data as unknown as Json);
  return data === (command.data as unknown as Json) ? command : ({ ...command, data } as unknown as MatchCommand);
}

function at(value: Json | undefined, [member, ...rest]: readonly string[], numberOf: (entry: number) => number): Json {
  if (member === undefined) return numbered(value ?? null, numberOf);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  const members = value as { readonly [name: string]: Json };
  const now = members[member] === undefined ? undefined : at(members[member], rest, numberOf);
  return now === members[member] || now === undefined ? members : { ...members, [member]: now };
}

/** A number, or one with dice of it behind: `41/2`. */
function numbered(value: Json, numberOf: (entry: number) => number): Json {
  if (typeof value === 'number') return numberOf(value);
  const [, entry, rest] = typeof value === 'string' ? (/^(\d+)(\/.*)$/.exec(value) ?? []) : [];
  return entry === undefined ? value : `${numberOf(Number(entry))}${rest}`;
}
