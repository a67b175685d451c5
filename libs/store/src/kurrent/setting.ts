import { StoreUnreadable } from '../errors.js';

export interface Host {
  readonly address: string;
  readonly port: number;
}

export type NodePreference = 'leader' | 'follower' | 'random' | 'read_only_replica';

/** What a setting such as `kurrentdb://user:password@host:2113?tls=true` says. */
export interface KurrentSetting {
  readonly hosts: readonly Host[];
  /** The hosts are asked for the members of their cluster. */
  readonly discover: boolean;
  readonly credentials: { readonly username: string; readonly password: string } | undefined;
  readonly tls: boolean;
  /** Names of PEM files. */
  readonly files: { readonly ca?: string; readonly certificate?: string; readonly key?: string };
  /** How long to wait for one answer. */
  readonly deadlineMs: number;
  /** Streams of this installation begin with it, so that several can share a server. */
  readonly installation: string;
  readonly nodePreference: NodePreference;
  readonly connectionName: string;
  /** In milliseconds where they are times, as the server's own clients take them. */
  readonly limits: { readonly [name in Limit]?: number };
}

type Limit = 'keepAliveInterval' | 'keepAliveTimeout' | 'maxDiscoverAttempts' | 'discoveryInterval' | 'gossipTimeout';

const SCHEME = /^(kurrentdb|kurrent|esdb)(\+discover)?:\/\//;
const LIMITS: readonly Limit[] = [
  'keepAliveInterval',
  'keepAliveTimeout',
  'maxDiscoverAttempts',
  'discoveryInterval',
  'gossipTimeout',
];
const PREFERENCES: { readonly [flat: string]: NodePreference } = {
  leader: 'leader',
  follower: 'follower',
  random: 'random',
  readonlyreplica: 'read_only_replica',
};
const FILES: { readonly [flat: string]: keyof KurrentSetting['files'] } = {
  tlscafile: 'ca',
  usercertfile: 'certificate',
  userkeyfile: 'key',
};

const DEADLINE_MS = 10_000;
const PORT = 2113;

export function isKurrentSetting(setting: string): boolean {
  return SCHEME.test(setting);
}

/** The setting as it may be shown: without what lets anybody in. */
export function withoutPassword(setting: string): string {
  return setting.replace(/^([a-z+]*:\/\/)[^@]*@/is, '$1***@');
}

const ADVICE = 'use kurrentdb://user:password@host:2113?tls=true';

/** A setting that cannot be: `says` is what is wrong with it, as a clause. */
export class SettingMistake extends StoreUnreadable {
  readonly says: string;

  constructor(setting: string, says: string) {
    super(`the setting ${JSON.stringify(withoutPassword(setting))} ${says}: ${ADVICE}`);
    this.says = `${says}: ${ADVICE}`;
  }
}

/** Reads the setting; throws `SettingMistake`, which tells the first mistake, and never the password. */
export function readKurrentSetting(setting: string): KurrentSetting {
  const mistaken = (says: string): never => {
    throw new SettingMistake(setting, says);
  };
  const scheme = SCHEME.exec(setting) ?? mistaken('names no KurrentDB');
  const [place = '', query = '', ...more] = setting.slice(scheme[0].length).split('?');
  if (more.length > 0) mistaken('has more than one question mark');
  const at = place.lastIndexOf('@');
  const hosts = place
    .slice(at + 1)
    .replace(/\/$/, '')
    .split(',')
    .map((host) => readHost(host) ?? mistaken(`names the host ${JSON.stringify(host)}, which is none`));
  const discover = scheme[2] !== undefined || hosts.length > 1;
  return { hosts, discover, credentials: readCredentials(place, at, mistaken), ...readOptions(query, mistaken) };
}

type Mistaken = (says: string) => never;

function readCredentials(place: string, at: number, mistaken: Mistaken): KurrentSetting['credentials'] {
  if (at < 0) return undefined;
  const [, username, password] =
    /^([^:]+):(.+)$/s.exec(place.slice(0, at)) ?? mistaken('names a user without a password');
  try {
    return { username: decodeURIComponent(username as string), password: decodeURIComponent(password as string) };
  } catch {
    return mistaken('has a user or password that is not percent-encoded as addresses are');
  }
}

function readHost(text: string): Host | undefined {
  const [, name, port] = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(text.trim()) ?? [];
  const number = port === undefined ? PORT : Number(port);
  return name === undefined || number < 1 || number > 65_535 ? undefined : { address: name, port: number };
}

type Options = Omit<KurrentSetting, 'hosts' | 'discover' | 'credentials'>;

function readOptions(query: string, mistaken: Mistaken): Options {
  const files: { -readonly [file in keyof KurrentSetting['files']]: string } = {};
  const limits: { [name in Limit]?: number } = {};
  const options = {
    tls: true,
    deadlineMs: DEADLINE_MS,
    installation: 'adj',
    nodePreference: 'leader' as NodePreference,
    connectionName: 'adjutant',
    files,
    limits,
  };
  for (const pair of query === '' ? [] : query.split('&')) {
    const [key = '', value = ''] = pair.split('=').map((part) => decode(part, mistaken));
    const flat = key.toLowerCase().replace(/[_-]/g, '');
    const limit = LIMITS.find((name) => name.toLowerCase() === flat);
    const file = FILES[flat];
    if (flat === 'tls') options.tls = yesOrNo(key, value, mistaken);
    else if (flat === 'tlsverifycert') verified(yesOrNo(key, value, mistaken), mistaken);
    else if (flat === 'defaultdeadline') options.deadlineMs = positive(key, value, mistaken);
    else if (flat === 'installation') options.installation = named(key, value, mistaken);
    else if (flat === 'connectionname') options.connectionName = value;
    else if (flat === 'nodepreference') options.nodePreference = preferred(key, value, mistaken);
    else if (limit !== undefined) limits[limit] = positive(key, value, mistaken);
    else if (file !== undefined) files[file] = value;
    else mistaken(`has the option ${JSON.stringify(key)}, which there is not`);
  }
  if ((files.certificate === undefined) !== (files.key === undefined)) {
    mistaken('names only one of userCertFile and userKeyFile');
  }
  return options;
}

function decode(text: string, mistaken: Mistaken): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return mistaken('has an option that is not percent-encoded as addresses are');
  }
}

function yesOrNo(key: string, value: string, mistaken: Mistaken): boolean {
  if (value !== 'true' && value !== 'false') mistaken(`has ${key}=${value}, which must be true or false`);
  return value === 'true';
}

function verified(verifies: boolean, mistaken: Mistaken): void {
  if (!verifies) mistaken('turns the check of the certificate off; name its authority with tlsCAFile instead');
}

function positive(key: string, value: string, mistaken: Mistaken): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) mistaken(`has ${key}=${value}, which must be a whole number from 1`);
  return Number(value);
}

function named(key: string, value: string, mistaken: Mistaken): string {
  if (!/^[a-z][a-z0-9]{0,29}$/.test(value)) {
    mistaken(`has ${key}=${value}, which must be 1 to 30 small letters and digits, a letter first`);
  }
  return value;
}

function preferred(key: string, value: string, mistaken: Mistaken): NodePreference {
  return (
    PREFERENCES[value.toLowerCase().replace(/[_-]/g, '')] ??
    mistaken(`has ${key}=${value}, which must be leader, follower, random or readOnlyReplica`)
  );
}
