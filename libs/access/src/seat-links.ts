import type { AccessSettings } from './access-settings.js';
import { type Declined, is, namedId, type Clock, type Static, type Why } from '@adjutant/kernel';
import { randomUUID } from 'node:crypto';
import type { Side } from '@adjutant/rules';
import { AccessTables } from './access-tables.js';
import type { Acting, Linked, SeatOfMatch } from './acting.js';
import { readLink, signLink, type LinkClaims } from './link-token.js';
import { linkKey } from './secrets.js';
import { HOUR } from './sessions.js';
import { declined, type AccessCode } from './refusals.js';

/** A link as staff see it listed: never with what would open it. */
export const ListedLink = is.object(
  {
    id: is.anyText(),
    until: is.anyText(),
    issuedAt: is.anyText(),
    by: is.anyText({ says: 'Id of the person who handed it out.' }),
    revoked: is.says('When it was revoked; false while it holds.', is.either(is.anyText(), is.exactly(false))),
    devices: is.anyWhole({ says: 'How many devices use it now.' }),
  },
  { name: 'ListedLink' },
);
export type ListedLink = Static<typeof ListedLink>;

interface LinkRow {
  readonly id: string;
  readonly side: Linked;
  readonly until: number;
  readonly issued_at: string;
  readonly issued_by: string;
  readonly revoked_at: string | null;
  readonly devices: number | null;
}

export const LINK_HOURS = { usual: 12, most: 7 * 24 };

/** What the link of an event opens: no match that is there. Whoever opens one by it sits at A. */
export const EVENT_LINK = { match: '', side: 'A' } as const;

/** Links that let their holders play on one side of one match. Several devices may use one, until it ends. */
export class SeatLinks {
  #key: Buffer | undefined;

  constructor(
    private readonly tables: AccessTables,
    private readonly settings: AccessSettings,
    private readonly clock: Clock,
  ) {}

  /** What is wrong with the key is told at the start, and not to the first who is given a link. */
  begin(): void {
    if (this.settings.access === 'staffed') this.#key = linkKey(this.settings);
  }

