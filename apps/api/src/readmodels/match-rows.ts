import type { MatchSummary } from '@adjutant/views';
import type { Database, Statement } from 'better-sqlite3';

/** A match as its row says, and up to which of its events that is true. */
export interface MatchRow {
  readonly id: string;
  readonly revision: number;
  readonly summary: MatchSummary;
}

export interface MatchPage {
  readonly matches: readonly MatchSummary[];
  /** Hand it back as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

/** The list of matches in the read database. */
export class MatchRows {
  readonly #database: Database;
  readonly #write: Statement<[string, number, string]>;
  readonly #revision: Statement<[string], number>;
  readonly #page: Statement<[number, number], { place: number; summary: string; disputed: number }>;

  constructor(database: Database) {
    this.#database = database;
    this.#write = database.prepare(
      `INSERT INTO matches VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM matches), ?, ?)
       ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, summary = excluded.summary`,
    );
    this.#revision = database.prepare<[string], number>('SELECT revision FROM matches WHERE id = ?').pluck();
    this.#page = database.prepare(
      `SELECT place, summary, EXISTS (SELECT 1 FROM disputes d WHERE d.match = matches.id AND d.unsettled = 1) AS disputed
       FROM matches WHERE place < ? ORDER BY place DESC LIMIT ?`,
    );
  }

  /** Up to which event the row of a match is true; -1 where it has none. */
  revisionOf(id: string): number {
    return this.#revision.get(id) ?? -1;
  }

  write({ id, revision, summary }: MatchRow): void {
    this.#write.run(id, revision, JSON.stringify(summary));
  }

  count(): number {
    return this.#database.prepare('SELECT count(*) FROM matches').pluck().get() as number;
  }

  page(limit: number, after: number): MatchPage {
    const found = this.#page.all(after, limit + 1);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      matches: shown.map(inList),
      next: found.length > limit && last ? String(last.place) : null,
    };
  }
}

/** A result is in dispute while a call about its match is open: that stands in another table. */
function inList({ summary, disputed }: { readonly summary: string; readonly disputed: number }): MatchSummary {
  const match = JSON.parse(summary) as MatchSummary;
  return disputed === 1 && match.resultState !== null ? { ...match, resultState: 'disputed' } : match;
}
