import { isInMemory, openToOthers, type OpenToOthers } from '@adjutant/store';
import type { Settings } from './settings.js';

const MOST_NAMED = 3;

/** What whoever starts the server should know of the files that it keeps; nothing where all is as this build makes them. */
export function tellOfFiles(settings: Pick<Settings, 'store' | 'data' | 'keys'>): readonly string[] {
  if (isInMemory(settings)) return [];
  const log = /^sqlite:(?:\/\/)?(.+)$/s.exec(settings.store)?.[1];
  const elsewhere = log === undefined || log.startsWith(settings.data) ? [] : [log, `${log}-wal`, `${log}-shm`];
  const folders = [settings.data, ...(settings.keys === undefined ? [] : [settings.keys])];
  const open = [...folders, ...elsewhere].flatMap(openToOthers);
  const unique = [...new Map(open.map((one) => [one.path, one])).values()];
  return unique.length === 0 ? [] : [inWords(unique, [...folders, ...elsewhere.slice(0, 1)])];
}

function inWords(open: readonly OpenToOthers[], places: readonly string[]): string {
  const named = open.slice(0, MOST_NAMED).map(({ path, mode }) => `${path} (${mode})`);
  const more = open.length > MOST_NAMED ? ` and ${open.length - MOST_NAMED} more` : '';
  return `Others on this machine can get at what this server keeps, which is hands, people and keys: ${named.join(', ')}${more}. Take that from them: chmod -R go-rwx ${places.join(' ')}`;
}
