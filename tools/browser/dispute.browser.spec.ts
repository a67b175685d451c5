import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { ADA, BEN, callJudge, recordInDispute, sendToDispute } from './disputes.js';
import { recordSmallMatch, SMALL } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';

interface Policy {
  readonly infractions: readonly { readonly id: string; readonly level: string }[];
  readonly levels: readonly { readonly id: string; readonly name: string; readonly may: readonly string[] }[];
}

const CLAIM = 'The Grenade was thrown at a unit more than 8 inches away';
/** The smallest picture that there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stage: Stage = sharedStage(async () => {
  for (const match of ['ruled', 'raced', 'shown', 'stepped', 'penalised']) await recordSmallMatch(stage.base, match);
});

const call = (match: string): Promise<string> =>
  callJudge(stage.base, match, { claim: CLAIM, entry: SMALL.grenade, table: '14' });
const entry = (page: Page, number: number) => page.getByRole('article', { name: `Entry ${number}`, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const actingAs = (page: Page, who: string) => page.getByLabel('Acting as').selectOption(who);

async function claimed(match: string): Promise<{ dispute: string; page: Page }> {
  const dispute = await call(match);
  const page = await stage.open(`/disputes/${dispute}`);
  await page.getByRole('button', { name: 'Claim the call' }).click();
  await page.getByRole('form', { name: 'Ruling' }).waitFor();
  return { dispute, page };
}

async function pointsOf(match: string): Promise<unknown> {
  const view = (await (await fetch(`${stage.base}/api/matches/${match}`)).json()) as { board: { cp: unknown } };
  return view.board.cp;
}

describe('a dispute, from the call to the final ruling', () => {
  test('the judge rules after a preview, a player appeals, the head judge overturns it, and the match is as it was', async () => {
    const before = await pointsOf('ruled');
    const { page } = await claimed('ruled');
    const form = page.getByRole('form', { name: 'Ruling' });
    await form.getByText('Choose a remedy, or no action.').waitFor();
    await form.getByRole('button', { name: 'Correct an entry' }).click();
    expect(await form.getByLabel('Entry to correct').inputValue()).toBe(String(SMALL.grenade));
    await form
      .getByRole('radiogroup', { name: /Answer to Enemy within 8/ })
      .getByText('no', { exact: true })
      .click();
    const preview = part(page, 'Preview');
    await preview.getByRole('row', { name: /A 2 → 3/ }).waitFor();
    await preview.getByText('Entry 9 has fallen with a correction.').waitFor();
    expect(await pointsOf('ruled')).toEqual(before);
    await form.getByText('Say why.').waitFor();
    await form.getByLabel('Reasoning').fill('Measured again: 9 inches. The command point is given back.');
    await form.getByRole('button', { name: 'Give the ruling' }).click();
    const ruling = part(page, 'Ruling 1');
    await ruling.getByText('exactly as previewed').waitFor();
    await ruling.getByRole('row', { name: /A 2 → 3/ }).waitFor();
    expect(await pointsOf('ruled')).toEqual({ A: 3, B: 3 });

    await actingAs(page, 'Player A');
    await page.getByRole('button', { name: 'Appeal …' }).click();
    await page.getByLabel('Why the head judge should look at it').fill('The unit had moved since.');
    await page.getByRole('button', { name: 'Appeal to the head judge' }).click();
    await part(page, 'Appeal').getByText('The unit had moved since.').waitFor();

    await actingAs(page, 'Head judge');
    await page.getByRole('button', { name: 'Claim the appeal' }).click();
    const last = page.getByRole('form', { name: 'Final ruling' });
    await last.getByText('Overturn it').click();
    expect(await last.getByRole('button', { name: 'Restore the match as it was' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await preview.getByRole('row', { name: /A 3 → 2/ }).waitFor();
    await last.getByLabel('Reasoning').fill('Nothing shows where the unit stood at that moment.');
    await last.getByRole('button', { name: 'Give the final ruling' }).click();
    await part(page, 'Final ruling').getByText('exactly as previewed').waitFor();
    await part(page, 'Final ruling')
      .getByText(/Ruling 1 is taken back: .* The match stands as it was before it/)
      .waitFor();
    await ruling.getByText('What stood before the ruling stands again.').waitFor();
    expect(await pointsOf('ruled')).toEqual(before);
  });

  test('the players see old and new on the page of their match, and the time is given back', async () => {
    const { dispute, page } = await claimed('shown');
    const remedies = [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }];
    await recordInDispute(
      stage.base,
      dispute,
      { type: 'GiveRuling', data: { remedies, because: 'One command point was missing.' } },
      { id: 'judge', role: 'judge' },
    );
    await part(page, 'Ruling 1').getByText('exactly as previewed').waitFor();
    await part(page, 'Time').getByRole('button', { name: 'Grant 1 minute' }).click();
    await part(page, 'Time').getByText('1 minute', { exact: true }).waitFor();

    const players = await stage.open('/matches/shown?desk=calls');
    await actingAs(players, 'Player B');
    const card = players.getByRole('article', { name: `Call: ${CLAIM}` });
    await card.getByRole('row', { name: /B 3 → 4/ }).waitFor();
    await card.getByRole('button', { name: 'Accept the ruling' }).click();
    await card.getByText('Accepted by').waitFor();
  });
});

describe('what goes wrong', () => {
  test('a second judge sees the first ruling, and loses nothing that was written', async () => {
    stage.forgive(/409|422/);
    const { dispute, page } = await claimed('raced');
    const form = page.getByRole('form', { name: 'Ruling' });
    await form.getByRole('button', { name: 'No action' }).click();
    await form.getByLabel('Reasoning').fill('It was measured well.');
    await holds(page, `!document.querySelector('form[aria-label="Ruling"] button[type=submit]').disabled`);
    // On a line that hangs the refusal is told all the same, and at once.
    const line = Promise.withResolvers<void>();
    await page.route(`**/api/disputes/${dispute}`, async (route) => {
      await line.promise;
      await route.continue();
    });
    const first = { type: 'GiveRuling', data: { remedies: [{ kind: 'none' }], because: 'The photo shows 8 inches.' } };
    await recordInDispute(stage.base, dispute, first, { id: 'judge', role: 'judge' });
    await form.getByRole('button', { name: 'Give the ruling' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'ruling/already-given' });
    await refused.getByText('The photo shows 8 inches.').waitFor();
    line.resolve();
    await part(page, 'Ruling 1').getByText('The photo shows 8 inches.').waitFor();
    await page.getByText('It was measured well.').waitFor();
  });

  test('evidence of another type is not taken; a photo is shown before it is sent, and kept under its hash', async () => {
    stage.forgive(/415|422|400/);
    const page = await stage.open(`/disputes/${await call('shown')}`);
    await part(page, 'Evidence').getByText('Add evidence').click();
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('nine inches'));
    await page.getByText('Evidence is a photo (JPEG, PNG, WebP) or a PDF: choose another file.').waitFor();
    await choose('huge.png', 'image/png', Buffer.alloc(8 * 1024 * 1024 + 1));
    await page.getByText('at most 8 MB can be kept').waitFor();
    await choose('disguised.png', 'image/png', Buffer.from('this is no picture at all'));
    await page.getByRole('button', { name: 'Add it as evidence' }).click();
    await page.getByRole('alert').filter({ hasText: 'The file was not added' }).waitFor();
    await choose('table.png', 'image/png', PIXEL);
    await page.getByRole('img', { name: 'The chosen photo' }).waitFor();
    await page.getByLabel('What it shows').fill('The tape between both units');
    await page.getByRole('button', { name: 'Add it as evidence' }).click();
    const evidence = page.getByRole('list', { name: 'Evidence' });
    await evidence.getByRole('img', { name: 'The tape between both units' }).waitFor();
    await evidence.getByTitle(/^SHA-256 [0-9a-f]{64}$/).waitFor();
  });

  test('an address without a dispute says so', async () => {
    stage.forgive(/404/);
    const page = await stage.open('/disputes/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: 'There is no such dispute' }).waitFor();
  });

  test('what is refused to a player over HTTP is not recorded', async () => {
    const dispute = await call('shown');
    const rules = { type: 'GiveRuling', data: { remedies: [{ kind: 'none' }], because: 'I say so.' } };
    expect((await sendToDispute(stage.base, dispute, rules, ADA)).status).toBe(403);
    expect((await sendToDispute(stage.base, dispute, { type: 'ClaimCall' }, BEN)).status).toBe(403);
  });
});

describe('the page of a dispute', () => {
  test('its link shows the disputed moment at once, and keys step from there', async () => {
    const dispute = await call('stepped');
    const page = await stage.open('/judge');
    await page.getByRole('list', { name: 'Calls' }).waitFor();
    const start = Date.now();
    await page.goto(`${stage.base}/disputes/${dispute}`);
    await part(page, 'What only the players claim').getByText('Not answered.').waitFor();
    console.log(`From the link to the disputed moment on screen, without any action: ${Date.now() - start} ms`);
    await entry(page, SMALL.grenade).getByText('The disputed entry').waitFor();
    await part(page, 'What the record proves').getByText('Grenade costs 1 CP; ada has 1.').waitFor();
    for (const [key, number] of [
      ['ArrowRight', 10],
      [']', 15],
      ['[', 3],
      ['d', 9],
      ['End', 33],
      ['d', 9],
    ] as const) {
      await page.keyboard.press(key);
      await entry(page, number).waitFor();
    }
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('Back to the disputed entry').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await holds(page, `document.activeElement?.matches('input[type="search"]')`);
    await page.keyboard.type('go to ground');
    await page.getByText('1 of 34 entries').waitFor();
  });

  test('a penalty goes with a ruling, at the level that the policy advises, and stands in the history of the player', async () => {
    const { page } = await claimed('penalised');
    const form = page.getByRole('form', { name: 'Ruling' });
    await form.getByRole('button', { name: 'No action' }).click();
    await form.getByRole('button', { name: 'Add a penalty' }).click();
    await form.getByLabel('Policy').selectOption('frontline-itc');
    await form.getByText('Player B', { exact: true }).click();
    await form.getByRole('combobox', { name: 'What was done' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await form.getByText('Advised:').waitFor();
    await form.getByLabel('What happened').fill('The tape was not used although it was asked for.');
    await form.getByLabel('Reasoning').fill('No ground for another remedy.');
    await form.getByRole('button', { name: 'Give the ruling' }).click();
    await part(page, 'Ruling 1').getByText('The tape was not used').waitFor();
    await part(page, 'Ruling 1').getByText('exactly as previewed').waitFor();
    const history = await stage.open('/people/ben/penalties');
    await history.getByText('The tape was not used although it was asked for.').waitFor();
  });

  test('the history of a player is shown to those who may see it', async () => {
    const { infractions, levels } = (await (await fetch(`${stage.base}/api/policies/frontline-itc`)).json()) as Policy;
    const infraction = infractions[0];
    const level = levels.find(({ id, may }) => id !== infraction?.level && may.includes('head-judge'));
    const advised = levels.find(({ id }) => id === infraction?.level);
    if (!infraction || !level || !advised) throw new Error('the policy has no infractions, or one level alone');
    const asked = {
      ...{ penalty: randomUUID(), person: 'ada', policy: 'frontline-itc', because: 'Asked twice to go on.' },
      ...{ infraction: infraction.id, level: level.id, deviation: 'It had been said before the round.' },
    };
    const response = await fetch(`${stage.base}/api/people/ada/penalties/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        commandId: randomUUID(),
        type: 'IssuePenalty',
        data: asked,
        actor: { id: 'kim', role: 'head-judge' },
      }),
    });
    expect(await response.text()).not.toMatch(/problem/);
    const page = await stage.open('/people/ada/penalties');
    await page.getByText('Asked twice to go on.').waitFor();
    await page.getByText('1 penalty standing, 1 in all').waitFor();
    const why = `Another level than the advised one (${advised.name}): It had been said before the round.`;
    await page.getByText(why).waitFor();
    expect(await graveViolations(page)).toEqual([]);
  });

  test('can be got around in the light, and in the dark on a phone', async () => {
    const { page } = await claimed('stepped');
    const address = new URL(page.url()).pathname;
    for (const view of [{ scheme: 'light' }, { scheme: 'dark', width: 390, height: 844 }] as const) {
      const shown = await stage.open(address, view);
      await shown.getByRole('form', { name: 'Ruling' }).getByRole('button', { name: 'Adjust points' }).click();
      await part(shown, 'What only the players claim').waitFor();
      expect(await graveViolations(shown)).toEqual([]);
      expect(await shown.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
  });
});
