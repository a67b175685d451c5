import type { Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import { Inject, Injectable } from '@nestjs/common';
import type { Statement } from 'better-sqlite3';
import { CLOCK, type Clock } from '../tokens.js';
import { AccessFile } from './access-file.js';
import { SIGNED_OUT, VISITOR, type Acting, type SeatOfMatch } from './acting.js';
import { hashOf, newToken } from './secrets.js';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** How long a session lasts unused, and at most. Staff: a day at an event. Seats: as long as their link, at most. */
export const STAFF_LASTS = { idle: 2 * HOUR, most: 14 * HOUR };
export const SEAT_IDLE = 6 * HOUR;

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
  readonly side: Side | null;
  readonly seen: number;
  readonly idle: number;
  readonly until: number;
  readonly roles: string | null;
}

const WITH_ROLES = `SELECT hash, person, match, side, seen, idle, until, roles FROM sessions
  LEFT JOIN staff ON staff.id = sessions.person AND sessions.link IS NULL WHERE hash = ?`;

/** Who is signed in. A session is known by the hash of its token; the token itself is kept nowhere. */
@Injectable()
export class Sessions {
  /** Asked with every request: prepared once. */
  #known: Statement<[string], SessionRow> | undefined;

  constructor(
    @Inject(AccessFile) private readonly file: AccessFile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  startForStaff(person: string): Started {
    const now = this.clock();
    return this.#start({ person, idle: STAFF_LASTS.idle, until: now + STAFF_LASTS.most });
  }

  startForSeat(person: string, seat: SeatOfMatch, link: { readonly id: string; readonly until: number }): Started {
    return this.#start({ person, seat, link: link.id, idle: SEAT_IDLE, until: link.until });
  }

  /** Who holds a token. Without one it is a visitor; a token that holds no longer is told apart. */
  acting(token: string | undefined): Acting {
    if (token === undefined) return VISITOR;
    this.#known ??= this.file.database.prepare<[string], SessionRow>(WITH_ROLES);
    const row = this.#known.get(hashOf(token));
    const now = this.clock();
    if (!row || now >= row.until || now >= row.seen + row.idle) return SIGNED_OUT;
    if (now >= row.seen + SEEN_EVERY) {
      this.file.database.prepare('UPDATE sessions SET seen = ? WHERE hash = ?').run(now, row.hash);
    }
    return actingIn(row);
  }

  /** When a session ends at the latest. */
  until(session: string): number | undefined {
    return this.file.database
      .prepare<[string], { until: number }>('SELECT until FROM sessions WHERE hash = ?')
      .get(session)?.until;
  }

  end(session: string): void {
    this.file.database.prepare('DELETE FROM sessions WHERE hash = ?').run(session);
  }

  endAllOf(person: string): void {
    this.file.database.prepare('DELETE FROM sessions WHERE person = ? AND link IS NULL').run(person);
  }

  endAllOfLink(link: string): void {
    this.file.database.prepare('DELETE FROM sessions WHERE link = ?').run(link);
  }

  #start(asked: {
    readonly person: string;
    readonly seat?: SeatOfMatch;
    readonly link?: string;
    readonly idle: number;
    readonly until: number;
  }): Started {
    const { person, seat, link, idle, until } = asked;
    const [token, now] = [newToken(), this.clock()];
    const { database } = this.file;
    database.prepare('DELETE FROM sessions WHERE until <= ? OR seen + idle <= ?').run(now, now);
    database
      .prepare('INSERT INTO sessions (hash, person, link, match, side, seen, idle, until) VALUES (?,?,?,?,?,?,?,?)')
      .run(hashOf(token), person, link ?? null, seat?.match ?? null, seat?.side ?? null, now, idle, until);
    return { token, until, acting: this.acting(token) };
  }
}

function actingIn({ hash, person, match, side, roles }: SessionRow): Acting {
  const known = { session: hash, mode: 'staffed', named: false } as const;
  if (match !== null && side !== null) {
    return { ...known, actor: { id: person, role: 'player' }, roles: ['player'], seat: { match, side } };
  }
  // Whoever was removed meanwhile has no row, and with it no roles.
  if (roles === null) return SIGNED_OUT;
  const held = JSON.parse(roles) as readonly Role[];
  return { ...known, actor: { id: person, role: held[0] ?? 'spectator' }, roles: held };
}
