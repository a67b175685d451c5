import type { DisputeStatus, DisputeSummary } from '@adjutant/dispute';
import type { MatchSummary } from '@adjutant/views';
import type { Database, Statement } from 'better-sqlite3';

/** A line of the queue, without what its match says. `clock`: where the battle was at the disputed entry. */
export type DisputeLine = DisputeSummary & { readonly clock: string | null };

export interface DisputeRow {
  readonly summary: DisputeLine;
}

export type DisputeInQueue = DisputeLine & {
  readonly title: string | null;
  readonly players: MatchSummary['players'] | null;
};

/** What the queue is filtered by; all of it has to hold. */
export interface DisputesAsked {
  readonly statuses?: readonly DisputeStatus[];
  readonly match?: string;
  readonly judge?: string;
  /** Each of them stands somewhere in the claim. */
  readonly words?: readonly string[];
}

export interface DisputePage {
  readonly disputes: readonly DisputeInQueue[];
  /** Hand it back as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

type Found = { readonly place: number; readonly summary: string; readonly ofMatch: string | null };

/** The queue of calls in the read database. */
export class DisputeRows {
  readonly #database: Database;
  readonly #write: Statement;
  readonly #revision: Statement<[string], number>;
  readonly #disputed: Statement<[string], number>;

  constructor(database: Database) {
    this.#database = database;
    this.#write = database.prepare(
      `INSERT INTO disputes VALUES (@id, (SELECT coalesce(max(place), 0) + 1 FROM disputes), @revision, @match, @status,
         @judge, @claim, @unsettled, @summary)
       ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, status = excluded.status, judge = excluded.judge,
         unsettled = excluded.unsettled, summary = excluded.summary`,
    );
    this.#revision = database.prepare<[string], number>('SELECT revision FROM disputes WHERE id = ?').pluck();
    this.#disputed = database
      .prepare<[string], number>('SELECT 1 FROM disputes WHERE match = ? AND unsettled = 1 LIMIT 1')
      .pluck();
  }

  /** Up to which event the row of a dispute is true; -1 where it has none. */
  revisionOf(id: string): number {
    return this.#revision.get(id) ?? -1;
  }

  write({ summary }: DisputeRow): void {
    const { id, revision, match, status, judge, claim } = summary;
    const unsettled = isUnsettled(status) ? 1 : 0;
    this.#write.run({ id, revision, match, status, judge, claim, unsettled, summary: JSON.stringify(summary) });
  }

  isDisputed(match: string): boolean {
    return this.#disputed.get(match) !== undefined;
  }

  /** Newest first. */
  page({ statuses, match, judge, words = [] }: DisputesAsked, limit: number, after: number): DisputePage {
    const wanted: [string, ...unknown[]][] = [['d.place < ?', after]];
    if (statuses) wanted.push([`d.status IN (${statuses.map(() => '?').join(', ')})`, ...statuses]);
    if (match !== undefined) wanted.push(['d.match = ?', match]);
    if (judge !== undefined) wanted.push(['d.judge = ?', judge]);
    for (const word of words) wanted.push([`d.claim LIKE ? ESCAPE '\\'`, `%${word.replace(/[\\%_]/g, '\\$&')}%`]);
    const found = this.#database
      .prepare<unknown[], Found>(
        `SELECT d.place, d.summary, m.summary AS ofMatch FROM disputes d LEFT JOIN matches m ON m.id = d.match
         WHERE ${wanted.map(([clause]) => clause).join(' AND ')} ORDER BY d.place DESC LIMIT ?`,
      )
      .all(...wanted.flatMap(([, ...values]) => values), limit + 1);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return { disputes: shown.map(inQueue), next: found.length > limit && last ? String(last.place) : null };
  }
}

/** What has been called for and not been decided, or is under appeal. */
function isUnsettled(status: DisputeStatus): boolean {
  return status === 'called' || status === 'claimed' || status === 'appealed';
}

function inQueue({ summary, ofMatch }: Found): DisputeInQueue {
  const match = ofMatch === null ? null : (JSON.parse(ofMatch) as MatchSummary);
  return {
    ...(JSON.parse(summary) as DisputeLine),
    title: match?.title ?? null,
    players: match?.players ?? null,
  };
}
