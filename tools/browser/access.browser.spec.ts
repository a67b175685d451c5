import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordSmallMatch, SMALL } from './small-match.js';
import { setStage, tidied, type Stage } from './stage.js';

const PASSWORD = 'four dice in a row';

let stage: Stage;
let organizer: Page;

beforeAll(async () => {
  stage = await setStage({ ADJUTANT_ACCESS: 'staffed' });
});
afterAll(() => stage?.close());

/** What the page's own session is answered, as status and code. */
async function sendAs(
  page: Page,
  match: string,
  type: string,
  data: object,
): Promise<readonly [number, string | null]> {
  const body = JSON.stringify({ commandId: crypto.randomUUID(), type, data });
  return page.evaluate(
    async ([path, sent]) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent });
      const { code = null } = (await answer.json()) as { readonly code?: string };
      return [answer.status, code] as const;
    },
    [`/api/matches/${match}/commands`, body] as const,
  );
}

/** A match as a program with the session of a page records it. */
async function recordAs(page: Page, match: string): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'adjutant_session');
  await recordSmallMatch(stage.base, match, cookie?.value);
}

test('one evening at a staffed server', async () => {
  stage.forgive(/status of 40[13]/);

  // The first organizer comes by the link that the server printed, and adds a judge.
  const link = /http:\S+(\/first-organizer#\S+)/.exec(stage.said())?.[1] ?? '';
  organizer = await stage.open(link);
  await organizer.getByLabel('Name').fill('Olga Organizer');
  await organizer.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await organizer.getByRole('button', { name: 'Begin' }).click();
  await organizer.getByRole('list', { name: 'Staff' }).getByText('Olga Organizer (you)').waitFor();
  await organizer.getByRole('group', { name: 'Who you are' }).getByText('organizer', { exact: true }).waitFor();
  expect(await organizer.getByText('Single-user mode').count()).toBe(0);
  await organizer.getByRole('button', { name: 'Add somebody' }).click();
  const dialog = organizer.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Jo Judge');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await organizer.getByRole('list', { name: 'Staff' }).getByText('Jo Judge', { exact: true }).waitFor();
  expect(await graveViolations(organizer)).toEqual([]);

  // A visitor who wants to see the staff is sent to sign in, and comes back.
  const judge = await stage.open('/staff');
  await judge.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await judge.getByLabel('Name').fill('Jo Judge');
  await judge.getByRole('textbox', { name: 'Password' }).fill('a wrong guess');
  await judge.getByRole('button', { name: 'Sign in' }).click();
  await judge.getByText('You are not signed in').waitFor();
  await judge.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await judge.getByRole('button', { name: 'Sign in' }).click();
  await judge.waitForURL('**/staff');
  await judge.getByText('The staff cannot be shown').waitFor();
  expect(await judge.getByRole('alert').innerText()).toContain('Only organizer');

  // The organizer makes a link for seat A, and the player opens it.
  await recordAs(judge, 'small');
  await organizer.goto(`${stage.base}/matches/small?desk=seats`);
  await organizer.getByRole('button', { name: 'New link for A' }).click();
  const ticket = organizer.getByRole('dialog');
  await ticket.getByRole('img', { name: 'QR code of the link for seat A' }).waitFor();
  const seatLink = new URL(await ticket.getByLabel('Link').inputValue());
  expect(await graveViolations(organizer)).toEqual([]);
  await ticket.getByRole('button', { name: 'Done' }).click();
  const player = await stage.open(seatLink.pathname + seatLink.hash);
  await player.waitForURL('**/matches/small/table?as=A');
  await player.getByRole('heading', { name: SMALL.title }).waitFor();
  await player.getByText('player, seat A').waitFor();

  // The player acts for A, and neither for B nor as a judge.
  const scored = (side: string) => ({ player: side, amount: 1, what: 'a test' });
  expect(await sendAs(player, 'small', 'GainCommandPoints', scored('A'))).toEqual([200, null]);
  expect(await sendAs(player, 'small', 'GainCommandPoints', scored('B'))).toEqual([403, 'access/not-your-seat']);
  const strike = { entry: SMALL.grenade, correction: { kind: 'strike' }, because: 'I say so.' };
  expect(await sendAs(player, 'small', 'CorrectEntry', strike)).toEqual([403, 'access/no-role']);

  // The link is taken back: whoever sits there gets up at once, and it opens nothing any more.
  await organizer.getByRole('list', { name: 'Links of seat A' }).getByRole('button', { name: 'Take back' }).click();
  await organizer.getByRole('list', { name: 'Links of seat A' }).getByText('taken back').waitFor();
  expect((await sendAs(player, 'small', 'GainCommandPoints', scored('A')))[0]).toBe(401);
  const late = await stage.open(seatLink.pathname + seatLink.hash);
  await late.getByText('You have not taken your seat').waitFor();
  expect(await late.getByRole('alert').getByText('access/link-revoked').count()).toBe(1);

  // Whoever signs out is nobody again.
  await organizer.getByRole('button', { name: 'Sign out' }).click();
  await organizer.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await tidied(stage)).toEqual([]);
});
