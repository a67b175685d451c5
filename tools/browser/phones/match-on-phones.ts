import type { Stage } from '../stage.js';
import type { Phone } from './phone.js';
import { submitRoster } from '../submitting.js';
import { PLAYERS, type Phones } from './two-phones.js';

/** What comes of a list that is pasted: keywords that no list carries are told by the name of the unit. */
export interface List {
  readonly text: string;
  readonly keywords?: { readonly [unit: string]: string };
  /** What its units come to, where it does not say so itself. */
  readonly points?: string;
}

/** Pastes a list on a phone, tells what it lacks, and submits it. */
export async function bringList(phone: Phone, list: List): Promise<void> {
  await phone.does('a list', () => submitted(phone, list));
}

async function submitted({ page, player }: Phone, { text, keywords, points }: List): Promise<void> {
  await page.getByRole('button', { name: `Bring a list for ${player}` }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your list', { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Read the list' }).tap();
  if (points !== undefined) await dialog.getByLabel('Points', { exact: true }).fill(points);
  if (keywords !== undefined) await dialog.getByRole('button', { name: /^Keywords/ }).tap();
  for (const [unit, words] of Object.entries(keywords ?? {}))
    await dialog.getByLabel(unit, { exact: true }).fill(words);
  await submitRoster(dialog);
}

/** At the end of a battle round each agrees with one tap. */
export async function bothAgree({ A, B }: Phones, round: number): Promise<void> {
  for (const { page } of [A, B]) await page.getByRole('heading', { name: `Battle round ${round} has ended` }).waitFor();
  for (const phone of [A, B]) await phone.press('I agree');
}

/** The one reports the result where the next step was, and both confirm it, each on their own phone. */
export async function reportAndConfirm(phones: Phones): Promise<void> {
  const next = phones.A.page.getByRole('region', { name: 'Next step' });
  await next.getByRole('button', { name: 'Finish the match' }).waitFor();
  await phones.A.press('Finish the match');
  await bothConfirm(phones);
}

/** Each answers the question with one tap. */
export async function bothConfirm({ A, B }: Phones): Promise<void> {
  for (const { page } of [A, B]) await page.getByRole('heading', { name: 'Is this the result?' }).waitFor();
  for (const phone of [A, B]) await phone.press('I agree');
  for (const { page } of [A, B]) await page.getByText('Both players have confirmed it.').waitFor();
}

/** What stands in the record of a match, as the server tells it. */
export interface Recorded {
  readonly status: string;
  readonly intact: boolean;
  readonly winner: string | null;
  /** `5 VP`, `3 CP`, as they stand on a phone. */
  readonly ada: readonly string[];
  readonly ben: readonly string[];
  /** How often what was used, and how many rounds both agreed to. */
  readonly used: { readonly [entry: string]: number };
  readonly agreed: number;
  readonly destroyed: number;
}

interface Told {
  readonly status: string;
  readonly result: { readonly winner: string } | null;
  readonly board: { readonly vp: Sides; readonly cp: Sides };
}
interface Sides {
  readonly A: number;
  readonly B: number;
}
interface Events {
  readonly events: readonly { readonly type: string; readonly data: { readonly [member: string]: unknown } }[];
}

const USES = ['StratagemUsed', 'AbilityUsed'];

export async function recordOf(stage: Stage, match: string, session: string): Promise<Recorded> {
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${stage.base}/api/matches/${match}${path}`, {
      headers: { authorization: `Bearer ${session}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { status, result, board } = await ask<Told>('');
  const { intact } = await ask<{ readonly intact: boolean }>('/verify');
  const { events } = await ask<Events>('/events');
  const of = (...types: readonly string[]) => events.filter(({ type }) => types.includes(type));
  const uses = Map.groupBy(of(...USES), ({ data }) => String(data['entry']));
  return {
    status,
    intact,
    winner: result === null ? null : result.winner,
    ada: [`${board.vp.A} VP`, `${board.cp.A} CP`],
    ben: [`${board.vp.B} VP`, `${board.cp.B} CP`],
    used: Object.fromEntries([...uses].map(([entry, all]) => [entry, all.length])),
    agreed: of('RoundConfirmed').length,
    destroyed: of('UnitDestroyed').length,
  };
}

/** What the head of both phones says of both players; they say the same. */
export async function bothRead({ A, B }: Phones) {
  const read = async (phone: Phone) => ({ ada: await phone.reads(PLAYERS.A), ben: await phone.reads(PLAYERS.B) });
  const [here, there] = [await read(A), await read(B)];
  expect(there).toEqual(here);
  return here;
}
