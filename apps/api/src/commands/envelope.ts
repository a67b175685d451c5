import { ROLES, type Actor, type Schema } from '@adjutant/kernel';
import { Anything } from '../matches/commands/common.js';
import { faultsOf } from '../problems/check.js';
import { Checked, isPlain, Name, OneOf, Part, Text, Unread, Uuid, Whole } from '../problems/fields.js';
import { invalid, problem, ProblemError, type Fault } from '../problems/problem.js';
import { messageFaults } from './messages.js';

const DAY = 24 * 60 * 60 * 1000;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const LONGEST_TYPE = 60;

export const MOST_COMMANDS = 500;

/** What the server does by itself, such as carrying out rulings, nobody can ask of it in its name. */
const OF_PEOPLE = ROLES.filter((role) => role !== 'system');

export class ActorPart {
  @Name({ says: 'Id of a person.' }) id!: string;
  @OneOf(OF_PEOPLE) role!: string;
}

/** What is around the data of every command. */
export class Envelope {
  @Uuid({ says: 'Chosen by the sender. The same id again is answered as before and records nothing.' })
  commandId!: string;
  @Text({ longest: LONGEST_TYPE, says: 'Type of the command.' }) type!: string;
  @Unread(Anything()) data!: object;
  @Checked(
    isTime,
    'be a time with date and zone, such as 2026-05-01T10:00:00Z',
    { type: 'string', format: 'date-time' },
    {
      optional: true,
      says: 'When it happened at the table; now where it is left out.',
    },
  )
  occurredAt?: string;
  @Whole({ optional: true, least: -1, most: Number.MAX_SAFE_INTEGER, says: 'The revision that the sender has seen.' })
  expectedRevision?: number;
  @Part(() => ActorPart, {
    optional: true,
    says: 'Who acts, in which role. Where it is left out: whoever is signed in, or `local` where nobody has to be, in the role that is enough.',
  })
  actor?: Actor;
}

/** When, from whom and under which id a request came in. */
export interface Arrival {
  /** Who acts where a command names nobody. */
  readonly actor: Actor;
  readonly now: string;
  readonly correlationId: string;
}

/** What is the same for every command of every context: under which id, by whom and when. */
export interface Sent {
  readonly commandId: string;
  readonly actor: Actor;
  /** When the server received it, and when it happened at the table. */
  readonly now: string;
  readonly occurredAt: string;
  readonly expectedRevision?: number | undefined;
  readonly correlationId?: string | undefined;
}

/** A description; or a class, of contexts whose messages are not described yet. */
type DataOf = Schema | (new () => object);

/** The commands that one place takes, and what becomes of one of them that is well formed. */
export interface CommandBook<Command> {
  readonly types: readonly string[];
  /** What the data of a type is checked with; undefined where there is no such type. */
  dataOf(type: string): DataOf | undefined;
  /** What else is wrong with data in which its description finds nothing. */
  faultsIn?(type: string, data: { readonly [member: string]: unknown }, at: string): readonly Fault[];
  make(type: string, data: object, sent: Sent): Command;
}

/** Makes commands out of a body, all of them or none. */
export function readCommands<Command extends object>(
  book: CommandBook<Command>,
  body: unknown,
  arrival: Arrival,
): readonly Command[] {
  const list = Array.isArray(body) ? body : [body];
  if (list.length === 0) throw invalid([{ at: '', message: 'a list of commands holds at least one' }]);
  if (list.length > MOST_COMMANDS) {
    throw new ProblemError(
      problem(
        413,
        'request/too-many-commands',
        `A list holds at most ${MOST_COMMANDS} commands; this one has ${list.length}.`,
        {
          facts: { most: MOST_COMMANDS, sent: list.length },
        },
      ),
    );
  }
  const read = list.map((item, index) => readCommand(book, item, Array.isArray(body) ? `[${index}]` : '', arrival));
  const faults = read.flatMap((one) => (Array.isArray(one) ? (one as readonly Fault[]) : []));
  if (faults.length > 0) throw invalid(faults);
  return read as readonly Command[];
}

