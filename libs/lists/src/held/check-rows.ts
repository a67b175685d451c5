import { setTimeout as wait } from 'node:timers/promises';
import type { Shelf } from '@adjutant/rules';
import { BEGINNING, BrokenChain, type EventStore, type Position } from '@adjutant/store';
import { openLists } from '../open-lists.js';
import type { Lists } from '../lists.js';
import { passes } from '../trouble.js';
import { differences } from './differences.js';
import { forgetRows } from './forget-rows.js';
import { LISTED, listedStream, streamOf, type Listed } from './listed-streams.js';
import { storedKeys, storedRows, type StoredRows } from './stored-rows.js';
import { projectedAnew } from './projected-rows.js';

/** Rows about a match or dispute that the log does not bear out. */
export interface RowFault {
  readonly of: Listed;
  readonly key: string;
  readonly stream: string;
  /** What stands there and what should, as a clause. */
  readonly says: string;
  /** The row knows of entries that the log has not got. */
  readonly ahead: boolean;
}

export interface RowCheck {
  readonly lists: Lists;
  /** Gives no stream that is broken: rows about those cannot be held to anything. */
  readonly store: EventStore;
  readonly shelf: Shelf;
  /** Every stream of the log. */
  readonly streams: Iterable<string>;
  /** Awaited after each row, so that others get their turn. False: stop. */
  readonly goOn: () => Promise<boolean> | boolean;
}

const ATTEMPTS = 5;
const PATIENCE_MS = 2_000;
const LOOK_MS = 50;

/**
 * Works out from the log what each row of the lists should say, and compares. Rows that are not level with the log yet are
 * waited for, not long, and looked at the next time. Undefined where it was stopped.
 */
export async function checkRows(check: RowCheck): Promise<readonly RowFault[] | undefined> {
  const current = await check.lists.versions.current();
  // Whether rows are behind is asked of the places in the log themselves: what is counted beside them proves nothing.
  if (!current || !(current.level || (await standsAt(check, current.version)) >= (await recorded(check.store))))
    return [];
  // What the rows should say is written down beside, in tables of the same shape.
  const beside = await openLists('memory:');
  try {
    const { version } = await beside.versions.begin(1);
    const rows = new RowsHeld(check, current.version, { lists: beside, version });
    const faults: RowFault[] = [];
    for await (const { of, key } of keysOf(check, current.version)) {
      const fault = await rows.faultOf(of, key);
      if (fault) faults.push(fault);
      if (!(await check.goOn())) return undefined;
    }
    return faults;
  } finally {
    await beside.close();
  }
}

async function* keysOf({ lists, streams }: RowCheck, version: number) {
  const known = new Set<string>();
  for (const stream of streams) {
    const listed = listedStream(stream);
    if (!listed) continue;
    known.add(stream);
    yield listed;
  }
  for (const of of LISTED)
    for (const key of await storedKeys(lists.tables, version, of)) if (!known.has(streamOf(of, key))) yield { of, key };
}

class RowsHeld {
  constructor(
    private readonly check: RowCheck,
    private readonly version: number,
    private readonly beside: { readonly lists: Lists; readonly version: number },
  ) {}

  async faultOf(of: Listed, key: string): Promise<RowFault | undefined> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const [should, upTo] = [await this.#should(of, key), await recorded(this.check.store)];
        const isLevel = attempt === 1 || (await this.#isLevel(upTo));
        const stands = await this.#stands(of, key);
        const says = wrongIn(of, stands, should);
        if (says === undefined) return undefined;
        // Nothing else excuses a difference: a row that knows of every entry says what they say, however far the others are.
        const behind = revisionOf(should) - revisionOf(stands);
        if (!isLevel && behind > 0) return undefined;
        // A row may be behind the log for a moment, or ahead of what was read before.
        if (attempt === ATTEMPTS || (!isLevel && behind === 0))
          return { of, key, stream: streamOf(of, key), says, ahead: isAhead(stands, should) };
      }
    } catch (error) {
      if (error instanceof BrokenChain || !passes(error)) return undefined;
      throw error;
    }
  }

  async #should(of: Listed, key: string): Promise<StoredRows> {
    const { lists, version } = this.beside;
    const { tables } = lists;
    const told = await projectedAnew(tables, version, this.check, of, key);
    for (const one of told) await one.write(tables.kysely);
    const should = await storedRows(tables, version, of, key, this.#withWords);
    await forgetRows(tables.kysely, tables.engine, version, of, key);
    return should;
  }

  #stands(of: Listed, key: string): Promise<StoredRows> {
    return storedRows(this.check.lists.tables, this.version, of, key, this.#withWords);
  }

  /** PostgreSQL keeps no more of the words than where they stand. */
  get #withWords(): boolean {
    return this.check.lists.tables.engine === 'sqlite';
  }

  async #isLevel(number: number): Promise<boolean> {
    for (const late = performance.now() + PATIENCE_MS; performance.now() < late; await wait(LOOK_MS))
      if ((await standsAt(this.check, this.version)) >= number) return true;
    return false;
  }
}

async function recorded(store: EventStore): Promise<number> {
  return countedTo(store, await store.head());
}

/** How many events all of the rows know of, by where they stand in the log. */
async function standsAt({ lists, store }: RowCheck, version: number): Promise<number> {
  const places = await lists.places(version);
  return Math.min(...(await Promise.all(places.map(({ position }) => countedTo(store, position)))));
}

async function countedTo(store: EventStore, position: Position): Promise<number> {
  return position === BEGINNING ? 0 : (await store.numberOf(position)) + 1;
}

const CALLED: { readonly [Of in Listed]: { readonly list: string; readonly one: string } } = {
  match: { list: 'the list of matches', one: 'match' },
  dispute: { list: 'the list of disputes', one: 'dispute' },
  penalties: { list: 'the list of penalties', one: 'person' },
  tournament: { list: 'the list of events', one: 'event' },
};

function wrongIn(of: Listed, stands: StoredRows, should: StoredRows): string | undefined {
  const { list, one } = CALLED[of];
  if (should.row === undefined && (stands.row !== undefined || stands.precedents !== undefined))
    return `${list} has a row of it, and the log knows of no such ${one}`;
  if (should.row !== undefined && stands.row === undefined) return `${list} has no row of it`;
  const found = differences(stands, should).map((difference) => difference.replace(/^row\./, ''));
  return found.length === 0 ? undefined : `${list} does not say what the log says: ${found.join('; ')}`;
}

function isAhead(stands: StoredRows, should: StoredRows): boolean {
  return revisionOf(stands) > revisionOf(should);
}

function revisionOf({ row }: StoredRows): number {
  return Number(row?.['revision'] ?? -1);
}
