import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, restoreBackup, type InstallationPlace } from '@adjutant/moving';
import { folder, run, SHELF, started, type Running } from './running.js';
import { personOn, staffed } from './staffed.js';

const silent = (): void => undefined;
const root = folder();
const servers: Running[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(root, { recursive: true, force: true });
});

/** A backup knows nothing of what was taken back after it was made. */
test('a restored backup ends every session and every link of a seat, so that revoked ones do not revive', async () => {
  const placeIn = (name: string): InstallationPlace => ({
    data: join(root, name),
    store: `sqlite:${join(root, name, 'log.db')}`,
  });
  const event = await staffed({ ...placeIn('live'), keep: true });
  servers.push(event.server);
  const judge = await event.hire('Jo', 'judge', 'scorekeeper');
  await judge.send('m', ...started());
  const ann = await event.seatAt('m', 'A');
  expect((await ann.get('/api/access/me')).status).toBe(200);
  await backUp(placeIn('live'), SHELF, join(root, 'backup'), silent);
  await event.organizer.ask('DELETE', `/api/matches/m/seats/A/links/${ann.linkId}`);
  await event.server.close();
  servers.pop();

  await restoreBackup(placeIn('again'), SHELF, join(root, 'backup'), silent);
  const again = await run({ ...placeIn('again'), access: 'staffed', keep: true });
  servers.push(again);
  const whoIs = async (token: string | undefined) =>
    (await personOn(again, token, 'x').get('/api/access/me')).body['person'] ?? null;
  expect([await whoIs(ann.token), await whoIs(judge.token), await whoIs(event.organizer.token)]).toEqual([
    null,
    null,
    null,
  ]);
  const nobody = personOn(again, undefined, 'visitor');
  expect(await nobody.ask('POST', '/api/access/seat', { link: ann.link })).toMatchObject({
    status: 403,
    body: { code: 'access/link-revoked' },
  });
  const back = await nobody.ask('POST', '/api/access/sign-in', { name: 'Jo', password: event.password });
  expect(back.status).toBe(200);
});
