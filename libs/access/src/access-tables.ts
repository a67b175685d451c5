import type { AccessSettings } from './access-settings.js';
import { type Tables, wipe } from '@adjutant/store';
import type { AccessSchema } from './access-migrations.js';
import { isAccessThere, openAccess } from './open-access.js';

/**
 * Accounts, sessions and links of seats. Where instances share a database they stand there, so that whoever signs in at one
 * of them, or is shown the door, is so at all of them at once; otherwise in a file, opened at the start where there is one or somebody has to sign in.
 */
export class AccessTables {
  readonly #shared: Tables<AccessSchema> | undefined;
  #opened: Promise<Tables<AccessSchema>> | undefined;

  constructor(
    private readonly settings: AccessSettings,
    shared?: Tables<AccessSchema>,
  ) {
    this.#shared = shared;
  }

  /** What is wrong with the file is told at the start, and not to the first who signs in. */
  async begin(): Promise<void> {
    if (this.isThere || this.settings.access === 'staffed') await this.opened();
  }

  opened(): Promise<Tables<AccessSchema>> {
    if (this.#shared) return Promise.resolve(this.#shared);
    this.#opened ??= openAccess(this.settings).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** Whether anybody was ever given access: where not, nothing is made only to look. */
  get isThere(): boolean {
    return this.#shared !== undefined || this.#opened !== undefined || isAccessThere(this.settings);
  }

  /** Takes what was erased out of what files still hold of it. False: somebody else is reading them. */
  async scrub(): Promise<boolean> {
    return wipe(await this.opened(), 'staff');
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }
}
