import { PERSON_ROLES, type Actor, type Message, type Schema } from '@adjutant/kernel';
import { Forecast, type Whence } from '@adjutant/match';
import { Clock } from '@adjutant/rules';
import { COMPONENTS } from '../describing/answers.js';
import { faultsOf } from '../problems/check.js';
import { Anything, Checked, isPlain, isWhole, Name, OneOf, Part, Text } from '../problems/fields.js';
import { Unread, Uuid, Whole, Wholes } from '../problems/fields.js';
import { checkAt, type Door } from './door.js';
import { messageFaults } from '../problems/messages.js';
import { RecordCommand } from './record-command.js';
import type { Addressed, Arrival } from './sent.js';
import { invalid, problem, problemIn, ProblemError, type Fault, type Problem } from '../problems/problem.js';

const DAY = 24 * 60 * 60 * 1000;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const LONGEST_TYPE = 60;

export const MOST_COMMANDS = 500;

export class ActorPart {
  @Name({ says: 'Id of a person.' }) id!: string;
  // What the server does by itself, such as carrying out rulings, nobody can ask of it in its name.
  @OneOf(PERSON_ROLES) role!: string;
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
  @Unread(
    Checked(
      isPlace,
      'be a place of the battle: {round, turn, step}',
      { allOf: [COMPONENTS.refer(Clock)] },
      {
        optional: true,
        says: 'Where in the battle it was pressed, on a device that may be behind: it is told at that place. Of commands of a match only.',
      },
    ),
  )
  place?: Whence['place'];
  @Whole({ optional: true, says: 'With `place`: the last entry that the device knew.' })
  basedOn?: number;
  @Wholes({ optional: true, says: 'With `place`: entries that look the same and are not, as somebody was asked.' })
  distinctFrom?: readonly number[];
  @Unread(
    Checked(
      (value) => messageFaults(Forecast, value, '').length === 0,
      'be a list of {entry, of}',
      COMPONENTS.refer(Forecast) as never,
      {
        optional: true,
        says: 'With `place`: entries that it names by numbers which the device had forecast, as what writes them waited there too. It means the entries that those commands wrote.',
      },
    ),
  )
  forecast?: Forecast;
}

/** Makes commands out of a body, all of them or none. */
export function readCommands(
  door: Door,
  addressed: Addressed,
  body: unknown,
  arrival: Arrival,
): readonly RecordCommand[] {
  const read = itemsIn(body).map((item, index) =>
    readCommand(door, addressed, item, { ...arrival, at: Array.isArray(body) ? `[${index}]` : '' }),
  );
  const faults = read.flatMap((one) => (one instanceof RecordCommand ? [] : one));
  if (faults.length > 0) throw invalid(faults);
  return read.filter((one) => one instanceof RecordCommand);
}

/** The same of each by itself: what is wrong with one of them is no matter of the others. */
export function readEach(
  door: Door,
  addressed: Addressed,
  body: readonly unknown[],
  arrival: Arrival,
  most = MOST_COMMANDS,
): readonly (RecordCommand | Problem)[] {
  return itemsIn(body, most).map((item, index) => {
    try {
      const read = readCommand(door, addressed, item, { ...arrival, at: `[${index}]` });
      if (read instanceof RecordCommand) return read;
      throw invalid(read);
    } catch (thrown) {
      const known = problemIn(thrown);
      if (!known) throw thrown;
      return known.problem;
    }
  });
}

function itemsIn(body: unknown, most = MOST_COMMANDS): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (list.length === 0) throw invalid([{ at: '', message: 'a list of commands holds at least one' }]);
  if (list.length <= most) return list;
  const detail = `A list holds at most ${most} commands; this one has ${list.length}.`;
  const facts = { most, sent: list.length };
  throw new ProblemError(problem(413, 'request/too-many-commands', detail, { facts }));
}

