import { presetNamed } from '@adjutant/tournament';
import { Evening } from './evening.js';
import { command, listAt, type Answer, type Body } from './running.js';
import { judged, type Person } from './staffed.js';

const here = judged();
const BOTH = { A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } };
const OTHER = { ...BOTH, B: { gamesWon: 0, gamesDrawn: 0 } };

test('each player says on their own phone what games were won, and it counts once both say the same', async () => {
  const evening = await new Evening(here).begins({ standings: presetNamed('mtr'), lists: undefined });
  await evening.asks('DraftRound', { round: 1 });
  await evening.asks('PublishRound', { round: 1 });
  const table = async (): Promise<Body> => {
    const { body } = await here.event.someone().get(`/api/tournaments/${evening.id}`);
    return listAt(body, 'rounds', 0, 'tables')[0]!;
  };
  const { A, B } = (await table()) as { readonly A: string; readonly B: string };
  const [a, b] = [await evening.player(A), await evening.player(B)];
  const says = (who: Person, player: string, both: object): Promise<Answer> =>
    who.ask('POST', `/api/tournaments/${evening.id}/commands`, command('ReportFigures', { player, round: 1, both }));

  expect((await says(a, A, BOTH)).body).toMatchObject({ outcome: 'recorded' });
  for (const [who, player] of [
    [a, B],
    [here.jo, A],
  ] as const)
    expect((await says(who, player, BOTH)).status).toBe(403);
  expect((await says(b, B, OTHER)).body).toMatchObject({ outcome: 'recorded' });
  expect(await table()).toMatchObject({ reported: { A: BOTH, B: OTHER } });
  expect(await table()).not.toHaveProperty('figures');
  expect((await says(b, B, BOTH)).body).toMatchObject({ outcome: 'recorded' });
  expect(await table()).toMatchObject({ figures: BOTH });
  expect(await table()).not.toHaveProperty('reported');
  expect((await says(a, A, OTHER)).body).toMatchObject({ code: 'table/told' });
  await evening.asks('TellFigures', { player: B, round: 1, figures: OTHER.B });
  expect(await table()).toMatchObject({ figures: OTHER });
});
