import { at, command, folder, listAt, started, toShooting } from '../../running.js';
import { staffed } from '../../staffed.js';
import { points } from './telling.js';

export const THEN = Date.UTC(2026, 10, 22, 16);

/** What those at the table and at the desk keep of a running match, besides the installation itself. */
export interface Kept {
  readonly then: number;
  readonly match: string;
  readonly dispute: string;
  readonly password: string;
  readonly staff: readonly string[];
  readonly links: { readonly A: string; readonly B: string; readonly revoked: string };
  readonly key: string;
  readonly checkpoint: string;
  readonly heads: { readonly [match: string]: string };
}

/** A staffed event amid a match: one link of a seat is taken back, a judge is called and has not ruled yet. */
export async function tellRunning(): Promise<{ readonly data: string; readonly kept: Kept }> {
  const data = folder();
  const event = await staffed({ data, keep: true, clock: () => THEN });
  try {
    const [sam, jo] = [await event.hire('Sam', 'scorekeeper'), await event.hire('Jo', 'judge')];
    await event.hire('Hana', 'head-judge');
    const recorded = async (asked: Promise<{ status: number; body: object }>) => {
      const { status, body } = await asked;
      if (status >= 300) throw new Error(JSON.stringify(body));
    };
    for (const match of ['running', 'beside']) await recorded(sam.send(match, ...started(), toShooting()));
    const [ann, bob, gone] = [
      await event.seatAt('running', 'A', 24),
      await event.seatAt('running', 'B', 24),
      await event.seatAt('running', 'B', 24),
    ];
    await recorded(event.organizer.ask('DELETE', `/api/matches/running/seats/links/${gone.linkId}`));
    const { body } = await ann.get('/api/matches/running/options?player=A');
    const option = listAt(body, 'players', 'A').find((one) => one['entry'] === 'core/grenade');
    const target = listAt(option, 'targets').find((one) => one['unit'] === 'A-1');
    const answers = Object.fromEntries(listAt(target, 'questions').map((one) => [String(one['key']), 'yes']));
    const roles = { target: 'A-1', enemy: 'B-1' };
    await recorded(ann.send('running', command('UseStratagem', { player: 'A', stratagem: 'Grenade', roles, answers })));
    await recorded(bob.send('running', points('B', 4)));
    const called = { match: 'running', side: 'B', entry: 6, claim: 'They were out of range.' };
    await recorded(bob.ask('POST', '/api/disputes/called/commands', command('CallJudge', called)));
    await recorded(jo.ask('POST', '/api/disputes/called/commands', command('ClaimCall', {})));
    const key = String(at((await event.organizer.get('/api/seal/key')).body, 'key'));
    await recorded(event.organizer.get('/api/matches/running/bundle'));
    const checkpoint = String(at((await event.organizer.get('/api/seal/checkpoint')).body, 'text'));
    const heads: Record<string, string> = {};
    for (const match of ['running', 'beside'])
      heads[match] = (await event.server.store.read(`match-${match}`)).at(-1)?.meta.hash ?? '';
    const links = { A: ann.link, B: bob.link, revoked: gone.link };
    const staff = ['Olga Organizer', 'Sam', 'Jo', 'Hana'];
    const { password } = event;
    return {
      data,
      kept: { then: THEN, match: 'running', dispute: 'called', password, staff, links, key, checkpoint, heads },
    };
  } finally {
    await event.server.close();
  }
}
