import { codeOf, openMatch, sitDown } from './phones/two-phones.js';
import { toldHere } from './pressing.js';
import { staffed } from './staffed.js';
import { sharedStage, type Stage } from './stage.js';

let organizer = '';
const stage: Stage = sharedStage(async () => void ({ organizer } = await staffed(stage)), {
  ADJUTANT_ACCESS: 'staffed',
});
beforeEach(() => stage.forgive(/ERR_FAILED/));

/** Whatever is asked of the server; the page itself is there. */
const ASKED = '**/api/**';

test('who runs the event is told who records, and cards that were picked without a line stand there once each', async () => {
  const desk = await openMatch(stage, organizer, { game: /40,000, 11th/, depth: 'Score' });
  await desk.getByRole('region', { name: 'Who records here' }).getByRole('link', { name: 'Staff' }).waitFor();
  const { A, B } = await sitDown(stage, { A: await codeOf(desk, 'A'), B: await codeOf(desk, 'B') });
  expect(await A.page.getByRole('region', { name: 'Who records here' }).count()).toBe(0);

  await toldHere(B.page);
  await B.page.route(ASKED, (route) => route.abort());
  await B.page.getByRole('button', { name: 'Secondary missions: Fixed missions' }).tap();
  for (const card of ['Assassination', 'Bring It Down'])
    await B.page.getByRole('dialog').getByRole('button', { name: card }).tap();
  await B.page.getByText('Cards in hand: 2').waitFor();
  await A.press('Secondary missions: Tactical missions');
  await B.page.getByText('No answer').first().waitFor();
  await B.page.unroute(ASKED);

  await B.page.getByText(/Entry \d+, recorded: ben shows what was sealed/).waitFor();
  await B.page.getByText(/^Recorded as entry \d+/).waitFor();
  const cards = B.page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem');
  expect((await cards.allInnerTexts()).map((text) => text.split('\n')[0]?.trim())).toEqual([
    'Assassination',
    'Bring It Down',
  ]);
});
