import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHealthSettings, unknownSettings, type HealthSettings } from '@adjutant/health';
import { mistakeInSetting } from '@adjutant/store';
import { readKafkaPlace, type KafkaPlace } from './kafka-place.js';

/** Root of the repository, from `apps/relay/src` and from `apps/relay/dist` alike. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const HEALTH_PORT = 3001;

export interface RelaySettings extends HealthSettings {
  readonly store: string;
  readonly packs: string;
  readonly kafka: KafkaPlace;
}

type Environment = { readonly [name: string]: string | undefined };
type Read =
  | { readonly ok: true; readonly settings: RelaySettings }
  /** One sentence for each mistake. */
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads and checks every setting before anything is opened, so that all mistakes are told at once. */
export function readRelaySettings(environment: Environment, terminal = false): Read {
  const mistakes: string[] = [];
  const mistaken = (sentence: string): void => void mistakes.push(sentence);
  unknownSettings(Object.keys(environment)).forEach(mistaken);
  const valueOf = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const data = resolve(valueOf('ADJUTANT_DATA') ?? 'data');
  const store = valueOf('ADJUTANT_STORE') ?? `sqlite:${join(data, 'adjutant.db')}`;
  checkStore(store, mistaken);
  const packs = resolve(valueOf('ADJUTANT_PACKS') ?? join(ROOT, 'libs', 'packs'));
  if (!(statSync(packs, { throwIfNoEntry: false })?.isDirectory() ?? false))
    mistaken(`ADJUTANT_PACKS is ${packs}, which is not a folder: name the folder that holds the packs.`);
  const kafka = readKafkaPlace(valueOf, mistaken);
  const health = readHealthSettings(valueOf, mistaken, { port: HEALTH_PORT, terminal });
  if (mistakes.length > 0 || !kafka) return { ok: false, mistakes };
  return { ok: true, settings: { store, packs, kafka, ...health } };
}

function checkStore(store: string, mistaken: (sentence: string) => void): void {
  const mistake = mistakeInSetting(store);
  if (mistake !== undefined) mistaken(`ADJUTANT_STORE ${mistake}`);
  else if (store === 'memory:')
    mistaken('ADJUTANT_STORE is memory:, which no other process can read: use sqlite:<path> or kurrentdb://….');
}
