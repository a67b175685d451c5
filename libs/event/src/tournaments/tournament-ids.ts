import { BEGINNING, type EventStore, type Position } from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';

const PAGE = 2_000;

/** Which events the log has, in the order in which they were set up. It is read once, and from there on what was added. */
export class TournamentIds {
  readonly #ids = new Set<string>();
  #after: Position = BEGINNING;
  #reading: Promise<void> | undefined;

  constructor(private readonly store: Pick<EventStore, 'readLinks'>) {}

  async all(): Promise<readonly string[]> {
    this.#reading ??= this.#readOn().finally(() => (this.#reading = undefined));
    await this.#reading;
    return [...this.#ids];
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const page = await this.store.readLinks(this.#after, PAGE);
      const last = page.at(-1);
      if (!last) return;
      for (const { stream, revision } of page) {
        const id = revision === 0 ? TOURNAMENT_STREAMS.idIn(stream) : undefined;
        if (id !== undefined) this.#ids.add(id);
      }
      this.#after = last.position;
    }
  }
}
