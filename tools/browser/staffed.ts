import type { Page } from 'playwright-core';
import type { Stage } from './stage.js';

export const PASSWORD = 'four dice in a row';

/** Asks the server with a session, and hands over what it answers. */
export async function ask<Answer>(
  stage: Stage,
  path: string,
  body: object,
  session?: string,
  method: 'POST' | 'PUT' | 'PATCH' = 'POST',
): Promise<Answer> {
  const answer = await fetch(`${stage.base}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A server with an organizer, a judge and a head judge: the sessions of the first two. */
export async function staffed(stage: Stage): Promise<{ readonly organizer: string; readonly desk: string }> {
  const token = /#(\S+)/.exec(stage.said())?.[1] ?? '';
  const first = { token, name: 'Olga Organizer', password: PASSWORD };
  const organizer = (await ask<{ token: string }>(stage, '/access/first-organizer', first)).token;
  for (const [name, role] of [
    ['Jo Judge', 'judge'],
    ['Hana Head', 'head-judge'],
  ]) {
    await ask(stage, '/access/staff', { name, password: PASSWORD, roles: [role] }, organizer);
  }
  return { organizer, desk: await sessionOf(stage, 'Jo Judge') };
}

export async function sessionOf(stage: Stage, name: string): Promise<string> {
  return (await ask<{ token: string }>(stage, '/access/sign-in', { name, password: PASSWORD })).token;
}

/** The page of somebody who signs in as people do. */
export async function signedIn(stage: Stage, name: string): Promise<Page> {
  const page = await stage.open('/sign-in');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('group', { name: 'Who you are' }).waitFor();
  return page;
}

/** The page of a player who has opened the link of a seat. */
export async function seated(stage: Stage, match: string, side: 'A' | 'B', organizer: string): Promise<Page> {
  const { link } = await ask<{ link: string }>(stage, `/matches/${match}/seats/${side}/links`, {}, organizer);
  const page = await stage.open(new URL(link).pathname + new URL(link).hash);
  await page.waitForURL(`**/matches/${match}/table*`);
  // Whoever sits down comes to the table; what is done about the record is done on its page.
  await page.goto(`${stage.base}/matches/${match}?as=${side}`);
  return page;
}
