import { randomUUID } from 'node:crypto';
import { SIDES, type Side } from '@adjutant/rules';
import { Inject, Injectable } from '@nestjs/common';
import { problem, ProblemError } from '../problems/problem.js';
import type { Settings } from '../settings.js';
import { CLOCK, SETTINGS, type Clock } from '../tokens.js';
import { AccessFile } from './access-file.js';
import type { SeatOfMatch } from './acting.js';
import { readLink, signLink, type LinkClaims } from './link-token.js';
import { linkKey } from './secrets.js';
import { HOUR, Sessions } from './sessions.js';

/** A link as staff see it listed: never with what would open it. */
export interface ListedLink {
  readonly id: string;
  readonly until: string;
  readonly issuedAt: string;
  /** Id of the person who handed it out. */
  readonly by: string;
  /** When it was revoked; false while it holds. */
  readonly revoked: string | false;
  /** How many devices use it now. */
  readonly devices: number;
}

interface LinkRow {
  readonly id: string;
  readonly side: Side;
  readonly until: number;
  readonly issued_at: string;
  readonly issued_by: string;
  readonly revoked_at: string | null;
  readonly devices: number;
}

const OF_MATCH = `SELECT id, side, until, issued_at, issued_by, revoked_at,
  (SELECT count(*) FROM sessions WHERE sessions.link = links.id) AS devices
  FROM links WHERE match = ? ORDER BY issued_at, id`;

export const LINK_HOURS = { usual: 12, most: 7 * 24 };

/** Links that let their holders play on one side of one match. Several devices may use one, until it ends. */
@Injectable()
export class SeatLinks {
  #key: Buffer | undefined;

  constructor(
    @Inject(AccessFile) private readonly file: AccessFile,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  issue({ match, side }: SeatOfMatch, by: string, hours: number): LinkClaims & { readonly token: string } {
    const now = this.clock();
    const claims: LinkClaims = { id: randomUUID(), match, side, until: now + hours * HOUR };
    this.file.database
      .prepare('INSERT INTO links (id, match, side, until, issued_at, issued_by) VALUES (?,?,?,?,?,?)')
      .run(claims.id, match, side, claims.until, new Date(now).toISOString(), by);
    return { ...claims, token: signLink(this.#keyOfLinks, claims) };
  }

  /** What a link opens; says why it opens nothing. */
  opened(token: string): LinkClaims {
    const claims = readLink(this.#keyOfLinks, token);
    if (!claims) throw closed('access/link-forged', 'This is no link of this server. Ask for a new one.', {});
    const { id, match, side, until } = claims;
    const facts = { match, side, until: iso(until) };
    if (this.clock() >= until) {
      throw closed('access/link-expired', `This link ended at ${iso(until)}. Ask a judge for a new one.`, facts);
    }
    const row = this.file.database
      .prepare<[string], { revoked_at: string | null }>('SELECT revoked_at FROM links WHERE id = ?')
      .get(id);
    if (row?.revoked_at === null) return claims;
    throw closed('access/link-revoked', 'This link was taken back. Ask a judge for a new one.', facts);
  }

  listed(match: string): { readonly [S in Side]: readonly ListedLink[] } {
    const rows = this.file.database.prepare<[string], LinkRow>(OF_MATCH).all(match);
    const of = (side: Side) => rows.filter((row) => row.side === side).map(listedLink);
    const [a, b] = SIDES;
    return { A: of(a), B: of(b) };
  }

  /** Ends the link and every session that it opened. */
  revoke(match: string, id: string): void {
    const { changes } = this.file.database
      .prepare('UPDATE links SET revoked_at = coalesce(revoked_at, ?) WHERE id = ? AND match = ?')
      .run(iso(this.clock()), id, match);
    if (changes === 0) throw closed('access/unknown-link', `Match ${match} has no such link.`, { match }, 404);
    this.sessions.endAllOfLink(id);
  }

  get #keyOfLinks(): Buffer {
    this.#key ??= linkKey(this.settings);
    return this.#key;
  }
}

function listedLink({ id, until, issued_at, issued_by, revoked_at, devices }: LinkRow): ListedLink {
  return { id, until: iso(until), issuedAt: issued_at, by: issued_by, revoked: revoked_at ?? false, devices };
}

function closed(code: string, says: string, facts: object, status = 403): ProblemError {
  return new ProblemError(problem(status, code, says, { facts }));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
