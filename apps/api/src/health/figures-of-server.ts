import { statSync } from 'node:fs';
import type { Figures } from '@adjutant/health';
import { BEGINNING, type EventStore, type Position } from '@adjutant/store';
import type { Living } from '../made.js';
import type { Settings } from '../settings.js';
import type { HealthChecks } from './health-checks.js';
import type { Readers } from './readers.js';

/** What stands somewhere in this server and is read when somebody asks for the figures. */
export class FiguresOfServer implements Living {
  constructor(
    private readonly figures: Figures,
    private readonly settings: Settings,
    private readonly store: EventStore,
    private readonly readers: Readers,
    private readonly checks: HealthChecks,
  ) {}

  begin(): void {
    const { figures } = this;
    figures.reading('adjutant_log_events', 'Events in the whole log', () => this.#events());
    figures.reading(
      'adjutant_reader_lag_events',
      'How many events of the log a reader has not read yet',
      () => this.#lags(),
      'reader',
    );
    figures.reading('adjutant_open_disputes', 'Disputes that nobody has settled', () =>
      this.readers.lists.openDisputes(),
    );
    figures.reading('adjutant_live_viewers', 'Open live streams', () => this.readers.viewers.size);
    figures.reading(
      'adjutant_ready',
      'What this server needs: 1 where it is there',
      async () => {
        const { checks } = await this.checks.look();
        return Object.fromEntries(Object.entries(checks).map(([name, { ok }]) => [name, ok ? 1 : 0]));
      },
      'check',
    );
    const path = /^sqlite:(?:\/\/)?(.+)$/.exec(this.settings.store)?.[1];
    if (path === undefined) return;
    figures.reading('adjutant_store_file_bytes', 'Size of the SQLite file of the log', () => sizeOf(path));
    figures.reading('adjutant_store_wal_bytes', 'What waits to be moved into it', () => sizeOf(`${path}-wal`));
  }

  #events(): Promise<number> {
    return this.store.head().then((head) => this.#countUpTo(head));
  }

  async #lags(): Promise<{ readonly [reader: string]: number | undefined }> {
    // The readers first: what comes in meanwhile must not make a lag negative.
    const { carriers, live } = this.readers;
    const [read, told, shown] = [carriers.rulings.position, carriers.tables.position, live.position];
    const seal = this.readers.seal.size;
    const lists = await this.readers.lists.read();
    const all = await this.#events();
    const behind = async (position: Position): Promise<number> => all - (await this.#countUpTo(position));
    return {
      lists: all - lists,
      seal: seal === undefined ? undefined : all - seal,
      rulings: await behind(read),
      tables: await behind(told),
      live: shown === undefined ? undefined : await behind(shown),
    };
  }

  async #countUpTo(position: Position): Promise<number> {
    return position === BEGINNING ? 0 : (await this.store.numberOf(position)) + 1;
  }
}

/** A file that is not there yet has nothing in it. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
