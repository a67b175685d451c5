import { graveViolations } from './axe.js';
import { setStage, tidied, type Stage } from './stage.js';

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly game: string;
}

let stage: Stage;
let games: readonly (readonly [string, readonly Sample[]])[] = [];

beforeAll(async () => {
  stage = await setStage();
  const { samples } = (await (await fetch(`${stage.base}/api/samples`)).json()) as { samples: readonly Sample[] };
  games = [...Map.groupBy(samples, ({ game }) => game)];
  const load = () => fetch(`${stage.base}/api/samples`, { method: 'POST' });
  let loaded = await load();
  while (loaded.status === 202) loaded = await load();
  const { samples: told } = (await loaded.json()) as { samples: readonly { readonly stopped?: object }[] };
  expect(told.filter(({ stopped }) => stopped)).toEqual([]);
});
afterAll(() => stage?.close());
afterEach(async () => expect(await tidied(stage)).toEqual([]));

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
      }
    }
  });

  test.each(['light', 'dark'] as const)(
    'show a table without a serious or critical violation in the %s theme',
    async (scheme) => {
      for (const [, samples] of games) {
        const page = await stage.open(`/matches/${samples[0]?.id}?desk=table&step=60`, { scheme });
        await page.getByText(/As it (was after|is now)/).waitFor();
        expect(await graveViolations(page)).toEqual([]);
      }
    },
  );

  test('do not scroll sideways on a phone', async () => {
    for (const [, samples] of games) {
      const page = await stage.open(`/matches/${samples[0]?.id}?desk=table&step=60`, { width: 390, height: 844 });
      await page.getByText(/As it (was after|is now)/).waitFor();
      const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect(beyond).toBeLessThanOrEqual(0);
    }
  });
});
