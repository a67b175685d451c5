import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { linesOf } from '@adjutant/kernel';
import { statSync } from 'node:fs';
import { heldStore, noBook, openStore, type EventStore } from '@adjutant/store';
import type { Io } from './io.js';
import { readSettings } from './settings.js';
import { EXIT, Trouble } from './trouble.js';

type Work<Result> = (store: EventStore) => Promise<Result>;

/** Reads the store of the settings, beside a server that may be using it. `match` is what is looked for, to say so. */
export function withStore<Result>(io: Io, match: string | undefined, work: Work<Result>): Promise<Result> {
  const { store } = readSettings(io);
  assertThere(store, match);
  return using(store, work);
}

/** The store with all that somebody may have changed in it by hand: for whoever looks for just that. */
export function withStoreAsItIs<Result>(io: Io, match: string | undefined, work: Work<Result>): Promise<Result> {
  const { store } = readSettings(io);
  assertThere(store, match);
  return using(store, work, (as) => as);
}

/** Writes to the store of the settings, which is made where it is not there. */
export function withStoreToWrite<Result>(io: Io, work: Work<Result>): Promise<Result> {
  return using(readSettings(io).store, work);
}

/** What is not what was recorded is told to nobody as if it were. */
const held = (store: EventStore): EventStore => heldStore(store, noBook);

async function using<Result>(setting: string, work: Work<Result>, as = held): Promise<Result> {
  const store = open(setting);
  try {
    return await work(as(store));
  } finally {
    await store.close();
  }
}

/** A file that is not there would be made by opening it; whether a server is there, it says itself. */
export function assertThere(setting: string, match: string | undefined): void {
  if (!setting.startsWith('sqlite:')) return;
  const path = setting.replace(/^sqlite:(\/\/)?/, '');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw noStore(path, match);
}

function noStore(path: string, match: string | undefined): Trouble {
  const sought =
    match === undefined ? '' : `There is no file ${match}, and no store to look for a match of that name in. `;
  const advice = 'Start the server with "npm start", or name another store with ADJUTANT_STORE.';
  return new Trouble(EXIT.place, `${sought}There is no event store at ${path}. ${advice}`);
}

function open(setting: string): EventStore {
  try {
    return openStore(setting, { schemas: EVENT_SCHEMAS });
  } catch (error) {
    throw new Trouble(EXIT.place, linesOf(error), error);
  }
}
