import { submitRoster } from './submitting.js';
import { send } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  const opened = await send(stage.base, 'skies', {
    type: 'OpenMatch',
    data: { title: 'Open skies', pack: { id: 'wh40k-11e' }, seats: { A: { player: 'eve' }, B: { player: 'joe' } } },
  });
  if (!opened.ok) throw new Error(await opened.text());
});

test('where a unit starts that is not on the battlefield is said with the list, which never says it', async () => {
  const page = await stage.open('/matches/skies/table', { width: 390, height: 844, touch: true });
  await page.getByRole('button', { name: 'Bring a list for eve' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your list', { exact: true }).fill('5 Line Squad\n1 Flyer');
  await dialog.getByRole('button', { name: 'Read the list' }).tap();
  const aside = dialog.getByRole('button', { name: 'Flyer starts in strategic reserves' });
  await aside.tap();
  expect(await aside.getAttribute('aria-pressed')).toBe('true');
  await submitRoster(dialog);
  await dialog.waitFor({ state: 'detached' });
  const answer = await fetch(`${stage.base}/api/matches/skies/replay?from=1&to=1`);
  expect(await answer.json()).toMatchObject({
    steps: [
      {
        event: {
          data: { roster: { units: [{ name: 'Line Squad' }, { name: 'Flyer', location: 'strategic-reserves' }] } },
        },
      },
    ],
  });
});
