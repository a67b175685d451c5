import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventPolicy } from '@adjutant/dispute';
import { isInMemory, naming, OWNER_ONLY, type Tables, type Whereabouts } from '@adjutant/store';
import type { EventSchema } from './event-table.js';

/** Nothing is decided where nobody has decided anything. */
export const OPEN_POLICY: EventPolicy = {
  name: '',
  conflicts: [],
  penalties: null,
  appealMinutes: null,
  ownAppeals: null,
};

/** Where the words of a policy are kept. */
interface Keeper {
  read(): Promise<string | undefined>;
  write(policy: string): Promise<void>;
}

/** What the event has decided about its disputes. It stands outside the log: it is no part of any record. */
export class EventPolicies {
  readonly #keeper: Keeper;

  constructor(place: Pick<Whereabouts, 'store' | 'data'>, tables: Tables<EventSchema> | undefined) {
    this.#keeper = tables ? inTable(tables) : inFile(isInMemory(place) ? undefined : join(place.data, 'event.json'));
  }

  async now(): Promise<EventPolicy> {
    const kept = await this.#keeper.read();
    return kept === undefined ? OPEN_POLICY : { ...OPEN_POLICY, ...(JSON.parse(kept) as Partial<EventPolicy>) };
  }

  async decide(policy: EventPolicy): Promise<EventPolicy> {
    await this.#keeper.write(`${JSON.stringify(policy, undefined, 2)}\n`);
    return policy;
  }
}

/** Asked each time: another instance may have decided something else a moment ago. */
function inTable({ kysely }: Tables<EventSchema>): Keeper {
  return {
    read: async () => (await kysely.selectFrom('event_policy').select('policy').executeTakeFirst())?.policy,
    write: async (policy) => {
      await kysely
        .insertInto('event_policy')
        .values({ only_row: 1, policy })
        .onConflict((there) => there.column('only_row').doUpdateSet({ policy }))
        .execute();
    },
  };
}

/** A file is there as a whole or not at all, whatever happens while it is written; nobody else writes it. */
function inFile(file: string | undefined): Keeper {
  let kept = file === undefined ? undefined : naming(file, () => policyIn(file));
  return {
    read: () => Promise.resolve(kept),
    write: (policy) => {
      if (file !== undefined) {
        writeFileSync(`${file}.new`, policy, { mode: OWNER_ONLY });
        renameSync(`${file}.new`, file);
      }
      kept = policy;
      return Promise.resolve();
    },
  };
}

/** What cannot be read later had better be told at the start. */
function policyIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch {
    throw new Error(
      `${file} cannot be used: it holds no JSON; put it back from a backup, or take it away and decide again`,
    );
  }
  return text;
}
