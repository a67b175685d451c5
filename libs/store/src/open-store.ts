import type { EventSchemas } from '@adjutant/kernel';
import { StoreUnreadable } from './errors.js';
import { openMemoryStore } from './memory/open.js';
import type { EventStore } from './port.js';
import { openSqliteStore } from './sqlite/open.js';

/** Opens the store that a setting such as `ADJUTANT_STORE` names: `memory:` or `sqlite:./data/adjutant.db`. */
export function openStore(setting: string, options: { readonly schemas?: EventSchemas } = {}): EventStore {
  const [, scheme = '', place = ''] = /^([a-z][a-z0-9+]*):(.*)$/s.exec(setting) ?? [];
  if (scheme === 'memory' && place === '') return openMemoryStore(options);
  if (scheme === 'sqlite' && place !== '') return openSqliteStore(pathOf(place), options);
  if (/^(kurrentdb|esdb|kurrent)(\+discover)?$/.test(scheme)) {
    throw new StoreUnreadable(
      `the setting ${setting} names a ${scheme} server, which this version does not support: use sqlite:<path> or memory:`,
    );
  }
  throw new StoreUnreadable(
    `the setting ${JSON.stringify(setting)} names no event store: use sqlite:<path> or memory:`,
  );
}

/** `sqlite:data.db` and the URL-like `sqlite:///var/data.db` both name a file. */
function pathOf(place: string): string {
  return place.replace(/^\/\//, '');
}
