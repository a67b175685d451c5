import { Connection, getting, posting, type Answer } from './connection.js';
import { assertSame } from './figure.js';
import { figureOf, level, startServer, type Server } from './server.js';

const PASSWORD = 'four dice in a row';
const PATIENCE_MS = 10_000;
/** A little less than what one may change in a minute. */
export const MOST_OF_SESSION = 250;

/** A server where people sign in. One session may change something 300 times in a minute, so there are many. */
export interface Staffed {
  readonly server: Server;
  /** The token of an organizer, who may see the server's figures. */
  readonly token: string;
  /** A new session of a scorekeeper, as a browser keeps it. */
  cookie(): Promise<string>;
  /** A new session of a scorekeeper, with a connection of its own. */
  scorekeeper(): Promise<Session>;
  /** The same of an organizer. */
  organizer(): Promise<Session>;
  /** Whoever takes a seat by its link. */
  seated(link: string): Promise<Session>;
  /** Whoever sits down by the link that a player has for a whole event. */
  ofEvent(link: string): Promise<Session>;
  /** Resident memory of the server in MB. */
  memory(): Promise<number>;
  viewers(): Promise<number>;
  stop(): Promise<void>;
}

export interface Session {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  close(): void;
}

export async function startStaffed(folder: string): Promise<Staffed> {
  const server = await startServer(folder, { ADJUTANT_ACCESS: 'staffed' });
  await level(server);
  const connection = await Connection.open(server.port);
  const first = { token: await invitation(server), name: 'Olga Organizer', password: PASSWORD };
  const organizer = tokenIn(await connection.send(posting('/api/access/first-organizer', first)));
  const account = { name: 'Sam Score', password: PASSWORD, roles: ['scorekeeper'] };
  const made = await connection.send(posting('/api/access/staff', account, organizer));
  assertSame('answer to an account', made.status, 201);
  const figure = (name: string): Promise<number> => figureOf(server, name, organizer);
  return {
    server,
    token: organizer,
    cookie: async () => {
      const own = await Connection.open(server.port);
      const answer = await own.send(posting('/api/access/sign-in', { name: account.name, password: PASSWORD }));
      own.close();
      return `adjutant_session=${tokenIn(answer)}`;
    },
    memory: async () => (await figure('process_resident_memory_bytes')) / 1024 / 1024,
    viewers: () => figure('adjutant_live_viewers'),
    scorekeeper: () => entered(server, '/api/access/sign-in', { name: account.name, password: PASSWORD }),
    organizer: () => entered(server, '/api/access/sign-in', { name: first.name, password: PASSWORD }),
    seated: (link) => entered(server, '/api/access/seat', { link }),
    ofEvent: (link) => entered(server, '/api/access/event', { link }),
    stop: async () => {
      connection.close();
      await server.stop();
    },
  };
}

/** One after the other: many who try a password at once for one name are told to wait. */
export async function cookiesOf({ cookie }: Pick<Staffed, 'cookie'>, count: number): Promise<readonly string[]> {
  const cookies: string[] = [];
  while (cookies.length < count) cookies.push(await cookie());
  return cookies;
}

/** Sessions for so many clients, which are used for as long as they may change something: to sign in takes a server long. */
export function cookieJar(staffed: Staffed, clients: number) {
  let cookies: readonly string[] = [];
  let left = 0;
  return async (commands: number): Promise<readonly string[]> => {
    if (commands > left) [cookies, left] = [await cookiesOf(staffed, clients), MOST_OF_SESSION];
    left -= commands;
    return cookies;
  };
}

async function entered(server: Server, way: string, shown: object): Promise<Session> {
  const own = await Connection.open(server.port);
  const token = tokenIn(await own.send(posting(way, shown)));
  return {
    get: (path) => own.send(getting(path, token)),
    post: (path, body) => own.send(posting(path, body, token)),
    close: () => own.close(),
  };
}

async function invitation(server: Server): Promise<string> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
    const token = /first-organizer#([\w-]{20,})\s/.exec(server.said())?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the server invites no organizer');
}

function tokenIn({ status, body }: Answer): string {
  assertSame('answer to a sign-in', status, 200);
  return String((JSON.parse(body) as { readonly token: string }).token);
}
