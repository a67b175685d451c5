import type { Clock, Role } from '@adjutant/kernel';
import type { Seats } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { AccessTables } from './access-tables.js';
import { LOCAL, nameOf, placeAt, signing, type Acting, type Linked, type Mode } from './acting.js';
import { declined } from './refusals.js';

/** Whoever has more devices than this is told of the last. */
const MOST_OTHERS = 10;

/** The key of a device at a seat. */
export interface SeatKey {
  readonly key: string;
  readonly match: string;
  readonly side: Linked;
  readonly person: string;
  readonly role: Role;
  readonly since: string;
  /** Whether the link by which the device sat down was taken back. */
  readonly revoked: boolean;
  /** The last of its presses that was told a judge; -1 where none was. */
  readonly told: number;
}

/** A press by its number in the run and the id under which it was pressed. */
export interface ToldPress {
  readonly number: number;
  readonly id: string;
}

/** A statement that tells a judge of presses: the call it is in, and its command; no command where an earlier build told it. */
export interface StatementOfPresses {
  readonly dispute: string;
  readonly statement: string;
}

/** The keys of devices: made there when a seat is opened, and known here from then on, whatever becomes of session and link. */
export class SeatKeys {
  constructor(
    private readonly tables: AccessTables,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the key of a device known for the seat at which it sits; a key that is known stays what it was. Where its link was taken back
   * and whoever had it sits there again on that device by another, what it signs is theirs again.
   */
  async register(key: string, match: string, acting: Acting, seats: Seats): Promise<SeatKey> {
    const { kysely } = await this.tables.opened();
    const side = sideOf(acting, match, seats);
    const { id: person, role } = nameOf(acting.actor);
    const session = acting.session ?? '';
    const found = await kysely.selectFrom('sessions').select('link').where('hash', '=', session).executeTakeFirst();
    const since = new Date(this.clock()).toISOString();
    const row = { key, match, side, person, role, link: found?.link ?? null, since, told: -1 };
    await kysely
      .insertInto('seat_keys')
      .values(row)
      .onConflict((there) => there.doNothing())
      .execute();
    const known = await this.find(key, match);
    if (known && known.person === person && known.side === side) return this.#again(known, row.link);
    const says = 'This key belongs to another seat of this match. Make a new one on this device.';
    throw declined('conflict', 'access/key-of-another', says, { facts: { match } });
  }

  async #again(known: SeatKey, link: string | null): Promise<SeatKey> {
    const { key, match, revoked } = known;
    if (!revoked || link === null) return known;
    const { kysely } = await this.tables.opened();
    await kysely.updateTable('seat_keys').set({ link }).where('key', '=', key).where('match', '=', match).execute();
    return { ...known, revoked: false };
  }

  async find(key: string, match: string): Promise<SeatKey | undefined> {
    if (!this.tables.isThere) return undefined;
    const { kysely } = await this.tables.opened();
    const row = await kysely
      .selectFrom('seat_keys')
      .leftJoin('links', 'links.id', 'seat_keys.link')
      .select(['seat_keys.key', 'seat_keys.match', 'seat_keys.side', 'person', 'role', 'link', 'since', 'told'])
      .select(['issued_at', 'revoked_at'])
      .where('seat_keys.key', '=', key)
      .where('seat_keys.match', '=', match)
      .executeTakeFirst();
    if (!row) return undefined;
    const { link, issued_at, revoked_at, ...kept } = row;
    return { ...kept, told: Number(kept.told), revoked: link !== null && (issued_at === null || revoked_at !== null) };
  }

  /** Since when other keys of the same person sign at the same seat, the newest first: another device, or one that has lost its key. */
  async others({ key, match, person, side }: SeatKey): Promise<readonly string[]> {
    const { kysely } = await this.tables.opened();
    const rows = await kysely
      .selectFrom('seat_keys')
      .select('since')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('side', '=', side)
      .where('key', '<>', key)
      .orderBy('since', 'desc')
      .limit(MOST_OTHERS)
      .execute();
    return rows.map(({ since }) => since);
  }

  /**
   * These presses are about to be told a judge in this dispute, by the command of that statement: noted before it is recorded, so that
   * the log alone says whether it was, whenever the server stops.
   */
  async tells(
    { match }: SeatKey,
    presses: readonly ToldPress[],
    { dispute, statement }: StatementOfPresses,
  ): Promise<void> {
    if (presses.length === 0) return;
    const { kysely } = await this.tables.opened();
    await kysely
      .insertInto('press_statements')
      .values(presses.map(({ id: press }) => ({ match, press, dispute, statement })))
      .onConflict((there) => there.doNothing())
      .execute();
  }

  /** The presses of a key up to the last of these were told a judge. */
  async told({ key, match }: SeatKey, presses: readonly ToldPress[]): Promise<void> {
    const told = presses.at(-1)?.number;
    if (told === undefined) return;
    const { kysely } = await this.tables.opened();
    await kysely
      .updateTable('seat_keys')
      .set({ told })
      .where('key', '=', key)
      .where('match', '=', match)
      .where('told', '<', told)
      .execute();
  }

  /** The statements that tell a judge of what was pressed under an id, as far as they were recorded. */
  async statementsOf(match: string, press: string): Promise<readonly StatementOfPresses[]> {
    if (!this.tables.isThere) return [];
    const { kysely } = await this.tables.opened();
    return kysely
      .selectFrom('press_statements')
      .select(['dispute', 'statement'])
      .where('match', '=', match)
      .where('press', '=', press)
      .execute();
  }
}

/**
 * Whoever sat down with a key, as they act by what they signed: at their seat, and nowhere else. Nobody where the key is that
 * of whoever owned this server before people signed in here.
 */
export function authorOf({ key, match, side, person, role }: SeatKey, mode: Mode): Acting | undefined {
  if (role !== 'player' && role !== 'table') return mode === 'single-user' ? LOCAL : undefined;
  const actor = signing({ id: person, role });
  return { actor, roles: ['player'], seat: placeAt(match, side), session: `key ${key}`, mode: 'staffed', named: false };
}

/** Where somebody sits who has a key made known: at the seat of their link, or, where nobody signs in, at that of their name. */
function sideOf({ seat, actor, named, mode }: Acting, match: string, seats: Seats): Linked {
  if (seat?.match === match) return seat.both === true ? 'both' : seat.side;
  const { id } = nameOf(actor);
  const own: Side | undefined = SIDES.find((side) => seats[side].player === id);
  if (own !== undefined) return own;
  // Whoever owns the server plays all the parts there.
  if (mode === 'single-user' && !named) return 'both';
  const says = `${id} sits at no seat of this match: a key is made known for the seat of a player. Name a player of the match.`;
  throw declined('not-allowed', 'access/not-your-seat', says, { facts: { match, actor: id } });
}
