import { statSync } from 'node:fs';
import { openStore, type EventStore } from '@adjutant/store';
import type { Io } from './io.js';
import { readSettings } from './settings.js';
import { EXIT, messageOf, Trouble } from './trouble.js';

/** Opens the store of the settings for one piece of work. A store that is only read must be there already. */
export async function withStore<Result>(io: Io, use: 'read' | 'write', work: (store: EventStore) => Promise<Result>): Promise<Result> {
  const { store: setting } = readSettings(io);
  const path = setting.replace(/^sqlite:(\/\/)?/, '');
  if (use === 'read' && !statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const advice = 'Start the server with "npm start", or name another store with ADJUTANT_STORE.';
    throw new Trouble(EXIT.place, `There is no event store at ${path}. ${advice}`);
  }
  const store = open(setting);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function open(setting: string): EventStore {
  try {
    return openStore(setting);
  } catch (error) {
    throw new Trouble(EXIT.place, messageOf(error), error);
  }
}
