import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, freshDatabase, LivingProcess, type FreshDatabase } from '@adjutant/tools-services';
import { ROOT } from '../src/settings.js';
import { answer, at, folder, type Answer } from './running.js';
import { personOn, type Person } from './staffed.js';
import { eventually } from './two.js';

const SERVER = join(ROOT, 'apps', 'api', 'dist', 'main.js');
const DOUBLE = join(ROOT, 'libs', 'store', 'dist', 'kurrent-double', 'main.js');
const PROXY = join(ROOT, 'tools', 'deploy', 'nginx.conf');
export const PASSWORD = 'four dice in a row';

/** Two servers as processes of their own, and in front of them the proxy that the cluster has. */
export interface Cluster {
  /** Where everybody goes. */
  readonly url: string;
  readonly instances: readonly [Instance, Instance];
  /** With every role that staff can have. */
  readonly staff: Person;
  /** The same account in a session of its own: each is counted by itself. */
  session(): Promise<Person>;
  /** Another account. */
  hire(name: string, roles: readonly string[]): Promise<Person>;
  stop(): Promise<void>;
}

export class Instance {
  readonly url: string;
  #process: LivingProcess | undefined;

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string | undefined>>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  get said(): string {
    return this.#process?.said ?? '';
  }

  async start(): Promise<void> {
    const [command, args] = [process.execPath, [SERVER]];
    this.#process = await LivingProcess.start({ command, args, env: this.env, ready: /Adjutant is ready at/ });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.#process?.end(signal);
  }

  /** The same person, asking this instance past the proxy. */
  as({ token, id }: Person): Person {
    return personOn(this, token, id);
  }

  async get(path: string): Promise<Answer> {
    return answer(await fetch(`${this.url}${path}`));
  }
}

export async function startCluster(): Promise<Cluster> {
  const place = folder();
  const [portOfProxy = 0, portOfStore = 0, ...ports] = await freePorts(4);
  const database = await freshDatabase();
  const url = `http://127.0.0.1:${portOfProxy}`;
  const instances = ports.map((port, which) => new Instance(port, environment({ place, port, which, url, database })));
  const others: LivingProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await Promise.all(others.map((other) => other.end('SIGTERM')));
    await database.drop();
    rmSync(place, { recursive: true, force: true });
  };
  try {
    others.push(await startStore(portOfStore));
    // At the same moment, with no key and no table there yet.
    await Promise.all(instances.map((instance) => instance.start()));
    others.push(await startProxy(place, [portOfProxy, ...ports]));
    const staff = await firstOrganizer(url, instances);
    const signIn = async (name: string) => signedIn(url, await post(url, 'sign-in', { name, password: PASSWORD }));
    return {
      url,
      instances: instances as unknown as Cluster['instances'],
      staff,
      session: () => signIn('Olga'),
      hire: async (name, roles) => {
        await staff.ask('POST', '/api/access/staff', { name, password: PASSWORD, roles });
        return signIn(name);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }

  function environment(of: {
    place: string;
    port: number;
    which: number;
    url: string;
    database: FreshDatabase;
  }): Readonly<Record<string, string | undefined>> {
    return {
      PATH: process.env['PATH'],
      PORT: String(of.port),
      HOST: '127.0.0.1',
      ADJUTANT_ACCESS: 'staffed',
      ADJUTANT_ADDRESS: of.url,
      ADJUTANT_STORE: `kurrentdb://127.0.0.1:${portOfStore}?tls=false`,
      ADJUTANT_DATABASE: of.database.url,
      ADJUTANT_DATA: join(of.place, `data-${of.which}`),
      ADJUTANT_KEYS: join(of.place, 'keys'),
      ADJUTANT_SEAL_SECONDS: '1',
    };
  }
}

function startStore(port: number): Promise<LivingProcess> {
  const args = [DOUBLE, '--port', String(port)];
  return LivingProcess.start({ command: process.execPath, args, env: { PATH: process.env['PATH'] }, ready: /\d{4,}/ });
}

/** The very file of the cluster, with ports of this machine and everything that it writes in a folder. */
async function startProxy(place: string, [port, ...instances]: readonly number[]): Promise<LivingProcess> {
  const own = join(place, 'proxy');
  mkdirSync(own);
  const written = readFileSync(PROXY, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('api-1:3000', `127.0.0.1:${instances[0]}`)
    .replace('api-2:3000', `127.0.0.1:${instances[1]}`)
    .replaceAll('/tmp/', `${own}/`)
    // Standard error of ours is no file that could be opened; `notice` tells when it is ready.
    .replace('error_log /dev/stderr warn', 'error_log stderr notice');
  // Its workers would be somebody else, who may not look into this folder.
  const asWhoever = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(join(own, 'nginx.conf'), `${asWhoever}${written}`);
  const args = ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf'), '-g', 'daemon off;'];
  const command = '/usr/sbin/nginx';
  return LivingProcess.start({ command, args, env: { PATH: process.env['PATH'] }, ready: /start worker process / });
}

async function post(url: string, what: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return answer(await fetch(`${url}/api/access/${what}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

function signedIn(url: string, { status, body }: Answer): Person {
  if (status !== 200) throw new Error(`Not signed in: ${JSON.stringify(body)}`);
  return personOn({ url }, String(body['token']), String(at(body, 'me', 'person', 'id')));
}

/** By the link that one of them prints, wherever the proxy takes it. */
async function firstOrganizer(url: string, instances: readonly Instance[]): Promise<Person> {
  const printed = async () => /first-organizer#([\w-]+)/.exec(instances.map(({ said }) => said).join('\n'))?.[1];
  const token = await eventually(printed, (one) => one !== undefined);
  const organizer = signedIn(url, await post(url, 'first-organizer', { token, name: 'Olga', password: PASSWORD }));
  const roles = ['scorekeeper', 'judge', 'head-judge', 'organizer'];
  await organizer.ask('PATCH', `/api/access/staff/${organizer.id}`, { roles });
  return signedIn(url, await post(url, 'sign-in', { name: 'Olga', password: PASSWORD }));
}
