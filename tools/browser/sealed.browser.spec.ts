import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const ID = 'sealed';
const units = (side: string): readonly object[] =>
  ['Captain', 'Tactical Squad', 'Predator'].map((name, index) => ({
    id: `${side}${index + 1}`,
    name,
    keywords: ['INFANTRY'],
  }));
const roster = (player: string) => ({
  type: 'SubmitRoster',
  data: { player, roster: { faction: `Army of ${player}`, points: 1500, units: units(player) } },
});
const draw = (...dice: readonly number[]) => ({ type: 'DrawObjective', data: { player: 'A', dice } });
const COMMANDS = [
  {
    type: 'OpenMatch',
    data: {
      title: 'Round 3, table 5',
      pack: { id: 'wh40k-8e' },
      seats: { A: { player: 'ada' }, B: { player: 'ben' } },
      settings: { rosters: 'as-declared' },
    },
  },
  roster('A'),
  roster('B'),
  { type: 'Choose', data: { player: 'A', choice: 'mission', option: 'mission/cloak-and-shadows' } },
  { type: 'StartBattle', data: { firstTurn: 'A' } },
  draw(1, 1),
  draw(3, 4),
] as const;

const hand = (page: Page, side: string) => page.getByRole('region', { name: `Hand of ${side}` });

const stage: Stage = sharedStage(() => recordAll(stage.base, ID, COMMANDS));

describe('a sealed hand', () => {
  test('is closed cards to a spectator and to the other player, on the table and in the timeline', async () => {
    for (const viewer of ['', '&as=B']) {
      const page = await stage.open(`/matches/${ID}?desk=table${viewer}`);
      await hand(page, 'ada').getByText('Sealed').first().waitFor();
      expect(await hand(page, 'ada').getByRole('listitem').count()).toBe(2);
      expect(await page.getByText('draws an objective in secret').count()).toBeGreaterThan(1);
      expect(await page.content()).not.toMatch(/(Secure|Defend) Objective/);
    }
  });

  test('says what is still to draw, and that the match waits for it', async () => {
    const page = await stage.open(`/matches/${ID}?desk=table`);
    await hand(page, 'ada').getByText('1 to draw').waitFor();
    await page.getByText('ada draws an objective.', { exact: true }).first().waitFor();
  });

  test('is open to whoever holds it', async () => {
    const page = await stage.open(`/matches/${ID}?desk=table`);
    await page.getByLabel('Seen as').selectOption('A');
    await hand(page, 'ada').getByText('Secure Objective 1').waitFor();
    expect(new URL(page.url()).searchParams.get('as')).toBe('A');
    await page.reload();
    await hand(page, 'ada').getByText('Defend Objective 4').waitFor();
  });

  test('is open to a judge, and the record says that one has looked', async () => {
    const page = await stage.open(`/matches/${ID}?desk=table`);
    await page.getByLabel('Seen as').selectOption('judge');
    await hand(page, 'ada').getByText('Secure Objective 1').waitFor();
    await page.getByText('looks at what the players have sealed, as a judge').first().waitFor();
  });

  test.each(['light', 'dark'] as const)('has no serious or critical violation in the %s theme', async (scheme) => {
    for (const viewer of ['', '&as=A']) {
      const page = await stage.open(`/matches/${ID}?desk=table${viewer}`, { scheme, width: 390, height: 844 });
      await hand(page, 'ada').getByRole('listitem').first().waitFor();
      expect(await graveViolations(page)).toEqual([]);
      const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect(beyond).toBeLessThanOrEqual(0);
    }
  });
});
