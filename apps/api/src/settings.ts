import { accessSync, constants, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unknownSettings, USUAL_SECONDS } from '@adjutant/health';
import { isLoopback, type Mode } from '@adjutant/access';
import { readDatabase } from './database-settings.js';
import { mistakeInSetting, privateFolder, shownSetting } from '@adjutant/store';
import { readOperationSettings, type OperationSettings } from './operations/operation-settings.js';
import { whyUnfinished } from '@adjutant/moving';
import { readSealSettings, type SealSettings } from '@adjutant/sealing';
import { readEvidenceSettings, type EvidenceSettings } from '@adjutant/evidence';

/** Root of the repository, from `apps/api/src` and from `apps/api/dist` alike. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The policies of penalties that come with it. */
export const POLICIES = join(ROOT, 'libs', 'policies');
export const POLICY_SCHEMA = join(POLICIES, 'schema', 'policy.schema.json');

const MOST_SECONDS = 600;

export interface Settings extends SealSettings, OperationSettings, EvidenceSettings {
  readonly port: number;
  readonly host: string;
  /** Where the log is: `sqlite:<path>`, `memory:` or `kurrentdb://…`, which may hold a password. */
  readonly store: string;
  /** `postgres://…` where instances share what they keep besides the log; files in `data` where it is left out. */
  readonly database?: string | undefined;
  /** Folder of everything that this installation keeps. */
  readonly data: string;
  readonly packs: string;
  /** Where the policies of penalties are; those of the repository where it is left out. */
  readonly policies?: string;
  /** The built web page, if there is one. */
  readonly web: string;
  readonly access: Mode;
  /** Where browsers find this server, as `https://adjutant.example.org`, where that is not where it listens. */
  readonly address?: string | undefined;
  /** Origins whose pages may show ours within them, as overlays of a broadcast do; none where it is left out. */
  readonly embedders?: readonly string[];
  /** So long a sender may send next to nothing. */
  readonly patienceSeconds?: number;
}

export type SettingsRead =
  | { readonly ok: true; readonly settings: Settings }
  /** One sentence for each mistake. */
  | { readonly ok: false; readonly mistakes: readonly string[] };

type Environment = { readonly [name: string]: string | undefined };

/** Reads and checks every setting before anything is opened, so that all mistakes are told at once. */
export function readSettings(environment: Environment): SettingsRead {
  const mistakes: string[] = [];
  const mistaken = (sentence: string): void => void mistakes.push(sentence);
  unknownSettings(Object.keys(environment)).forEach(mistaken);
  const port = readPort(valueOf(environment, 'PORT') ?? '3000', mistaken);
  const host = valueOf(environment, 'HOST') ?? '127.0.0.1';
  if (/[\s/]/.test(host))
    mistaken(`HOST is ${JSON.stringify(host)}, which is no host name: use for example 127.0.0.1.`);
  const data = resolve(valueOf(environment, 'ADJUTANT_DATA') ?? 'data');
  makeFolder(data, mistaken);
  const unfinished = whyUnfinished({ data });
  if (unfinished !== undefined) mistaken(unfinished);
  const store = valueOf(environment, 'ADJUTANT_STORE') ?? `sqlite:${join(data, 'adjutant.db')}`;
  checkStore(store, mistaken);
  const packs = resolve(valueOf(environment, 'ADJUTANT_PACKS') ?? join(ROOT, 'libs', 'packs'));
  if (!isFolder(packs))
    mistaken(`ADJUTANT_PACKS is ${packs}, which is not a folder: name the folder that holds the packs.`);
  const policies = resolve(valueOf(environment, 'ADJUTANT_POLICIES') ?? POLICIES);
  if (!isFolder(policies))
    mistaken(`ADJUTANT_POLICIES is ${policies}, which is not a folder: name the folder that holds the policies.`);
  const database = readDatabase((name) => valueOf(environment, name), mistaken);
  const seal = readSealSettings((name) => valueOf(environment, name), mistaken);
  const operation = readOperationSettings((name) => valueOf(environment, name), mistaken);
  const evidence = readEvidenceSettings((name) => valueOf(environment, name), mistaken);
  const access = readAccess(valueOf(environment, 'ADJUTANT_ACCESS'), host, mistaken);
  const address = readAddress(valueOf(environment, 'ADJUTANT_ADDRESS'), mistaken);
  const embedders = readEmbedders(valueOf(environment, 'ADJUTANT_EMBED_ORIGINS'), mistaken);
  const patienceSeconds = readPatience(valueOf(environment, 'ADJUTANT_PATIENCE_SECONDS'), mistaken);
  if (mistakes.length > 0) return { ok: false, mistakes };
  const web = join(ROOT, 'apps', 'web', 'dist');
  return {
    ok: true,
    settings: {
      port,
      host,
      store,
      database,
      data,
      packs,
      policies,
      ...seal,
      ...operation,
      ...evidence,
      web,
      access,
      address,
      embedders,
      patienceSeconds,
    },
  };
}

