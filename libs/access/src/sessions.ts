import type { Role, Declined, Clock } from '@adjutant/kernel';
import { alone, TablesUnavailable, WhileUnchanged } from '@adjutant/store';
import type { Kysely } from 'kysely';
import type { AccessSchema } from './access-migrations.js';
import { AccessTables } from './access-tables.js';
import { LINKED, placeAt, SIGNED_OUT, signing, TAKEN_BACK, VISITOR, type Acting, type Linked } from './acting.js';
import { rolesHeldBy } from './held-roles.js';
import type { LinkClaims } from './link-token.js';
import { hashOf, newToken } from './secrets.js';
import { declined } from './refusals.js';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** As long as the link of a seat. */
const ENTRANT_LASTS = 12 * HOUR;

/** How long a session lasts unused, and at most. Staff: a day at an event. Seats: as long as their link, at most. */
export const STAFF_LASTS = { idle: 2 * HOUR, most: 14 * HOUR };
export const SEAT_IDLE = 6 * HOUR;

/**
 * So many devices sit at once by one link: a phone, a tablet, one to spare, and as many again that were forgotten. The next
 * one takes the place of whichever has not been used for longest; those in use lose theirs to nobody.
 */
export const SEAT_DEVICES = { most: 6, unused: 15 * MINUTE };

/** Being seen is written down this often, not with every request: each time the disk is waited for. */
const SEEN_EVERY = 5 * MINUTE;

export interface Started {
  /** Goes to whoever signed in, and nowhere else. */
  readonly token: string;
  readonly until: number;
  readonly acting: Acting;
}

interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly match: string | null;
  readonly side: Linked | null;
  readonly event: string | null;
  readonly seen: number;
  readonly idle: number;
  readonly until: number;
  readonly roles: string | null;
  readonly link: string | null;
  /** Of the link; undefined and null alike where there is no such link. */
  readonly issued_at: string | null;
  readonly issued_by: string | null;
  readonly revoked_at: string | null;
}

/** As many as may be in use at once in a large hall. */
const MOST_KNOWN = 10_000;

/** A session as it stands in the tables, and who acts by it, with the roles of single events. */
interface Known {
  readonly row: SessionRow;
  readonly acting: Acting;
  /** As of the last time that it was written down here. */
  seen: number;
}

/** Who is signed in. A session is known by the hash of its token; the token itself is kept nowhere. */
export class Sessions {
  /** For as long as nobody writes to accounts, sessions, links and roles, whoever it is. */
  readonly #known = new WhileUnchanged<Known>({ max: MOST_KNOWN });

  constructor(
    private readonly tables: AccessTables,
    private readonly clock: Clock,
  ) {}

  async startForStaff(person: string): Promise<Started> {
    return this.#start({ person, idle: STAFF_LASTS.idle, until: this.clock() + STAFF_LASTS.most });
  }

  startForSeat(person: string, link: LinkClaims): Promise<Started> {
    return this.#start({ person, link, idle: SEAT_IDLE, until: link.until });
  }

  /** Of a player of an event who sits nowhere now: it says who they are in that event, and nothing in any match. */
  startForEntrant(person: string, event: string): Promise<Started> {
    return this.#start({ person, event, idle: SEAT_IDLE, until: this.clock() + ENTRANT_LASTS });
  }

  /** Who holds a token. Without one it is a visitor; a token that holds no longer is told apart. */
  async acting(token: string | undefined): Promise<Acting> {
    if (token === undefined) return VISITOR;
    const hash = hashOf(token);
    const session = await this.#known.of(await this.tables.opened(), hash, () => this.#know(hash));
    const now = this.clock();
    if (session && isTakenBack(session.row)) return TAKEN_BACK;
    if (!session || now >= session.row.until || now >= session.seen + session.row.idle) return SIGNED_OUT;
    if (now >= session.seen + SEEN_EVERY) await this.#see(session, now);
    return session.acting;
  }

