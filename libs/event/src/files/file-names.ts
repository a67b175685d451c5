import type { Acting } from '@adjutant/access';
import type { OpenedState } from '@adjutant/match';
import type { NamedSides } from '@adjutant/views';
import type { PublicDelay } from '../delay/public-delay.js';
import type { MatchReader } from '../matches/match-reader.js';
import type { Origins } from '../matches/origins.js';
import type { SeatNames } from '../matches/seat-names.js';
import { disposition } from './disposition.js';

type File = readonly [kind: 'attachment' | 'inline', ending: string];

/** What files of a match are called: by title, players and day, as somebody looks for them in a folder. */
export class FileNames {
  constructor(
    private readonly reader: MatchReader,
    private readonly names: SeatNames,
    private readonly origins: Origins,
    private readonly delay: PublicDelay,
  ) {}

  /** The header for a file of this match, as somebody may know it. */
  async header(acting: Acting, match: string, ...[kind, ending]: File): Promise<string> {
    const { title } = await this.#state(acting, match);
    const { A, B } = await this.players(acting, match);
    const day = (await this.origins.openedAt(match)).slice(0, 10);
    return disposition(kind, [title, `${A} vs ${B}`, day].join(' - '), ending);
  }

  async players(acting: Acting, match: string): Promise<NamedSides> {
    const { seats } = await this.#state(acting, match);
    const [named] = await this.names.of([{ match, seats }]);
    return named ?? { A: seats.A.player, B: seats.B.player };
  }

  async #state(acting: Acting, match: string): Promise<OpenedState> {
    return this.reader.within(match, await this.delay.cut(acting, match)).state(match);
  }
}
