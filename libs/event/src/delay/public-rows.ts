import type { Acting } from '@adjutant/access';
import { summaryOf, type MatchSummary } from '@adjutant/views';
import type { Audiences } from '../following/audiences.js';
import type { MatchReader } from '../matches/match-reader.js';
import type { PublicDelay } from './public-delay.js';

type Summaries = ReadonlyMap<string, MatchSummary | null>;
type Row = Pick<MatchSummary, 'id' | 'entries'>;

/** The list of matches as the public may know it: rows are made of whole records, so others stand in their place. */
export class PublicRows {
  constructor(
    private readonly reader: MatchReader,
    private readonly delay: PublicDelay,
    private readonly audiences: Audiences,
  ) {}

  /**
   * Reads a list for whoever asks: `read` is told what stands in place of some rows, and is asked once more while a row is
   * ahead of what they may know. Where nothing is held back from them it is told nothing.
   */
  async read<List extends { readonly matches: readonly Row[] }>(
    acting: Acting,
    read: (instead?: Summaries) => Promise<List>,
  ): Promise<List> {
    const held = await this.audiences.heldFrom(acting);
    if (!held) return read();
    let instead = await this.#summaries(acting, held);
    for (;;) {
      const list = await read(instead);
      const ahead = await this.#ahead(
        acting,
        list.matches.filter(({ id }) => !instead.has(id)),
      );
      if (ahead.length === 0) return list;
      instead = new Map([...instead, ...(await this.#summaries(acting, ahead))]);
    }
  }

  async #ahead(acting: Acting, rows: readonly Row[]): Promise<readonly string[]> {
    const cuts = await Promise.all(rows.map(({ id }) => this.delay.cut(acting, id)));
    return rows.flatMap(({ id, entries }, index) => {
      const cut = cuts[index];
      return cut && cut.last < entries - 1 ? [id] : [];
    });
  }

  async #summaries(acting: Acting, matches: Iterable<string>): Promise<Summaries> {
    const found = [...matches].map(async (match) => [match, await this.#summary(acting, match)] as const);
    return new Map(
      (await Promise.all(found)).filter((one): one is [string, MatchSummary | null] => one[1] !== undefined),
    );
  }

  /** Null where the match is not public yet; undefined where whoever asks may know all of it. */
  async #summary(acting: Acting, match: string): Promise<MatchSummary | null | undefined> {
    const cut = await this.delay.cut(acting, match);
    if (!cut) return undefined;
    return cut.last < 0 ? null : summaryOf(match, await this.reader.upTo(match, cut.last).state(match));
  }
}