/** A variable that is set to nothing counts as not set. */
function valueOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function readPort(text: string, mistaken: (sentence: string) => void): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  mistaken(`PORT is ${JSON.stringify(text)}, but it must be a whole number from 0 to 65535.`);
  return 0;
}

/** Without a word about it nobody has to sign in on the machine itself, and everybody has to who comes from elsewhere. */
function readAccess(asked: string | undefined, host: string, mistaken: (sentence: string) => void): Mode {
  const usual = isLoopback(host) ? 'single-user' : 'staffed';
  if (asked === undefined || asked === 'staffed') return asked ?? usual;
  if (asked !== 'single-user') {
    mistaken(`ADJUTANT_ACCESS is ${JSON.stringify(asked)}, but it must be single-user or staffed.`);
  } else if (!isLoopback(host)) {
    mistaken(
      `ADJUTANT_ACCESS is single-user, but with HOST ${host} everybody who reaches this machine could do everything: use staffed, or set HOST to 127.0.0.1.`,
    );
  }
  return usual;
}

function readAddress(text: string | undefined, mistaken: (sentence: string) => void): string | undefined {
  if (text === undefined) return undefined;
  const origin = originFrom(text);
  if (origin !== undefined) return origin;
  mistaken(
    `ADJUTANT_ADDRESS is ${JSON.stringify(text)}, but it must be like https://adjutant.example.org, without a path.`,
  );
  return undefined;
}

function readPatience(text: string | undefined, mistaken: (sentence: string) => void): number {
  const seconds = Number(text ?? USUAL_SECONDS);
  if (!(seconds >= 1 && seconds <= MOST_SECONDS))
    mistaken(
      `ADJUTANT_PATIENCE_SECONDS is ${JSON.stringify(text)}, but it must be a number from 1 to ${MOST_SECONDS}.`,
    );
  return seconds;
}

function readEmbedders(text: string | undefined, mistaken: (sentence: string) => void): readonly string[] {
  const named = (text ?? '').split(',').flatMap((one) => one.trim() || []);
  const origins = named.flatMap((one) => originFrom(one) ?? []);
  if (origins.length < named.length)
    mistaken(
      `ADJUTANT_EMBED_ORIGINS is ${JSON.stringify(text)}, but it must be like https://stream.example.org, several with commas, without paths.`,
    );
  return origins;
}

function originFrom(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '';
  return isOrigin && url.username + url.password === '' ? url.origin : undefined;
}

function makeFolder(folder: string, mistaken: (sentence: string) => void): void {
  try {
    privateFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    mistaken(
      `ADJUTANT_DATA is ${folder}, which cannot be made or written (${reason}): name a folder that you may write to.`,
    );
  }
}

function checkStore(store: string, mistaken: (sentence: string) => void): void {
  const says = mistakeInSetting(store);
  if (says !== undefined) mistaken(`ADJUTANT_STORE is ${JSON.stringify(shownSetting(store))}, which ${says}.`);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
