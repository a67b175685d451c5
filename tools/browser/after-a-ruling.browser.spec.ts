import { graveViolations } from './axe.js';
import { ask, seated, sessionOf, signedIn, staffed } from './staffed.js';
import { recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';
import { randomUUID } from 'node:crypto';

let organizer = '';
let desk = '';

const stage: Stage = sharedStage(
  async () => {
    ({ organizer, desk } = await staffed(stage));
    for (const match of ['told', 'own', 'theirs']) await recordSmallMatch(stage.base, match, desk);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

const CLAIM = 'More than 8 inches away';
const send = (dispute: string, type: string, data: object, session: string) =>
  ask(stage, `/disputes/${dispute}/commands`, { commandId: randomUUID(), type, data }, session);

async function called(match: string): Promise<string> {
  const dispute = randomUUID();
  await send(dispute, 'CallJudge', { match, claim: CLAIM, entry: 9 }, desk);
  return dispute;
}

test('a player who opens the own dispute is asked nothing that is not theirs, and sees no red box', async () => {
  const dispute = await called('own');
  const player = await seated(stage, 'own', 'B', organizer);
  await player.goto(`${stage.base}/disputes/${dispute}?as=B`);
  await player.getByRole('complementary', { name: 'The case' }).waitFor();
  for (const tab of await player.getByRole('tab').all()) {
    await tab.click();
    await player.waitForTimeout(200);
    expect(await player.getByRole('alert').count()).toBe(0);
  }
  expect(await player.getByRole('region', { name: 'Precedents' }).count()).toBe(0);
  expect(await player.getByRole('link', { name: 'All calls' }).count()).toBe(0);

  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/disputes/${dispute}`);
  await judge.getByRole('region', { name: 'Precedents' }).getByText('Nothing like it').waitFor();
});

test('whoever may not call a judge, open a match or add people sees no control for it, and nothing reads for ever', async () => {
  const stranger = await stage.open('/matches/theirs?desk=calls');
  await stranger.getByRole('tab', { name: 'Entry', exact: true }).waitFor();
  await stranger.getByRole('article').first().waitFor();
  expect(await stranger.getByRole('tab', { name: /^Calls/ }).count()).toBe(0);
  expect(await stranger.getByRole('button', { name: 'Call a judge' }).count()).toBe(0);
  await stranger.keyboard.press('c');
  expect(await stranger.getByRole('dialog').count()).toBe(0);
  await holds(stranger, '!document.body.innerText.includes("Reading ")');
  await stranger.goto(`${stage.base}/`);
  await stranger.getByRole('heading', { name: 'Matches' }).waitFor();
  expect(await stranger.getByRole('button', { name: 'Open a match' }).count()).toBe(0);
  await stranger.goto(`${stage.base}/people`);
  await stranger.getByRole('heading', { name: 'People' }).waitFor();
  expect(await stranger.getByRole('button', { name: 'Add somebody' }).count()).toBe(0);

  const elsewhere = await seated(stage, 'own', 'A', organizer);
  await elsewhere.goto(`${stage.base}/matches/theirs`);
  await elsewhere.getByRole('article').first().waitFor();
  expect(await elsewhere.getByRole('button', { name: 'Call a judge' }).count()).toBe(0);

  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/matches/theirs?desk=calls`);
  await judge.getByText('No judge has been called to this match.').waitFor();
  await judge.goto(`${stage.base}/`);
  await judge.getByRole('button', { name: 'Open a match' }).waitFor();
});

test('after a ruling both players read on their match what was ruled, what they may do and until when', async () => {
  await ask(stage, '/event', { name: 'Open', appealMinutes: 30 }, organizer, 'PUT');
  const dispute = await called('told');
  await send(dispute, 'ClaimCall', {}, desk);
  const given = { remedies: [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }], because: 'One was missing.' };
  await send(dispute, 'GiveRuling', given, desk);

  const [ada, ben] = [await seated(stage, 'told', 'A', organizer), await seated(stage, 'told', 'B', organizer)];
  const told = ada.getByRole('region', { name: 'What was ruled' });
  await told.getByText(`Jo Judge has ruled on “${CLAIM}”: ben gets 1 CP.`).waitFor();
  await ada.goto(`${stage.base}/disputes/${dispute}?as=A`);
  await ada.getByRole('region', { name: 'Ruling 1' }).getByText('ben gets 1 CP.').waitFor();
  await ada.goto(`${stage.base}/matches/told?as=A`);
  await told.getByText('You may accept it, or appeal to the head judge. There is time until').waitFor();
  await told.getByText(/30 minutes from now/).waitFor();
  expect(await graveViolations(ada)).toEqual([]);
  await told.getByRole('button', { name: 'Accept the ruling' }).click();
  await told.getByText('You have accepted it. The other player may still appeal.').waitFor();

  const other = ben.getByRole('region', { name: 'What was ruled' });
  await other.getByRole('button', { name: 'Appeal …' }).click();
  await other.getByLabel('Why the head judge should look at it').fill('It was two inches.');
  await other.getByRole('button', { name: 'Appeal to the head judge' }).click();
  await other.waitFor({ state: 'detached' });
  await ben.getByRole('status').getByText('Appealed').waitFor();

  const head = await sessionOf(stage, 'Hana Head');
  await send(dispute, 'ClaimAppeal', {}, head);
  await send(dispute, 'GiveFinalRuling', { verdict: 'upheld', because: 'It was right.' }, head);
  await told.getByText('The appeal is decided: this is final.').waitFor();
  // Nothing can be done about it any more: it goes where it is read, and stays away.
  await told.getByRole('button', { name: 'I have read it' }).click();
  await told.waitFor({ state: 'detached' });
  const readAgain = ada.waitForResponse((answer) => answer.url().includes(`/api/disputes/${dispute}`));
  await ada.reload();
  await (await readAgain).finished();
  await ada.getByRole('region', { name: 'Scoreboard' }).waitFor();
  expect(await told.count()).toBe(0);
});

test('the organizer decides the policy of penalties once, and a ruling asks nobody for one', async () => {
  const olga = await signedIn(stage, 'Olga Organizer');
  await olga.getByRole('link', { name: 'People' }).click();
  await olga.getByRole('link', { name: 'The event' }).click();
  await olga.getByLabel('Policy of penalties').selectOption('frontline-itc');
  await olga.getByRole('button', { name: 'Decide it' }).click();
  await olga.getByText('It is decided.').waitFor();
  expect(await graveViolations(olga)).toEqual([]);

  const dispute = await called('theirs');
  await send(dispute, 'ClaimCall', {}, desk);
  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/disputes/${dispute}`);
  await judge.getByRole('form', { name: 'Ruling' }).getByRole('button', { name: 'Add a penalty' }).click();
  await judge.getByRole('combobox', { name: 'What was done' }).waitFor();
  expect(await judge.getByLabel('Policy', { exact: true }).count()).toBe(0);
});
