import type { EventLinksAnswer } from '@adjutant/access';
import type { TournamentView } from '@adjutant/tournament';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { sharedStage, type Stage } from './stage.js';
import { firstRoundOut, photograph, playerId, PLAYERS } from './tournament-day.js';

describe('where people sign in', () => {
  const EVENT = 'slips-open';
  const FOUR = PLAYERS.slice(0, 4).map(({ name }) => playerId(name));
  const stage = sharedStaffedStage();
  let links: ReadonlyMap<string, string>;

  async function asks(type: string, data: object): Promise<void> {
    const sent = { commandId: randomUUID(), type, data };
    await stage.ask(`/tournaments/${EVENT}/commands`, sent, stage.sessions.organizer);
  }

  async function firstTable(): Promise<TournamentView['rounds'][number]['tables'][number]> {
    const { rounds } = (await (await fetch(`${stage.base}/api/tournaments/${EVENT}`)).json()) as TournamentView;
    const table = rounds.at(-1)?.tables[0];
    if (table === undefined) throw new Error('No table is out.');
    return table;
  }

  async function publish(round: number): Promise<void> {
    await asks('DraftRound', { round });
    await asks('PublishRound', { round });
    await until(async () => (await firstTable()).match !== null);
  }

  async function scan(page: Page, round: number, table: number): Promise<void> {
    await page.goto(`${stage.base}/tournaments/${EVENT}/me?round=${round}&table=${table}`);
  }

  beforeAll(async () => {
    await asks('SetUpTournament', { name: 'Slips open', rounds: 2, checkIn: false, pack: { id: 'opr' } });
    for (const player of FOUR) await asks('EnterPlayer', { player });
    const answer = await stage.ask<EventLinksAnswer>(`/tournaments/${EVENT}/links`, {}, stage.sessions.organizer);
    links = new Map(answer.links.map(({ player, link }) => [player, new URL(link).pathname + new URL(link).hash]));
    await publish(1);
  });

  test('whoever has opened their link once comes to their seat by the slip; of another table they are told so', async () => {
    const { A, table, match } = await firstTable();
    const phone = await stage.open(links.get(A) ?? '', { width: 390 });
    await phone.getByRole('button', { name: 'Call a judge' }).waitFor();
    await scan(phone, 1, table);
    await phone.waitForURL(`**/matches/${match}/table?as=A`);
    await scan(phone, 1, table + 1);
    await phone.getByText(`This is the slip of table ${table + 1} in round 1. Where you play stands below.`).waitFor();
    await phone.getByText(`Table ${table}`, { exact: true }).waitFor();
    await photograph(phone, 'slip-of-others');
  });

  test('whoever has opened their link once sits down without it as well, and is led back to their table', async () => {
    const { A, match } = await firstTable();
    const phone = await stage.open(links.get(A) ?? '', { width: 390 });
    const calling = phone.getByRole('button', { name: 'Call a judge' });
    await calling.waitFor();
    await phone.goto('about:blank');
    await phone.context().clearCookies();
    await phone.goto(`${stage.base}/tournaments/${EVENT}/me`);
    await calling.waitFor();
    for (const path of [`/tournaments/${EVENT}`, `/matches/${match}`]) {
      await phone.goto(stage.base + path);
      await phone.getByRole('link', { name: 'My table' }).click();
      await phone.waitForURL(`**/tournaments/${EVENT}/me`);
    }
  });

  test('a stranger reads who plays there and gets no seat; nor does whoever has signed out', async () => {
    const { A, table, match } = await firstTable();
    const stranger = await stage.open(`/tournaments/${EVENT}/me?round=1&table=${table}`, { width: 390 });
    await stranger.getByText('Nobody gets a seat by the slip alone').waitFor();
    expect(await stranger.getByRole('button', { name: /^I am/ }).count()).toBe(0);
    await photograph(stranger, 'slip-of-a-stranger');
    const phone = await stage.open(links.get(A) ?? '', { width: 1280 });
    // What the page asks for while somebody signs out is refused, and rightly so.
    stage.forgive(/status of 401/);
    await phone.getByText(`Table ${table}`, { exact: true }).waitFor();
    await phone.getByRole('button', { name: 'Sign out' }).click();
    await phone.waitForURL('**/sign-in');
    await scan(phone, 1, table);
    await phone.getByText('Nobody gets a seat by the slip alone').waitFor();
    expect(match).not.toBeNull();
  });

  test('a judge who scans a slip stays a judge, and comes to the match', async () => {
    const { table, match } = await firstTable();
    const desk = await stage.open(`/tournaments/${EVENT}/me?round=1&table=${table}`, { session: stage.sessions.judge });
    await desk.getByRole('link', { name: 'Look at the match' }).click();
    await desk.waitForURL(`**/matches/${match}`);
    await desk.getByText('Somebody who is judge').first().waitFor();
  });
});

describe('where nobody signs in', () => {
  const EVENT = 'winter-slips';
  const stage: Stage = sharedStage(() => firstRoundOut(stage.base, EVENT));

  test('whoever scans a slip says who they are, and reports on their own side', async () => {
    const phone = await stage.open(`/tournaments/${EVENT}/me?round=1&table=1`, { width: 390 });
    await phone.getByText('Round 1, table 1').waitFor();
    await photograph(phone, 'slip-scanned');
    await phone
      .getByRole('link', { name: /^I am / })
      .last()
      .click();
    await phone.waitForURL(/\/matches\/[^/]+\/table\?as=B$/);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const waited = Date.now() + PATIENCE_MS;
  while (!(await isSo())) if (Date.now() > waited) throw new Error(`It did not come about within ${PATIENCE_MS} ms.`);
}
