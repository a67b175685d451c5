import type { EventSchemas } from '@adjutant/kernel';
import { StoreUnreadable } from './errors.js';
import { openKurrentStore } from './kurrent/open.js';
import { isKurrentSetting, readKurrentSetting, SettingMistake, withoutPassword } from './kurrent/setting.js';
import { openMemoryStore } from './memory/open.js';
import type { EventStore } from './port.js';
import { openSqliteStore } from './sqlite/open.js';

const NO_STORE = 'names no event store: use sqlite:<path> or kurrentdb://user:password@host:2113';

export interface StoreOptions {
  readonly schemas?: EventSchemas;
  /** The compiled file of a thread that calls `checkpointInThread`; it is for files of this machine. */
  readonly checkpointThread?: URL;
}

/** Opens the store that a setting such as `ADJUTANT_STORE` names: `memory:`, `sqlite:./data/adjutant.db`, `kurrentdb://…`. */
export function openStore(setting: string, options: StoreOptions = {}): EventStore {
  if (isKurrentSetting(setting)) return openKurrentStore(setting, options);
  const [, scheme = '', place = ''] = /^([a-z][a-z0-9+]*):(.*)$/s.exec(setting) ?? [];
  if (scheme === 'memory' && place === '') return openMemoryStore(options);
  if (scheme === 'sqlite' && place !== '') return openSqliteStore(pathOf(place), options);
  throw new StoreUnreadable(`the setting ${JSON.stringify(shownSetting(setting))} ${NO_STORE}`);
}

/** What is wrong with a setting, as a clause such as `names no event store: use …`; opens nothing. */
export function mistakeInSetting(setting: string): string | undefined {
  if (setting === 'memory:' || /^sqlite:(\/\/)?[^\s]/.test(setting)) return undefined;
  if (!isKurrentSetting(setting)) return NO_STORE;
  try {
    readKurrentSetting(setting);
    return undefined;
  } catch (error) {
    if (error instanceof SettingMistake) return error.says;
    throw error;
  }
}

/** The setting as it may be printed: without what lets anybody in. */
export function shownSetting(setting: string): string {
  return withoutPassword(setting);
}

/** `sqlite:data.db` and the URL-like `sqlite:///var/data.db` both name a file. */
function pathOf(place: string): string {
  return place.replace(/^\/\//, '');
}