function readCommand(
  door: Door,
  { to, acting }: Addressed,
  value: unknown,
  { at, ...arrival }: Arrival & { readonly at: string },
): RecordCommand | readonly Fault[] {
  const check = checkOf(door, value, at);
  const faults = [...(isOrdinary(value) ? [] : faultsOf(Envelope, value, at)), ...misplaced(door, value, at)];
  const data = isPlain(value) ? value['data'] : undefined;
  const inside = at === '' ? 'data' : `${at}.data`;
  const inData = check && isPlain(data) ? messageFaults(check, data, inside) : [];
  const late = faults.length === 0 ? futureFault((value as Envelope).occurredAt, arrival.now, at) : [];
  if (!check || faults.length + inData.length + late.length > 0) return [...faults, ...inData, ...late];
  const { commandId, type, occurredAt, expectedRevision, actor } = value as Envelope;
  const deeper = door.faultsIn?.(type, data as { readonly [member: string]: unknown }, inside, to) ?? [];
  if (deeper.length > 0) return deeper;
  const command = { type, data } as Message;
  const sending = {
    to,
    commandId: commandId.toLowerCase(),
    actor: actor ?? arrival.actor,
    now: arrival.now,
    occurredAt: occurredAt === undefined ? arrival.now : new Date(occurredAt).toISOString(),
    expectedRevision,
    correlationId: arrival.correlationId,
    causationId: arrival.causationId,
    whence: whenceIn(value as Envelope),
  };
  return new RecordCommand(door.context, command, sending, acting);
}

function whenceIn({ place, basedOn, distinctFrom, forecast }: Envelope): Whence | undefined {
  if (place === undefined) return undefined;
  return {
    place,
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(distinctFrom === undefined ? {} : { distinctFrom }),
    ...(forecast === undefined ? {} : { forecast: forecast.map((one) => ({ ...one, of: one.of.toLowerCase() })) }),
  };
}

/** What is said of commands that have a place in a match. */
export const OF_PLACES = ['place', 'basedOn', 'distinctFrom', 'forecast'] as const;

/** Only what is recorded of a match has a place in it. */
function misplaced({ context, weaves = false }: Door, value: unknown, at: string): readonly Fault[] {
  if (!isPlain(value)) return [];
  const wrong = OF_PLACES.find((one) => value[one] !== undefined && (!weaves || value['place'] === undefined));
  if (wrong === undefined) return [];
  const message = weaves
    ? `${wrong} is said together with place`
    : `${wrong} is said of commands of a match, and this is one of a ${context}: leave it out`;
  return [{ at: at === '' ? wrong : `${at}.${wrong}`, message }];
}

const ORDINARY = new Set(['commandId', 'type', 'data', 'occurredAt', 'expectedRevision', 'actor', ...OF_PLACES]);
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
    actor === undefined &&
    isOrdinarilyPlaced(value)
  );
}

function isOrdinarilyPlaced(value: { readonly [member: string]: unknown }): boolean {
  const { place, basedOn, distinctFrom, forecast } = value;
  if (distinctFrom !== undefined || forecast !== undefined) return false;
  return (place === undefined || isPlace(place)) && (basedOn === undefined || isWhole(basedOn));
}

/** An unknown type is told apart from a malformed one: the sender may be newer than this server. */
function checkOf(door: Door, value: unknown, at: string): Schema | undefined {
  const type = isPlain(value) ? value['type'] : undefined;
  if (typeof type !== 'string') return undefined;
  const check = checkAt(door, type);
  if (check) return check;
  const where = at === '' ? '' : `${at}: `;
  const named = type.slice(0, LONGEST_TYPE);
  const detail = `${where}There is no command ${JSON.stringify(named)}. Known commands: ${door.types.join(', ')}.`;
  throw new ProblemError(problem(400, 'command/unknown-type', detail, { facts: { type: named, known: door.types } }));
}

function isPlace(value: unknown): boolean {
  return messageFaults(Clock, value, '').length === 0;
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
