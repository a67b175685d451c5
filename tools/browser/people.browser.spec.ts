import { graveViolations } from './axe.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();

async function people(): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const answer = await fetch(`${stage.base}/api/people`);
  return ((await answer.json()) as { readonly people: readonly { readonly id: string; readonly name: string }[] })
    .people;
}

describe('in single-user mode', () => {
  test('every page says so, and what that means', async () => {
    for (const path of ['/', '/people', '/sign-in', '/nowhere']) {
      const page = await stage.open(path);
      await page.getByText('Single-user mode: everybody at this machine may do everything; no sign-in.').waitFor();
    }
    const page = await stage.open('/');
    await page.getByRole('link', { name: 'How to change that' }).click();
    await page.getByRole('heading', { name: 'Who may do what' }).waitFor();
    expect(await graveViolations(page)).toEqual([]);
  });

  test('somebody is added, found, entered into a match by name, and erased for good', async () => {
    const page = await stage.open('/people');
    await page.getByRole('button', { name: 'Add somebody' }).click();
    const adding = page.getByRole('dialog');
    await adding.getByLabel('Name').fill('Wilhelmina Quill');
    await adding.getByLabel('Contact').fill('quill@sample.example');
    await adding.getByLabel('Club').fill('Owls');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Owls · quill@sample.example').waitFor();
    expect(await graveViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [known] = await people();

    await page.goto(`${stage.base}/`);
    await page.getByRole('button', { name: 'Open a match' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Quill at table 2');
    await dialog.getByLabel('Player A').fill('Wilhelmina Quill');
    await dialog.getByText('Known here').waitFor();
    await dialog.getByLabel('Player B').fill('Somebody New');
    await dialog.getByRole('button', { name: 'Open the match' }).click();
    await page.waitForURL('**/table');
    await page.getByText('Wilhelmina Quill').first().waitFor();
    const match = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    const { seats } = (await (await fetch(`${stage.base}/api/matches/${match}`)).json()) as {
      readonly seats: { readonly [side in 'A' | 'B']: { readonly player: string } };
    };
    expect(seats.A.player).toBe(known?.id);
    expect(seats.B.player).toMatch(/^[0-9a-f-]{36}$/);

    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Erase Wilhelmina Quill' }).click();
    const erasing = page.getByRole('dialog');
    const act = erasing.getByRole('button', { name: 'Erase for good' });
    expect(await act.isDisabled()).toBe(true);
    await erasing.getByRole('textbox').fill('Wilhelmina Quill');
    await act.click();
    await page.getByText('Wilhelmina Quill is erased').waitFor();
    await page
      .getByRole('list', { name: 'Where the record names them' })
      .getByText('title: part of the name')
      .waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(JSON.stringify(await people())).not.toContain('Quill');
    await page.goto(`${stage.base}/matches/${match}`);
    const nobody = `somebody without a name (${known?.id.slice(0, 4)})`;
    await page.getByRole('region', { name: 'Scoreboard' }).getByText(nobody).waitFor();
  });
});
