import type { Clock } from '@adjutant/kernel';
import type { OpenedState } from '@adjutant/match';
import { BrokenChain } from '@adjutant/store';
import { boardLine, type BoardLine } from '@adjutant/views';
import type { MatchReader } from '../matches/match-reader.js';
import type { SeatNames } from '../matches/seat-names.js';
import { UnreadableMatch } from '../matches/unreadable-match.js';

/** Up to where a match is told of, and when the server received that entry. */
export interface BoardEntry {
  readonly match: string;
  readonly last: number;
  readonly at: number;
}

/** What a board begins with. */
export interface BoardBeginning {
  readonly entries: readonly BoardEntry[];
  /** Whether that is all of it: lists that are still being read leave out what they have not come to. */
  readonly whole: boolean;
}

interface Read {
  readonly entry: BoardEntry;
  readonly state: OpenedState;
}

/** Reads matches for the board. */
export class BoardLines {
  constructor(
    private readonly reader: MatchReader,
    private readonly names: SeatNames,
    private readonly clock: Clock,
  ) {}

  get now(): number {
    return this.clock();
  }

  /** Without those whose records cannot be read: what is wrong with one is told where that match is asked for. */
  async of(entries: readonly BoardEntry[], delay: number): Promise<readonly BoardLine[]> {
    const found = await Promise.all(entries.map((entry) => this.#read(entry, delay)));
    const read = found.filter((one) => one !== undefined);
    const names = await this.names.of(read.map(({ entry, state }) => ({ match: entry.match, seats: state.seats })));
    const at = this.now - delay;
    return read.map(({ entry, state }, index) => {
      const called = names[index] ?? { A: 'A', B: 'B' };
      return this.reader.project((shelf) =>
        boardLine(entry.match, state, { shelf, at, lastAt: entry.at, names: called }),
      );
    });
  }

  async #read(entry: BoardEntry, delay: number): Promise<Read | undefined> {
    const reader = delay === 0 ? this.reader : this.reader.upTo(entry.match, entry.last);
    try {
      return { entry, state: await reader.state(entry.match) };
    } catch (error) {
      if (error instanceof BrokenChain || error instanceof UnreadableMatch) return undefined;
      throw error;
    }
  }
}
