import { submitRoster } from './submitting.js';
import { send } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
  const data = { title: 'Plain lines', pack: { id: 'wh40k-8e' }, seats };
  const opened = await send(stage.base, 'plain', { type: 'OpenMatch', data });
  if (!opened.ok) throw new Error(await opened.text());
});

test('who leads an army is said by hand where the list does not say it, and the refusal is mended on the spot', async () => {
  stage.forgive(/status of 4\d\d/);
  const page = await stage.open('/matches/plain/table', { width: 390, height: 844, touch: true });
  await page.getByRole('button', { name: 'Bring a list for ada' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your list', { exact: true }).fill('10 Shock Troops\n1 Tank');
  await dialog.getByRole('button', { name: 'Read the list' }).tap();
  await dialog.getByRole('button', { name: 'Submit the roster' }).tap();
  await dialog.getByRole('alert').getByText('The roster names no unit as warlord', { exact: false }).waitFor();
  const named = dialog.getByRole('button', { name: 'Tank is the warlord' });
  await named.tap();
  expect(await named.getAttribute('aria-pressed')).toBe('true');
  await submitRoster(dialog);
  await dialog.waitFor({ state: 'detached' });
  const { steps } = (await (await fetch(`${stage.base}/api/matches/plain/replay?from=1&to=1`)).json()) as {
    readonly steps: readonly { readonly event: { readonly data: { readonly roster: { readonly units: object[] } } } }[];
  };
  expect(steps[0]?.event.data.roster.units).toMatchObject([
    { name: 'Shock Troops' },
    { name: 'Tank', traits: ['warlord'] },
  ]);
});
