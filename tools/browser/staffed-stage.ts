import { recordSmallMatch } from './small-match.js';
import { ask as asking } from './staffed.js';
import { setStage, tidied, type Stage } from './stage.js';

const PASSWORD = 'four dice in a row';

/** Whoever works at an event; whoever only watches it has no session. */
export const STAFF = ['organizer', 'head-judge', 'judge', 'scorekeeper'] as const;
export type StaffRole = (typeof STAFF)[number];

export interface StaffedStage extends Stage {
  /** Asks the server with a session, and hands over what it answers. */
  readonly ask: <Answer>(path: string, body: object, session?: string) => Promise<Answer>;
  readonly sessions: { readonly [role in StaffRole]: string };
  /** A new link for a seat of the small match, as an address of the page. */
  readonly seatLink: (side: 'A' | 'B') => Promise<string>;
}

/** A server where people sign in, with one of each role and the small match, which is called `small`. */
export async function setStaffedStage(): Promise<StaffedStage> {
  const stage = await setStage({ ADJUTANT_ACCESS: 'staffed' });
  const ask: StaffedStage['ask'] = (path, body, session) => asking(stage, path, body, session);
  const token = /#(\S+)/.exec(stage.said())?.[1] ?? '';
  const first = { token, name: 'Olga Organizer', password: PASSWORD };
  const organizer = (await ask<{ token: string }>('/access/first-organizer', first)).token;
  const hired = async (role: StaffRole): Promise<string> => {
    const name = `Somebody who is ${role}`;
    await ask('/access/staff', { name, password: PASSWORD, roles: [role] }, organizer);
    return (await ask<{ token: string }>('/access/sign-in', { name, password: PASSWORD })).token;
  };
  const sessions = {
    organizer,
    'head-judge': await hired('head-judge'),
    judge: await hired('judge'),
    scorekeeper: await hired('scorekeeper'),
  };
  await recordSmallMatch(stage.base, 'small', sessions.judge);
  const seatLink = async (side: 'A' | 'B'): Promise<string> => {
    const { link } = await ask<{ link: string }>(`/matches/small/seats/${side}/links`, {}, organizer);
    const { pathname, hash } = new URL(link);
    return pathname + hash;
  };
  return { ...stage, ask, sessions, seatLink };
}

/** The one such stage of all tests of a file, tidied after each and closed after the last. */
export function sharedStaffedStage(): StaffedStage {
  let set: StaffedStage | undefined;
  const stage = (): StaffedStage => {
    if (set === undefined) throw new Error('The stage is not set before the first test begins.');
    return set;
  };
  beforeAll(async () => {
    set = await setStaffedStage();
  });
  afterAll(() => set?.close());
  afterEach(async () => expect(await tidied(set)).toEqual([]));
  return new Proxy({} as StaffedStage, { get: (_, member: keyof StaffedStage) => stage()[member] });
}
