import { sleep, withinTime } from '@adjutant/health';
import { openTables } from '@adjutant/store';
import { sql, type Kysely } from 'kysely';

/** Keys of the advisory locks, in letters: each instance holds one of the first kind, and one of the second for each partition. */
const PRESENT = 0x41444a49;
const PARTITION = 0x41444a50;

const NO_TABLES_OF_ITS_OWN = { owner: 'projector', steps: [] };

export interface HoldingsOptions {
  /** Address of the PostgreSQL database. */
  readonly database: string;
  /** Into how many partitions the work is divided. */
  readonly of: number;
  /** How often it looks who else is there. */
  readonly beatMs?: number;
  /** Whoever has been silent for so long, because it hangs or is cut off, loses what it holds. */
  readonly silentMs?: number;
}

/**
 * Which partitions this instance works on. Each is an advisory lock of a session: PostgreSQL lets go of it when the process
 * or its connection ends, and ends the session itself when nothing has been heard of it. No clock but the server's own
 * matters, and nothing is left to be cleared up. Rows are safe without it (the checkpoints are compared as they are moved):
 * it keeps two instances from doing the same work.
 */
export class Holdings {
  readonly #options: Required<HoldingsOptions>;
  #held: readonly number[] = [];
  #instances = 0;

  constructor(options: HoldingsOptions) {
    this.#options = { beatMs: 500, silentMs: 5_000, ...options };
  }

  /** The same array until it changes. */
  get held(): readonly number[] {
    return this.#held;
  }

  /** How many instances there are, as this one knows. */
  get instances(): number {
    return this.#instances;
  }

  /** Takes part until it is told to stop. Rejects when the connection is lost; nothing is held then. */
  async takePart(stop: AbortSignal, succeeded: () => void = () => undefined): Promise<void> {
    const options = { name: 'adjutant-projector-share', connections: 1 };
    const tables = await openTables(this.#options.database, NO_TABLES_OF_ITS_OWN, options);
    try {
      // One session for all of it: a pool would replace one that was lost, and with it the locks, without a word.
      await tables.kysely.connection().execute((session) => this.#stay(session, stop, succeeded));
    } finally {
      this.#held = [];
      this.#instances = 0;
      await tables.close();
    }
  }

  async #stay(session: Kysely<unknown>, stop: AbortSignal, succeeded: () => void): Promise<void> {
    const { beatMs, silentMs } = this.#options;
    await sql`SET idle_session_timeout = ${sql.lit(silentMs)}`.execute(session);
    await sql`SELECT pg_try_advisory_lock(${PRESENT}::int, pg_backend_pid())`.execute(session);
    while (!stop.aborted) {
      await withinTime(silentMs, () => this.#share(session));
      succeeded();
      await sleep(beatMs, stop);
    }
  }

  /** Nobody holds more than an equal share, rounded up: then everything is held by somebody. */
  async #share(session: Kysely<unknown>): Promise<void> {
    this.#instances = await countInstances(session);
    const { of } = this.#options;
    const share = Math.ceil(of / this.#instances);
    const given = this.#held.slice(share);
    let held = this.#held.slice(0, share);
    if (given.length > 0) this.#held = held;
    for (const partition of given) await letGo(session, partition);
    const first = Math.floor(Math.random() * of);
    for (let index = 0; index < of && held.length < share; index += 1) {
      const partition = (first + index) % of;
      if (held.includes(partition) || given.includes(partition)) continue;
      if (await take(session, partition)) held = [...held, partition];
    }
    if (held.length !== this.#held.length) this.#held = held;
  }
}

async function countInstances(session: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ instances: number }>`
    SELECT count(*) AS instances FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND classid = ${PRESENT}`.execute(
    session,
  );
  return rows[0]?.instances ?? 1;
}

async function take(session: Kysely<unknown>, partition: number): Promise<boolean> {
  const asked = sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${PARTITION}::int, ${partition}::int) AS taken`;
  return (await asked.execute(session)).rows[0]?.taken ?? false;
}

async function letGo(session: Kysely<unknown>, partition: number): Promise<void> {
  await sql`SELECT pg_advisory_unlock(${PARTITION}::int, ${partition}::int)`.execute(session);
}
