import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packsIn, startApiServer, type ApiServer } from '@adjutant/tools-services';
import { at, type Answer } from './running.js';
import { personOn, type Person } from './staffed.js';
import { eventually } from './two.js';

const PASSWORD = 'four dice in a row';

/** The built server as a process of its own, where people sign in. */
export interface BuiltStaffed {
  readonly server: ApiServer;
  readonly nobody: Person;
  readonly organizer: Person;
  hire(name: string, ...roles: readonly string[]): Promise<Person>;
  seatAt(match: string, side: 'A' | 'B'): Promise<Person>;
  end(): Promise<void>;
}

type Environment = NodeJS.ProcessEnv;

/** `environment`: what the server is started with besides, where it depends on the folder of its data as well. */
export async function builtStaffed(
  environment: Environment | ((data: string) => Promise<Environment>) = {},
): Promise<BuiltStaffed> {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-attacked-'));
  const besides = typeof environment === 'function' ? await environment(folder) : environment;
  const settings = { ADJUTANT_ACCESS: 'staffed', ADJUTANT_PACKS: packsIn(folder), ...besides };
  const server = await startApiServer(folder, settings);
  const nobody = personOn(server, undefined, 'visitor');
  const token = await eventually(
    () => Promise.resolve(/first-organizer#([\w-]{20,})\s/.exec(server.said())?.[1]),
    (found) => found !== undefined,
  );
  const signedIn = ({ body }: Answer): Person =>
    personOn(server, String(body['token']), String(at(body, 'me', 'person', 'id')));
  const first = { token, name: 'Olga Organizer', password: PASSWORD };
  const organizer = signedIn(await nobody.ask('POST', '/api/access/first-organizer', first));
  return {
    server,
    nobody,
    organizer,
    hire: async (name, ...roles) => {
      await organizer.ask('POST', '/api/access/staff', { name, password: PASSWORD, roles });
      return signedIn(await nobody.ask('POST', '/api/access/sign-in', { name, password: PASSWORD }));
    },
    seatAt: async (match, side) => {
      const { body } = await organizer.ask('POST', `/api/matches/${match}/seats/${side}/links`, {});
      return signedIn(await nobody.ask('POST', '/api/access/seat', { link: String(body['link']) }));
    },
    end: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
