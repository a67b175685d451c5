import { randomUUID } from 'node:crypto';
import { firstRoundOut, photograph } from './tournament-day.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();

interface EventRead {
  readonly rounds: readonly {
    readonly tables: readonly { readonly table: number; readonly match: string; readonly voided?: object }[];
  }[];
}

const tableOf = async (id: string, number: number) => {
  const { rounds } = (await (await fetch(`${stage.base}/api/tournaments/${id}`)).json()) as EventRead;
  return rounds[0]?.tables.find(({ table }) => table === number);
};

async function voids(match: string): Promise<void> {
  const response = await fetch(`${stage.base}/api/matches/${match}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      commandId: randomUUID(),
      type: 'VoidMatch',
      data: { because: 'Both played with lists of last year' },
      actor: { id: 'hana', role: 'head-judge' },
    }),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

test.each([
  ['Restore the match', (before: string, after?: string) => after === before],
  ['Publish the table anew', (before: string, after?: string) => after !== undefined && after !== before],
])('a table whose match was declared void says why, and %s brings it back', async (way, isSo) => {
  const id = way.split(' ')[0]!.toLowerCase();
  await firstRoundOut(stage.base, id);
  const before = (await tableOf(id, 2))!.match;
  await voids(before);
  const page = await stage.open(`/tournaments/${id}/rounds`, { width: 1280 });
  const table = (state: RegExp) => page.getByRole('button', { name: state }).first();
  await table(/^Table 2, void/).click();
  const dialog = page.getByRole('dialog', { name: 'Table 2, round 1' });
  await dialog.getByText('Both played with lists of last year').waitFor();
  await dialog.getByText('the round is not closed over it').waitFor();
  expect(await dialog.getByRole('button', { name: way }).isDisabled()).toBe(true);
  await photograph(page, `void-${id}`);
  await dialog.getByLabel('Why it goes on').fill('They swapped lists and play again');
  await dialog.getByRole('button', { name: way }).click();
  await dialog.waitFor({ state: 'detached' });
  await table(/^Table 2, no result/).waitFor();
  const after = await tableOf(id, 2);
  expect([after?.voided, isSo(before, after?.match)]).toEqual([undefined, true]);
});
