import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventPolicy } from '@adjutant/dispute';
import { Inject, Injectable } from '@nestjs/common';
import { isInMemory, type Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';

/** Nothing is decided where nobody has decided anything. */
export const OPEN_POLICY: EventPolicy = { name: '', conflicts: [], penalties: null, appealMinutes: null };

/** What the event has decided about its disputes. It stands in a file of its own: it is no part of any record. */
@Injectable()
export class EventPolicies {
  readonly #file: string | undefined;
  #policy: EventPolicy;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#file = isInMemory(settings) ? undefined : join(settings.data, 'event.json');
    this.#policy =
      this.#file !== undefined && existsSync(this.#file)
        ? { ...OPEN_POLICY, ...(JSON.parse(readFileSync(this.#file, 'utf8')) as Partial<EventPolicy>) }
        : OPEN_POLICY;
  }

  now(): EventPolicy {
    return this.#policy;
  }

  /** A file is there as a whole or not at all, whatever happens while it is written. */
  decide(policy: EventPolicy): EventPolicy {
    if (this.#file !== undefined) {
      writeFileSync(`${this.#file}.new`, `${JSON.stringify(policy, undefined, 2)}\n`);
      renameSync(`${this.#file}.new`, this.#file);
    }
    this.#policy = policy;
    return policy;
  }
}
