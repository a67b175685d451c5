import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@adjutant/health';
import { openLists, type Lists } from '@adjutant/lists';
import { openStore } from '@adjutant/store';
import { freshDatabase, type Victim } from '@adjutant/tools-services';
import { Projector } from '../../src/projector.js';
import { GrowingLog, PACKS, SHELF } from './growing-log.js';

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** A log that grows, a database for its lists, and instances of the projector between them. */
export class Stage {
  readonly log: GrowingLog;
  readonly #projectors: Projector[] = [];

  private constructor(
    readonly folder: string,
    readonly database: string,
    readonly lists: Lists,
    private readonly drop: () => Promise<void>,
  ) {
    this.log = new GrowingLog(folder);
  }

  /** In the server of the test run, or in another one. */
  static async open(server?: string): Promise<Stage> {
    const { url, drop } = await freshDatabase(server);
    const folder = mkdtempSync(join(tmpdir(), 'adjutant-projector-'));
    return new Stage(folder, url, await openLists(url, { name: 'spec' }), drop);
  }

  /** An instance in this process. */
  async instance(): Promise<Projector> {
    const settings = { database: this.database, healthHost: '127.0.0.1', healthPort: 0 };
    const projector = new Projector({ settings, store: openStore(this.log.setting), shelf: SHELF, log: silentLog });
    this.#projectors.push(projector);
    await projector.start();
    return projector;
  }

  /** An instance in a process of its own, as it is started in earnest. */
  get program(): Victim {
    const env = {
      PATH: process.env.PATH,
      ADJUTANT_STORE: this.log.setting,
      ADJUTANT_DATABASE: this.database,
      ADJUTANT_PACKS: PACKS,
      ADJUTANT_HEALTH_PORT: '0',
      ADJUTANT_LOG_LEVEL: 'warn',
    };
    return { command: process.execPath, args: [MAIN], env, cwd: this.folder, ready: /^The projector is ready at /m };
  }

  async close(): Promise<void> {
    await Promise.all(this.#projectors.map((projector) => projector.stop()));
    await this.lists.close();
    await this.log.store.close();
    await this.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
