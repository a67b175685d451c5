import { alone, type Tables } from '@adjutant/store';
import type { BoardSchema } from './board-table.js';
import type { PassFound } from './pass.js';

/** Who does not say within this time that it is still looking has gone: somebody else takes over. */
export const LEASE_MS = 30_000;

/** What the last look has found, whoever looked. */
export interface Posted {
  readonly endedAt: string;
  readonly found: PassFound;
}

/** Whose turn it is to look through the log, and what came of the last look. */
export interface Turn {
  readonly mine: boolean;
  readonly posted?: Posted;
}

/** Lets one instance at a time look through the log that several share, and tells the others what it found. */
export interface Board {
  /** True where others may be looking. */
  readonly shared: boolean;
  /** Mine, where nobody is looking and the last look ended longer ago than that. */
  turn(now: number, everyMs: number): Promise<Turn>;
  /** Still looking. False: somebody else has taken over. */
  renew(now: number): Promise<boolean>;
  post(found: PassFound, now: number): Promise<void>;
  /** Not looking any more, and nothing found out. */
  leave(): Promise<void>;
}

/** For an installation that shares nothing: it is always the turn of the one instance. */
export const boardOfOne: Board = {
  shared: false,
  turn: () => Promise.resolve({ mine: true }),
  renew: () => Promise.resolve(true),
  post: () => Promise.resolve(),
  leave: () => Promise.resolve(),
};

export class SharedBoard implements Board {
  readonly shared = true;

  constructor(
    private readonly tables: Tables<BoardSchema>,
    /** A name that no other instance has. */
    private readonly me: string,
  ) {}

  turn(now: number, everyMs: number): Promise<Turn> {
    return alone(this.tables, 'log_check', async (within) => {
      const { until, ended, found } = await within.selectFrom('log_check').selectAll().executeTakeFirstOrThrow();
      const posted = found === null ? {} : { posted: postedIn(ended, found) };
      if (until > now || ended + everyMs > now) return { mine: false, ...posted };
      await within
        .updateTable('log_check')
        .set({ holder: this.me, until: now + LEASE_MS })
        .execute();
      return { mine: true, ...posted };
    });
  }

  async renew(now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.tables.kysely
      .updateTable('log_check')
      .set({ until: now + LEASE_MS })
      .where('holder', '=', this.me)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async post(found: PassFound, now: number): Promise<void> {
    const told = { holder: null, until: 0, ended: now, found: JSON.stringify(found) };
    await this.tables.kysely.updateTable('log_check').set(told).where('holder', '=', this.me).execute();
  }

  async leave(): Promise<void> {
    await this.tables.kysely
      .updateTable('log_check')
      .set({ holder: null, until: 0 })
      .where('holder', '=', this.me)
      .execute();
  }
}

function postedIn(ended: number, found: string): Posted {
  return { endedAt: new Date(ended).toISOString(), found: JSON.parse(found) as PassFound };
}