  async issue(
    to: Pick<LinkClaims, 'match' | 'side' | 'alone'>,
    by: string,
    hours: number,
  ): Promise<LinkClaims & { readonly token: string }> {
    const now = this.clock();
    const claims: LinkClaims = { id: randomUUID(), ...to, until: now + hours * HOUR };
    const { id, match, side, until } = claims;
    const { kysely } = await this.tables.opened();
    await kysely
      .insertInto('links')
      .values({ id, match, side, until, issued_at: iso(now), issued_by: by, revoked_at: null })
      .execute();
    return { ...claims, token: signLink(this.#keyOfLinks, claims) };
  }

  /** The link of a seat to which that of an event leads: the same one each time, so that staff see it, and may take it back. */
  async leading(from: string, { match, side }: SeatOfMatch, by: string): Promise<LinkClaims> {
    const now = this.clock();
    const id = namedId(`event-link/${from}/${match}/${side}`);
    const until = now + LINK_HOURS.usual * HOUR;
    const { kysely } = await this.tables.opened();
    await kysely
      .insertInto('links')
      .values({ id, match, side, until, issued_at: iso(now), issued_by: by, revoked_at: null })
      .onConflict((there) => there.column('id').doUpdateSet({ until }))
      .execute();
    const row = await kysely.selectFrom('links').select('revoked_at').where('id', '=', id).executeTakeFirst();
    if (row?.revoked_at === null) return { id, match, side, until };
    const facts = { match, side, until: iso(until) };
    throw closed('access/link-revoked', 'This seat was taken back. Ask a judge for a link of its own.', facts);
  }

  /** What a link of this server says that it opens, whether it still does or not. */
  claimed(token: string): LinkClaims {
    const claims = readLink(this.#keyOfLinks, token);
    if (!claims) throw closed('access/link-forged', 'This is no link of this server. Ask for a new one.', {});
    return claims;
  }

  /** What a link opens; says why it opens nothing. */
  async opened(token: string): Promise<LinkClaims> {
    const claims = this.claimed(token);
    const { id, match, side, until } = claims;
    const facts = { match, side, until: iso(until) };
    if (this.clock() >= until) {
      throw closed('access/link-expired', `This link ended at ${iso(until)}. Ask a judge for a new one.`, facts);
    }
    const { kysely } = await this.tables.opened();
    const row = await kysely.selectFrom('links').select('revoked_at').where('id', '=', id).executeTakeFirst();
    if (row?.revoked_at === null) return claims;
    throw closed('access/link-revoked', 'This link was taken back. Ask a judge for a new one.', facts);
  }

  /** The same of the link of an event; that of a seat opens no match. */
  async openedForEvent(token: string): Promise<LinkClaims> {
    const claims = await this.opened(token);
    if (claims.match === EVENT_LINK.match) return claims;
    const { match, side } = claims;
    throw closed('access/other-match', 'This is the link of a seat: it opens no match. Open it as it is.', {
      match,
      side,
    });
  }

  async listed(match: string): Promise<{ readonly [L in Linked]: readonly ListedLink[] }> {
    const { kysely } = await this.tables.opened();
    const rows = await kysely
      .selectFrom('links')
      .select(['id', 'side', 'until', 'issued_at', 'issued_by', 'revoked_at'])
      .select((row) =>
        row
          .selectFrom('sessions')
          .whereRef('sessions.link', '=', 'links.id')
          .select(({ fn }) => fn.countAll<number>().as('devices'))
          .as('devices'),
      )
      .where('match', '=', match)
      .orderBy('issued_at')
      .orderBy('id')
      .execute();
    const of = (linked: Linked) => rows.filter((row) => row.side === linked).map(listedLink);
    return { A: of('A'), B: of('B'), both: of('both') };
  }

  /** Ends the link and every session that it opened: they are kept to tell their devices why, and open nothing. */
  async revoke(match: string, id: string): Promise<void> {
    const { kysely } = await this.tables.opened();
    const known = await kysely
      .selectFrom('links')
      .select('revoked_at')
      .where('id', '=', id)
      .where('match', '=', match)
      .executeTakeFirst();
    if (!known) throw closed('access/unknown-link', `Match ${match} has no such link.`, { match }, 'not-there');
    const revoked_at = known.revoked_at ?? iso(this.clock());
    await kysely.updateTable('links').set({ revoked_at }).where('id', '=', id).execute();
  }

  /** Ends the links of these seats that were handed out until then, those of the table as well, and every session that they opened. */
  async closeUntil(match: string, sides: readonly Side[], until: string): Promise<void> {
    if (!this.tables.isThere || sides.length === 0) return;
    const { kysely } = await this.tables.opened();
    await kysely
      .updateTable('links')
      .set({ revoked_at: iso(this.clock()) })
      .where('match', '=', match)
      .where('side', 'in', [...sides, 'both'])
      .where('issued_at', '<=', until)
      .where('revoked_at', 'is', null)
      .execute();
  }

  get #keyOfLinks(): Buffer {
    this.#key ??= linkKey(this.settings);
    return this.#key;
  }
}

function listedLink({ id, until, issued_at, issued_by, revoked_at, devices }: LinkRow): ListedLink {
  return {
    id,
    until: iso(until),
    issuedAt: issued_at,
    by: issued_by,
    revoked: revoked_at ?? false,
    devices: revoked_at === null ? (devices ?? 0) : 0,
  };
}

interface LinkTerms {
  readonly hours: number;
  readonly alone?: true;
}

/**
 * For how long, and for whom alone. A player hands a seat on and never doubles it: who sat there is out when it is opened, and
 * notices. At the device of a table both hands lie open anyway.
 */
export function linkTerms({ seat }: Acting, asked: { readonly hours?: number; readonly alone?: boolean }): LinkTerms {
  const { hours = LINK_HOURS.usual, alone = false } = asked;
  if (seat === undefined) return { hours, ...(alone && { alone }) };
  const hands = alone || seat.both !== true;
  return { hours: Math.min(hours, LINK_HOURS.usual), ...(hands && { alone: hands }) };
}

/** Told to whoever scans the code of one table while they sit at another, before they lose that seat. */
export function seatedElsewhere({ match, side }: SeatOfMatch, title: string): Declined {
  const says = `You sit at another match, “${title}”, which is not over. Go on there, or leave that seat on this device and take this one.`;
  return closed('access/seated-elsewhere', says, { match, side, title }, 'conflict');
}

function closed(code: AccessCode, says: string, facts: object, why: Why = 'not-allowed'): Declined {
  return declined(why, code, says, { facts });
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
