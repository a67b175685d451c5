import { Shelf } from '@adjutant/rules';
import { draws, nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import { call, contested, rules, sendTo, STRIKE } from './judges.js';
import { at, command, listAt, SHELF, type Running } from './running.js';

/** The packs of the repository, and one in which players draw in secret. */
export const BOTH_SHELVES = new Shelf([...SHELF.packs, ...NIGHT_SHELF.packs]);

export const NAME = 'Zdeňka Quillfeather';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ann = { actor: { id: 'ann', role: 'player' } };
const desk = { actor: { id: 'sam', role: 'scorekeeper' } };

/**
 * What an installation may hold: a match that was argued about and ruled on, with a refused attempt and a photo, one with
 * sealed hands, a person with a name, and something that the event has decided.
 */
export async function played(server: Running): Promise<void> {
  await contested(server, 'argued');
  await server.send('argued', command('UseStratagem', { player: 'A', stratagem: 'Grenade' }));
  await sendTo(server, 'd', call('argued', { entry: 5 }));
  const photo = await fetch(`${server.url}/api/disputes/d/evidence`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: PNG,
  });
  const { hash } = (await photo.json()) as { readonly hash: string };
  await sendTo(server, 'd', command('AddEvidence', { hash, side: 'A', caption: 'The dice' }, ann));
  await sendTo(server, 'd', rules([STRIKE]));
  for (const sent of nightfall()) await server.send('night', command(sent.type, sent.data, desk));
  for (const sent of [draws('A', 11), draws('A', 12)]) await server.send('night', command(sent.type, sent.data, ann));
  await put(server, '/api/people/ann', { name: NAME, outside: { fide: '1503014' } });
  await put(server, '/api/event', { name: 'The Open', conflicts: ['club'], penalties: 'magic-ipg', appealMinutes: 20 });
}

/** What it shows to whoever may see everything. */
export async function shown(server: Running): Promise<unknown> {
  await settled(server);
  const paths = [
    '/api/matches',
    ...['', '/ledger', '/timeline', '/events', '/attempts', '/moments'].map((part) => `/api/matches/argued${part}`),
    ...['?viewer=A', '/timeline?viewer=A', '/ledger', '/timeline?viewer=spectator'].map(
      (part) => `/api/matches/night${part}`,
    ),
    '/api/disputes',
    '/api/disputes/d',
    '/api/precedents',
    '/api/people/ann',
    '/api/event',
  ];
  const bodies: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await server.get(path);
    bodies.push([
      path,
      status,
      JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === 'position' ? '' : value))),
    ]);
  }
  return bodies;
}

/** Lists are told in the background, and what a ruling comes to as well. */
async function settled(server: Running): Promise<void> {
  const until = performance.now() + 20_000;
  for (;;) {
    const [dispute, matches] = [await server.get('/api/disputes/d'), await server.get('/api/matches')];
    const listed = listAt(matches.body, 'matches').length === 2;
    if (listed && JSON.stringify(dispute.body).includes('"carriedOut":true')) return;
    if (performance.now() > until) throw new Error(JSON.stringify([dispute.body, at(matches.body, 'matches')]));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function put(server: Running, path: string, body: object): Promise<void> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** What is recorded after the move. */
export const goesOn = (): object[] => [command('AdvancePhase', {}, desk), command('AdvancePhase', {}, desk)];
