import { Evening } from './evening.js';
import { command, listAt, type Answer } from './running.js';
import { judged, type Person } from './staffed.js';

const here = judged();

const isHere = (who: Person, evening: Evening, player: string): Promise<Answer> =>
  who.ask('POST', `/api/tournaments/${evening.id}/commands`, command('CheckIn', { player }));

async function checkedIn(evening: Evening): Promise<readonly unknown[]> {
  const { body } = await here.event.someone().get(`/api/tournaments/${evening.id}`);
  return listAt(body, 'entries')
    .filter((entry) => entry['checkedIn'] === true)
    .map((entry) => entry['player']);
}

const refused = ({ status, body }: Answer): unknown => [status, body['code']];

test('whoever opens their link says that they are here, and says it for nobody else', async () => {
  const [evening, other] = [await new Evening(here).begins({ checkIn: true }), await new Evening(here).begins()];
  const ann = await evening.player('ann');
  expect((await isHere(ann, evening, 'ann')).body).toMatchObject({ outcome: 'recorded' });
  expect((await isHere(ann, evening, 'ann')).body).toMatchObject({ outcome: 'already' });
  expect(refused(await isHere(ann, evening, 'bob'))).toEqual([403, 'access/not-your-entry']);
  expect(refused(await isHere(await other.player('bob'), evening, 'bob'))).toEqual([403, 'access/not-your-entry']);
  expect(refused(await isHere(here.event.someone(), evening, 'bob'))).toEqual([401, 'access/sign-in-first']);
  expect(await checkedIn(evening)).toEqual(['ann']);
});

test('whoever runs the event checks anybody in, and sweeps who has not come', async () => {
  const evening = await new Evening(here).begins({ checkIn: true });
  expect((await isHere(here.event.organizer, evening, 'bob')).status).toBe(200);
  await isHere(await evening.player('cy'), evening, 'cy');
  await evening.asks('SweepNoShows', {});
  expect(await checkedIn(evening)).toEqual(['bob', 'cy']);
});
