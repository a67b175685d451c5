import type { MatchCommand } from '@adjutant/match';
import { humanised } from '../../common/words.js';
import { isSecret } from '../carried/secret.js';
import type { Item } from './item.js';

/** What units and players are called, by their ids and seats. */
export interface Called {
  readonly unit: (id: string) => string;
  readonly player: (side: string) => string;
  /** A place of the clock, as `R2.B.Shooting`. */
  readonly place: (where: string) => string;
}

const BY_IDS: Called = { unit: (id) => id, player: (side) => side, place: (where) => where };

/** What of a command is told to whoever holds the phone: nothing of this is ever sealed. */
const OPEN = ['stratagem', 'ability', 'order', 'category', 'amount', 'points', 'action', 'result'] as const;
/** The units that it is about, where it may not tell of a hand. */
const UNITS = ['unit', 'units', 'issuer', 'recipient', 'roles', 'targets', 'by'] as const;

export type Sayable = Pick<Item, 'command' | 'where' | 'secret' | 'asked'>;

/** What was pressed, as a person would say it, and where; of whoever pressed it, and without what is secret in it. */
export function saidOf(item: Sayable, called: Called = BY_IDS): string {
  const { command } = item;
  const where = called.place(item.where);
  if (command.type === 'AdvancePhase') return where === '' ? 'Goes on' : `Goes on from ${where}`;
  const says = inWords(command, called, asking(item)) ?? named(item, called);
  return where === '' ? says : `${says}, ${where}`;
}

function inWords({ type, data }: MatchCommand, { unit, player }: Called, asked: string): string | null {
  switch (type) {
    case 'GainCommandPoints':
      return `+${data.amount} CP, ${player(data.player)}`;
    case 'ScoreVictoryPoints':
      return `+${data.points} VP ${data.what ?? humanised(data.category)}, ${player(data.player)}`;
    case 'RecordUnitDestroyed':
      return `${unit(data.unit)} is destroyed${byWhom(data.by, unit)}`;
    case 'RecordUnitsDestroyed':
      return `${data.units.map(unit).join(', ')} are destroyed${byWhom(data.by, unit)}`;
    case 'RecordUnitAction':
      return `${unit(data.unit)}: ${[humanised(data.action), ...(data.targets ?? []).map(unit)].join(', ')}`;
    case 'Choose':
      return `${data.player === undefined ? 'Decided' : `${player(data.player)} decides`} on ${humanised(data.choice)}`;
    case 'AnswerUse':
      return `${player(data.player)} answers ${asked}`;
    case 'DrawObjective':
      return `${player(data.player)} draws`;
    case 'DiscardObjective':
      return `${player(data.player)} discards`;
    case 'ClaimAwards':
      return `${player(data.player)} scores ${nameIn(data.card)}`;
    default:
      return null;
  }
}

/** A card that lies in a sealed hand is not told of by its question. */
const asking = (item: Sayable): string => (isSecret(item) ? undefined : item.asked) ?? 'what was asked';

const byWhom = (by: string | undefined, unit: Called['unit']): string => (by === undefined ? '' : ` by ${unit(by)}`);

/** By the name of the command, and what it names. */
function named(item: Pick<Item, 'command' | 'secret'>, { unit, player }: Called): string {
  const { type } = item.command;
  const data = item.command.data as { readonly [member: string]: unknown };
  const things = OPEN.map((member) => data[member]).flatMap(thingIn);
  const units = isSecret(item) ? [] : UNITS.flatMap((member) => stringsIn(data[member])).map(unit);
  const side = data['player'];
  const whose = typeof side === 'string' ? [player(side)] : [];
  const about = [...things, ...units, ...whose];
  return about.length === 0 ? humanised(type) : `${humanised(type)}: ${about.join(', ')}`;
}

/** `core/grenade` as `Grenade`: an id ends with the name. */
const nameIn = (id: string): string => humanised(id.slice(id.lastIndexOf('/') + 1));

function thingIn(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' ? [nameIn(value)] : [];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
