import type { AccessSchema, EventRoles, EventStaffMember, StaffRole } from '@adjutant/access';
import { openTables } from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { say, sayJson, type Io } from '../io.js';
import { readSettings } from '../settings.js';
import { table } from '../show/table.js';
import { withStore } from '../store.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface EventStaffOptions extends JsonOption {
  readonly give?: string;
  readonly roles?: string;
  readonly take?: string;
}

type Access = typeof import('@adjutant/access');

/** Who holds a role in one event: told, and given or taken first where that is asked. */
export async function eventStaff(io: Io, event: string, options: EventStaffOptions): Promise<ExitCode> {
  const { give, roles, take, json } = options;
  if ((give === undefined) !== (roles === undefined))
    throw new Trouble(EXIT.usage, 'Say who gets which roles: --give NAME --roles judge,scorekeeper.');
  await assertEvent(io, event);
  const access = await import('@adjutant/access');
  const given = roles === undefined ? [] : rolesIn(access, roles);
  const staff = await withRoles(io, access, async (held) => {
    if (give !== undefined)
      await held.give(event, { name: give, roles: given, by: access.nameOf(access.LOCAL.actor).id });
    if (take !== undefined) await held.take(event, idOf(access, await held.of(event), take));
    return held.of(event);
  });
  if (json) sayJson(io, { event, staff });
  else inWords(event, staff).forEach((line) => say(io, line));
  return EXIT.ok;
}

/** No role is held in what nobody has set up. */
function assertEvent(io: Io, event: string): Promise<void> {
  return withStore(io, undefined, async (store) => {
    const stored = await store.readBare(TOURNAMENT_STREAMS.of(event));
    if (stored.length === 0) throw new Trouble(EXIT.usage, `There is no event ${event} in this store.`);
  });
}

function rolesIn({ STAFF_ROLES }: Access, text: string): readonly StaffRole[] {
  const named = text.split(',').map((one) => one.trim());
  const unknown = named.find((one) => !STAFF_ROLES.some((role) => role === one));
  if (unknown === undefined) return STAFF_ROLES.filter((role) => named.includes(role));
  throw new Trouble(
    EXIT.usage,
    `${JSON.stringify(unknown)} is no role of an event. There are: ${STAFF_ROLES.join(', ')}.`,
  );
}

/** The tables of the installation, beside a server that may be using them. */
async function withRoles<Result>(io: Io, access: Access, work: (held: EventRoles) => Promise<Result>): Promise<Result> {
  const place = readSettings(io);
  const shared =
    place.database === undefined ? undefined : await openTables<AccessSchema>(place.database, access.ACCESS);
  const tables = new access.AccessTables({ store: place.store, data: place.data, access: 'staffed' }, shared);
  try {
    return await work(new access.EventRoles(tables, Date.now));
  } finally {
    await tables.close();
    await shared?.close();
  }
}

function idOf({ signInName }: Access, staff: readonly EventStaffMember[], who: string): string {
  return staff.find(({ id, name }) => id === who || signInName(name) === signInName(who))?.id ?? who;
}

function inWords(event: string, staff: readonly EventStaffMember[]): readonly string[] {
  if (staff.length === 0) return [`Nobody holds a role in event ${event} alone.`];
  const rows = staff.map(({ name, roles, since, by, id }) => [name, roles.join(', '), since, by, id]);
  return table([['name', 'roles', 'since', 'given by', 'id'], ...rows]);
}
