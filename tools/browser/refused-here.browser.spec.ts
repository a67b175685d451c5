import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graveViolations } from './axe.js';
import { recordAll, recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const AOS = join(import.meta.dirname, '..', '..', 'libs', 'packs', 'aos-4e', 'matches', 'round-1-table-9.jsonl');
const ENTRIES = 60;

const stage: Stage = sharedStage(async () => {
  for (const match of ['here', 'there']) await playedTo(match);
  await recordSmallMatch(stage.base, 'vouched');
  const to = { round: 2, turn: 'B', step: 'shooting' };
  await recordAll(stage.base, 'vouched', [{ type: 'AdvancePhase', data: { to } }]);
});

/** A match in the middle of its battle. */
async function playedTo(match: string): Promise<void> {
  const lines = readFileSync(AOS, 'utf8')
    .trim()
    .split('\n')
    .slice(1, ENTRIES + 1);
  for (const line of lines) {
    const { type, data, actor, refused } = JSON.parse(line) as Readonly<Record<string, object>>;
    if (refused !== undefined) continue;
    const answer = await fetch(`${stage.base}/api/matches/${match}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commandId: randomUUID(), type, data, actor }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

async function acts(match: string): Promise<readonly object[]> {
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
  const { events } = (await answer.json()) as { readonly events: readonly { type: string; data: object }[] };
  return events.filter(({ type }) => type === 'UnitActed').map(({ data }) => data);
}

test.each([
  ['told on the device', 'here', ''],
  ['told by the server', 'there', 'delete globalThis.Worker'],
])(
  '%s, what is refused is asked again with what is wrong with it, said anew and recorded',
  async (_, match, watching) => {
    const page = await stage.open(`/matches/${match}/table`, { ...PHONE, watching });
    const button = page.getByRole('button', { name: 'What a unit did' });
    await button.waitFor();
    if (watching === '') await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
    const before = (await acts(match)).length;
    await button.tap();
    const dialog = page.getByRole('dialog');
    const asked = (says: string) => dialog.getByRole('group', { name: says });
    await asked('Which unit?').getByRole('button').first().tap();
    await asked('What did it do?').getByRole('button', { name: 'Has run', exact: true }).tap();

    // The question of which it is wrong is on the screen again, with the reason, and what was said is still marked.
    await asked('What did it do?')
      .getByText(/takes part in no run that is open/i)
      .waitFor();
    await asked('What did it do?').getByRole('button', { name: 'Has run', pressed: true }).waitFor();
    expect(await acts(match)).toHaveLength(before);
    expect(await graveViolations(page)).toEqual([]);
    await asked('What did it do?').getByRole('button', { name: 'Was set up on the battlefield' }).tap();
    await dialog.waitFor({ state: 'detached' });
    for (const end = Date.now() + 15_000; (await acts(match)).length === before && Date.now() < end;)
      await page.waitForTimeout(50);
    expect((await acts(match)).slice(before)).toEqual([expect.objectContaining({ act: 'set-up' })]);
  },
);

test('what is not vouched for is refused with its rule before it is sent, and taken back with one press more', async () => {
  const page = await stage.open('/matches/vouched/table', PHONE);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Grenade/ }).tap();
  const vouched = dialog.getByRole('group', { name: /shot/i }).first();
  await vouched.getByRole('button', { name: 'no', exact: true }).tap();
  await dialog.getByRole('alert').getByText(/shot/i).waitFor();
  await dialog
    .getByRole('button', { name: /^Use Grenade/ })
    .and(dialog.locator('[aria-disabled=true]'))
    .waitFor();
  await vouched.getByRole('button', { name: 'no', exact: true }).tap();
  await dialog.getByRole('alert').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: /^Use Grenade/ }).tap();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/matches/vouched/table');
});