function readCommand<Command>(
  book: CommandBook<Command>,
  value: unknown,
  at: string,
  arrival: Arrival,
): Command | readonly Fault[] {
  const kind = dataKindOf(book, value, at);
  const faults = isOrdinary(value) ? [] : faultsOf(Envelope, value, at);
  const data = isPlain(value) ? value['data'] : undefined;
  const inside = at === '' ? 'data' : `${at}.data`;
  const inData = kind && isPlain(data) ? dataFaults(kind, data, inside) : [];
  const late = faults.length === 0 ? futureFault((value as Envelope).occurredAt, arrival.now, at) : [];
  if (!kind || faults.length + inData.length + late.length > 0) return [...faults, ...inData, ...late];
  const { commandId, type, occurredAt, expectedRevision, actor } = value as Envelope;
  const deeper = book.faultsIn?.(type, data as { readonly [member: string]: unknown }, inside) ?? [];
  if (deeper.length > 0) return deeper;
  return book.make(type, data as object, {
    commandId: commandId.toLowerCase(),
    actor: actor ?? arrival.actor,
    now: arrival.now,
    occurredAt: occurredAt === undefined ? arrival.now : new Date(occurredAt).toISOString(),
    expectedRevision,
    correlationId: arrival.correlationId,
  });
}

function dataFaults(kind: DataOf, data: unknown, at: string): readonly Fault[] {
  return typeof kind === 'function' ? faultsOf(kind, data, at) : messageFaults(kind, data, at);
}

const ORDINARY = new Set(['commandId', 'type', 'data', 'occurredAt', 'expectedRevision', 'actor']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Whether nothing can be wrong with an envelope, seen at a glance: nearly every request is like that, and the full check
 * costs as much as deciding. It lets through less than the full check, never more.
 */
export function isOrdinary(value: unknown): boolean {
  if (!isPlain(value) || !Object.keys(value).every((member) => ORDINARY.has(member))) return false;
  const { commandId, type, data, occurredAt, expectedRevision, actor } = value;
  return (
    typeof commandId === 'string' &&
    UUID.test(commandId) &&
    typeof type === 'string' &&
    type.length > 0 &&
    type.length <= LONGEST_TYPE &&
    isPlain(data) &&
    (occurredAt === undefined || isTime(occurredAt)) &&
    (expectedRevision === undefined || (Number.isSafeInteger(expectedRevision) && Number(expectedRevision) >= -1)) &&
    actor === undefined
  );
}

/** An unknown type is told apart from a malformed one: the sender may be newer than this server. */
function dataKindOf<Command>(book: CommandBook<Command>, value: unknown, at: string): DataOf | undefined {
  const type = isPlain(value) ? value['type'] : undefined;
  if (typeof type !== 'string') return undefined;
  const kind = book.dataOf(type);
  if (kind) return kind;
  const where = at === '' ? '' : `${at}: `;
  const named = type.slice(0, LONGEST_TYPE);
  const detail = `${where}There is no command ${JSON.stringify(named)}. Known commands: ${book.types.join(', ')}.`;
  throw new ProblemError(problem(400, 'command/unknown-type', detail, { facts: { type: named, known: book.types } }));
}

function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || !TIME.test(value) || Number.isNaN(Date.parse(value))) return false;
  // The engine takes 30 February for 2 March; a record must not.
  const date = value.slice(0, 10);
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}

function futureFault(occurredAt: string | undefined, now: string, at: string): Fault[] {
  if (occurredAt === undefined || Date.parse(occurredAt) <= Date.parse(now) + DAY) return [];
  const place = at === '' ? 'occurredAt' : `${at}.occurredAt`;
  return [{ at: place, message: 'occurredAt lies more than a day in the future' }];
}
