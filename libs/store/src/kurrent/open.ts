import { readFileSync } from 'node:fs';
import { EventSchemas } from '@adjutant/kernel';
import { StoreUnreadable } from '../errors.js';
import type { EventStore } from '../port.js';
import { messageOf } from '../trouble.js';
import type { Credentials } from './connection.js';
import { KurrentEventStore } from './kurrent-store.js';
import { layoutOf } from './layout.js';
import { Line, patienceFor, type Patience } from './line.js';
import { distrustOf, withoutWarningOfAddresses } from './trust.js';
import { noTrust, type Trouble } from './trouble.js';
import { readKurrentSetting, withoutPassword, type KurrentSetting } from './setting.js';

export interface KurrentOptions {
  /** Which schema version of each event type is written, and how older ones are read. */
  readonly schemas?: EventSchemas;
  /** How often and how long to try again where the server is away. */
  readonly patience?: Patience;
}

/** Opens the log in an EventStoreDB or KurrentDB. The connection is made with the first call; the setting is read at once. */
export function openKurrentStore(setting: string, options: KurrentOptions = {}): EventStore {
  const read = readKurrentSetting(setting);
  const credentials = readFiles(read.files);
  const where = withoutPassword(setting);
  const lookCloser = (trouble: Trouble) => distrusted(trouble, read, credentials);
  const patience = options.patience ?? patienceFor(read.deadlineMs);
  const line = new Line(() => connect(read, credentials), where, patience, lookCloser);
  return new KurrentEventStore(where, line, layoutOf(read.installation), options.schemas ?? new EventSchemas());
}

/** A cluster of whose nodes none is found may be there, with a certificate that nobody here trusts. */
async function distrusted(trouble: Trouble, { tls, hosts }: KurrentSetting, { ca }: Credentials): Promise<Trouble> {
  if (trouble.kind !== 'absent' || !tls) return trouble;
  const found = await Promise.all(hosts.map((host) => distrustOf(host, ca)));
  const distrust = found.find((one) => one !== undefined);
  return distrust === undefined ? trouble : noTrust(distrust);
}

/** The client takes long to load, and who keeps the log in a file never needs it. */
async function connect(setting: KurrentSetting, credentials: Credentials) {
  const { Connection } = await import('./connection.js');
  if (setting.tls) withoutWarningOfAddresses();
  return new Connection(setting, credentials);
}

function readFiles(files: KurrentSetting['files']): Credentials {
  const read = Object.entries(files).map(([file, path]) => [file, readPem(path)] as const);
  return Object.fromEntries(read);
}

function readPem(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StoreUnreadable(`the file ${path} of the setting cannot be read: ${messageOf(error)}`, { cause: error });
  }
}
