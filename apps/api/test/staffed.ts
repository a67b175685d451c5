import { FirstOrganizer, type StaffRole } from '@adjutant/access';
import { answer, at, run, type Answer, type Running } from './running.js';

/** Somebody with a session, or nobody in particular. */
export interface Person {
  readonly token: string | undefined;
  /** Id, as records name it. */
  readonly id: string;
  get(path: string): Promise<Answer>;
  /** A text is sent as a match file, everything else as JSON. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  send(match: string, ...commands: readonly object[]): Promise<Answer>;
}

export interface StaffedServer {
  readonly server: Running;
  readonly organizer: Person;
  /** What every account is made with. */
  readonly password: string;
  someone(token?: string, id?: string): Person;
  /** A new account, signed in. */
  hire(name: string, ...roles: readonly StaffRole[]): Promise<Person>;
  signIn(name: string, password?: string): Promise<Answer>;
  seatAt(
    match: string,
    side: 'A' | 'B',
    hours?: number,
  ): Promise<Person & { readonly link: string; readonly linkId: string }>;
}

const NDJSON = 'application/x-ndjson';
const PASSWORD = 'four dice in a row';

/** A server where people sign in, with its first organizer. */
export async function staffed(change: Parameters<typeof run>[0] = {}): Promise<StaffedServer> {
  const server = await run({ access: 'staffed', ...change });
  const someone: StaffedServer['someone'] = (token, id = 'visitor') => personOn(server, token, id);
  const nobody = someone();
  const token = await server.from(FirstOrganizer).invite();
  const first = { token, name: 'Olga Organizer', password: PASSWORD };
  const organizer = signedIn(await nobody.ask('POST', '/api/access/first-organizer', first));
  function signedIn({ status, body }: Answer): Person {
    if (status !== 200) throw new Error(`Not signed in: ${JSON.stringify(body)}`);
    return someone(String(body['token']), String(at(body, 'me', 'person', 'id')));
  }
  const signIn: StaffedServer['signIn'] = (name, password = PASSWORD) =>
    nobody.ask('POST', '/api/access/sign-in', { name, password });
  return {
    server,
    organizer,
    password: PASSWORD,
    someone,
    signIn,
    hire: async (name, ...roles) => {
      const made = await organizer.ask('POST', '/api/access/staff', { name, password: PASSWORD, roles });
      if (made.status !== 201) throw new Error(`No account: ${JSON.stringify(made.body)}`);
      return signedIn(await signIn(name));
    },
    seatAt: async (match, side, hours) => {
      const issued = await organizer.ask('POST', `/api/matches/${match}/seats/${side}/links`, { hours });
      const link = String(issued.body['link']);
      const seat = signedIn(await nobody.ask('POST', '/api/access/seat', { link }));
      return { ...seat, link, linkId: String(issued.body['id']) };
    },
  };
}

export function personOn({ url }: Pick<Running, 'url'>, token: string | undefined, id: string): Person {
  const ask: Person['ask'] = async (method, path, body) =>
    answer(
      await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? NDJSON : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  return {
    token,
    id,
    ask,
    get: (path) => ask('GET', path),
    send: (match, ...commands) =>
      ask('POST', `/api/matches/${match}/commands`, commands.length === 1 ? commands[0] : commands),
  };
}

/** A staffed server with a judge, for all tests of a file. */
export function judged(): { readonly event: StaffedServer; readonly jo: Person } {
  const here = {} as { event: StaffedServer; jo: Person };
  beforeAll(async () => {
    here.event = await staffed();
    here.jo = await here.event.hire('Jo', 'judge');
  });
  afterAll(() => here.event.server.close());
  return here;
}
