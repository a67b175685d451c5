import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHealthSettings, unknownSettings, type HealthSettings } from '@adjutant/health';
import { mistakeInSetting, parsePostgres, shownSetting } from '@adjutant/store';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const HEALTH_PORT = 3002;

export interface ProjectorSettings extends HealthSettings {
  /** Where the log is. */
  readonly store: string;
  /** Where the lists are kept: `postgres://…`. */
  readonly database: string;
  readonly packs: string;
}

export type ProjectorSettingsRead =
  | { readonly ok: true; readonly settings: ProjectorSettings }
  /** One sentence for each mistake. */
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads and checks every setting, so that all mistakes are told at once. */
export function readProjectorSettings(
  environment: { readonly [name: string]: string | undefined },
  terminal: boolean,
): ProjectorSettingsRead {
  const mistakes: string[] = [];
  const mistaken = (sentence: string): void => void mistakes.push(sentence);
  const valueOf = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const health = readHealthSettings(valueOf, mistaken, { port: HEALTH_PORT, terminal });
  const data = resolve(valueOf('ADJUTANT_DATA') ?? 'data');
  const store = valueOf('ADJUTANT_STORE') ?? `sqlite:${join(data, 'adjutant.db')}`;
  checkStore(store, mistaken);
  const database = valueOf('ADJUTANT_DATABASE') ?? '';
  checkDatabase(database, mistaken);
  const packs = resolve(valueOf('ADJUTANT_PACKS') ?? join(ROOT, 'libs', 'packs'));
  if (!statSync(packs, { throwIfNoEntry: false })?.isDirectory())
    mistaken(`ADJUTANT_PACKS is ${packs}, which is not a folder: name the folder that holds the packs.`);
  unknownSettings(Object.keys(environment)).forEach(mistaken);
  if (mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, settings: { ...health, store, database, packs } };
}

function checkStore(store: string, mistaken: (sentence: string) => void): void {
  if (store === 'memory:')
    return mistaken('ADJUTANT_STORE is memory:, which no other process can read: name the log that the server writes.');
  const says = mistakeInSetting(store);
  if (says !== undefined) mistaken(`ADJUTANT_STORE is ${JSON.stringify(shownSetting(store))}, which ${says}.`);
}

function checkDatabase(database: string, mistaken: (sentence: string) => void): void {
  if (database === '')
    return mistaken(
      'ADJUTANT_DATABASE is not set: the projector keeps lists in PostgreSQL, so name one as postgres://user:password@host:5432/database.',
    );
  const parsed = parsePostgres(database);
  if (!parsed.ok) mistaken(`ADJUTANT_DATABASE ${parsed.mistake}.`);
}