  async #know(hash: string): Promise<Known | undefined> {
    const row = await this.#find(hash);
    if (!row) return undefined;
    const acting = actingIn(row);
    const isOfAccount = acting.session !== null && !acting.seat && acting.entrantOf === undefined;
    const held = isOfAccount ? await rolesHeldBy(await this.tables.opened(), row.person) : [];
    return { row, acting: held.length === 0 ? acting : { ...acting, held }, seen: row.seen };
  }

  /** When a session ends at the latest. */
  async until(session: string): Promise<number | undefined> {
    return (await this.#find(session))?.until;
  }

  async end(session: string): Promise<void> {
    const { kysely } = await this.tables.opened();
    await kysely.deleteFrom('sessions').where('hash', '=', session).execute();
  }

  /** Whoever may only look is not kept from it by a disk that is full: the next request sees them as well. */
  async #see(session: Known, now: number): Promise<void> {
    const { kysely } = await this.tables.opened();
    const writing = kysely.updateTable('sessions').set({ seen: now }).where('hash', '=', session.row.hash);
    try {
      await this.#known.beside(async () => Number((await writing.executeTakeFirst()).numUpdatedRows));
      session.seen = now;
    } catch (error) {
      if (!(error instanceof TablesUnavailable)) throw error;
    }
  }

  async #find(hash: string): Promise<SessionRow | undefined> {
    const { kysely } = await this.tables.opened();
    return kysely
      .selectFrom('sessions')
      .leftJoin('staff', (join) => join.onRef('staff.id', '=', 'sessions.person').on('sessions.link', 'is', null))
      .leftJoin('links', 'links.id', 'sessions.link')
      .select(['hash', 'person', 'sessions.match', 'sessions.side', 'seen', 'idle', 'sessions.until', 'roles'])
      .select(['link', 'sessions.event', 'issued_at', 'issued_by', 'revoked_at'])
      .where('hash', '=', hash)
      .executeTakeFirst();
  }

  async #start(asked: {
    readonly person: string;
    readonly link?: LinkClaims;
    readonly event?: string;
    readonly idle: number;
    readonly until: number;
  }): Promise<Started> {
    const { person, link, event = null, idle, until } = asked;
    const [token, now] = [newToken(), this.clock()];
    const { kysely } = await this.tables.opened();
    // A device whose link was taken back is told so as long as it could have sat there.
    const takenBack = kysely.selectFrom('links').select('id').where('revoked_at', 'is not', null);
    await kysely
      .deleteFrom('sessions')
      .where((row) => row.or([row('until', '<=', now), row(row('seen', '+', row.ref('idle')), '<=', now)]))
      .where((row) => row.or([row('until', '<=', now), row('link', 'is', null), row('link', 'not in', takenBack)]))
      .execute();
    const of = { person, link: link?.id ?? null, match: link?.match ?? null, side: link?.side ?? null, event };
    const session = { hash: hashOf(token), ...of, seen: now, idle, until };
    if (link === undefined) await kysely.insertInto('sessions').values(session).execute();
    else await this.#sitDown(link, session);
    return { token, until, acting: await this.acting(token) };
  }

  /** One device after the other: of many at the same moment none is counted too late. */
  async #sitDown(by: LinkClaims, session: AccessSchema['sessions']): Promise<void> {
    const { id: link, match, side } = by;
    await alone(await this.tables.opened(), 'sessions', async (within) => {
      if (by.alone)
        await within.deleteFrom('sessions').where('match', '=', match).where('side', 'in', over(side)).execute();
      const others = await within
        .selectFrom('sessions')
        .select(['hash', 'seen'])
        .where('link', '=', link)
        .orderBy('seen')
        .orderBy('hash')
        .execute();
      const [longest] = others;
      if (longest && others.length >= SEAT_DEVICES.most) {
        if (longest.seen > session.seen - SEAT_DEVICES.unused) throw seatFull();
        await within.deleteFrom('sessions').where('hash', '=', longest.hash).execute();
      }
      await within.insertInto('sessions').values(session).execute();
    });
  }
}

/** Places at which nobody sits any longer once a seat is taken alone: the device of the table holds it as well. */
function over(side: Linked): readonly Linked[] {
  return side === 'both' ? LINKED : [side, 'both'];
}

function seatFull(): Declined {
  const { most, unused } = SEAT_DEVICES;
  const says = `${most} devices sit here by this link already. Sign out on one, wait until one has not been used for ${unused / MINUTE} minutes, or ask a judge for a new link.`;
  return declined('conflict', 'access/seat-full', says, { facts: { devices: most } });
}

/** Ends the sessions of an account, together with what makes that necessary. */
export async function endAllOf(within: Kysely<AccessSchema>, person: string): Promise<void> {
  await within.deleteFrom('sessions').where('person', '=', person).where('link', 'is', null).execute();
}

/** Also of whoever sat down at the very moment at which the link was taken back. */
function isTakenBack({ link, issued_at, revoked_at }: SessionRow): boolean {
  return link !== null && (issued_at === null || revoked_at !== null);
}

function actingIn({ hash, person, match, side, event, roles, ...row }: SessionRow): Acting {
  const known = { session: hash, mode: 'staffed', named: false } as const;
  if (match !== null && side !== null) {
    const by = row.issued_by === null ? {} : { seatedBy: row.issued_by };
    return {
      ...known,
      ...by,
      actor: signing({ id: person, role: side === 'both' ? 'table' : 'player' }),
      roles: ['player'],
      seat: placeAt(match, side),
    };
  }
  // Before the roles: a player may have the id of an account, and this is no session of one.
  if (event !== null)
    return { ...known, actor: signing({ id: person, role: 'player' }), roles: ['player'], entrantOf: event };
  // Whoever was removed meanwhile has no row, and with it no roles.
  if (roles === null) return SIGNED_OUT;
  const held = JSON.parse(roles) as readonly Role[];
  return { ...known, actor: signing({ id: person, role: held[0] ?? 'spectator' }), roles: held };
}
