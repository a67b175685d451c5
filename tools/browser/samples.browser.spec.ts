import { colourViolations, darkened, graveViolations } from './axe.js';
import { unreadable } from './words.js';
import { sharedStage, type Stage } from './stage.js';

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly game: string;
}

let games: readonly (readonly [string, readonly Sample[]])[] = [];

const stage: Stage = sharedStage(async () => {
  const { samples } = (await (await fetch(`${stage.base}/api/samples`)).json()) as { samples: readonly Sample[] };
  games = [...Map.groupBy(samples, ({ game }) => game)];
  const load = () => fetch(`${stage.base}/api/samples`, { method: 'POST' });
  let loaded = await load();
  while (loaded.status === 202) loaded = await load();
  const { samples: told } = (await loaded.json()) as { samples: readonly { readonly stopped?: object }[] };
  expect(told.filter(({ stopped }) => stopped)).toEqual([]);
});

const LAST_ENTRY = '[data-entry]:last-of-type';

describe('the sample matches of every game', () => {
  test('are all in the list', async () => {
    const all = games.flatMap(([, samples]) => samples);
    const page = await stage.open('/');
    await page.getByText(`${all.length} matches`).waitFor();
  });

  test('can be stepped through, and every view of them is shown without a complaint', async () => {
    for (const [, [sample]] of games) {
      const page = await stage.open(`/matches/${sample?.id}`);
      await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
      await page.locator(LAST_ENTRY).first().waitFor();
      for (const key of ['[', '[', 'ArrowLeft', 'Home', ']', ']', 'ArrowRight']) await page.keyboard.press(key);
      for (const name of ['Table', 'Ledgers', 'Chart', 'Units', 'Entry']) {
        await page.getByRole('tab', { name, exact: true }).click();
        await page.getByRole('tabpanel', { name }).waitFor();
        expect(await unreadable(page)).toEqual([]);
      }
    }
  });

  test('tell nothing of their end at their tenth entry', async () => {
    for (const [, [sample]] of games) {
      const answer = await fetch(`${stage.base}/api/matches/${sample?.id}`);
      const { result } = (await answer.json()) as { readonly result: { readonly points: object } | null };
      if (result === null) continue;
      const page = await stage.open(`/matches/${sample?.id}?step=10`);
      await page.getByRole('article', { name: 'Entry 10', exact: true }).waitFor();
      const points = Object.values(result.points).join(':');
      expect(await page.locator('body').innerText()).not.toMatch(new RegExp(`\\bwon\\b|\\bwins\\b|\\b${points}\\b`));
    }
  });

  test('show a table without a violation, in the light and in the dark, that does not scroll sideways on a phone', async () => {
    for (const [, samples] of games) {
      const page = await stage.open(`/matches/${samples[0]?.id}?desk=table&step=60`);
      await page.getByText(/As it (was after|is now)/).waitFor();
      expect(await graveViolations(page)).toEqual([]);
      await darkened(page);
      expect(await colourViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByText(/As it (was after|is now)/).waitFor();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
  });
});
