import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { send } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const ID = 'alternating';
const unit = (id: string, name: string): object => ({ id, name, keywords: [], models: 5 });
const roster = (player: string, ...units: readonly object[]) => ({
  type: 'SubmitRoster',
  data: { player, roster: { faction: `Army of ${player}`, points: 1000, units } },
});
const choose = (player: string, choice: string, option: string) => ({
  type: 'Choose',
  data: { player, choice, option },
});
const place = (one: string) => ({ type: 'PlaceUnit', data: { unit: one } });
const activate = (one: string) => ({ type: 'ActivateUnit', data: { unit: one } });
const end = { type: 'EndActivation', data: {} };

const OPENING = [
  {
    type: 'OpenMatch',
    data: {
      title: 'Evening game, table 2',
      pack: { id: 'opr' },
      seats: { A: { player: 'ada' }, B: { player: 'ben' } },
      settings: { rosters: 'as-declared' },
    },
  },
  roster('A', unit('A1', 'Battle Brothers'), unit('A2', 'Support Bikers')),
  roster('B', unit('B1', 'Marauders'), unit('B2', 'Boss Mob')),
] as const;
const DECIDED = [
  choose('A', 'playstyle', 'fixed'),
  choose('A', 'doctrine', 'shock'),
  choose('B', 'doctrine', 'hunting'),
  { type: 'StartBattle', data: { firstTurn: 'A' } },
  ...['A1', 'B1', 'A2', 'B2'].map(place),
  { type: 'AdvancePhase', data: { to: { round: 1, turn: null, step: 'activations' } } },
  activate('A1'),
  end,
  activate('B1'),
  end,
] as const;
const WAIVED = { type: 'UseStratagem', data: { player: 'A', stratagem: 'universal/waive-initiative' } };

async function sendAll(commands: readonly { readonly type: string; readonly data: object }[]): Promise<void> {
  for (const command of commands) {
    const response = await send(stage.base, ID, command);
    if (!response.ok) throw new Error(`${command.type} ${JSON.stringify(command.data)}: ${await response.text()}`);
  }
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const stage: Stage = sharedStage();

describe('a match in which players alternate and answer', () => {
  test('before the battle the page says what has to be decided', async () => {
    await sendAll(OPENING);
    const page = await stage.open(`/matches/${ID}`);
    await page
      .getByRole('status')
      .filter({ hasText: 'The match waits.' })
      .getByRole('button', { name: 'Show' })
      .click();
    const waited = part(page, 'Waited for');
    await waited.getByText('Decide on Play style').waitFor();
    await waited.getByText('ben decides on Doctrine').waitFor();
    await waited.getByText(/Open: .*Growing Random/).waitFor();
  });

  test('what is decided, whose unit it is and which are left is on the table, live', async () => {
    const page = await stage.open(`/matches/${ID}?desk=table`);
    await part(page, 'Waited for').waitFor();
    await sendAll(DECIDED);
    await part(page, 'Decided').getByText('Hunting Doctrine').waitFor();
    const slots = part(page, 'Activations');
    await slots.getByText('No unit has been named yet.').waitFor();
    await slots.getByText('Support Bikers').waitFor();
    await part(page, 'May be decided').getByText('A activates a unit.').waitFor();
    await page.getByText('The match waits.').waitFor({ state: 'detached' });
    await page.getByText('Round 1 · ada’s turn · Activations, unit 3').waitFor();
  });

  test('a use that may be answered holds the match, with who answers, how, and at which price', async () => {
    await sendAll([WAIVED]);
    const page = await stage.open(`/matches/${ID}?desk=table`);
    await page.getByText('ben answers Waive Initiative of ada').first().waitFor();
    const waited = part(page, 'Waited for');
    await waited.getByText('2 CP').waitFor();
    await part(page, 'May be decided').waitFor({ state: 'detached' });
    expect(await graveViolations(page)).toEqual([]);
    await sendAll([{ type: 'AnswerUse', data: { player: 'B', option: 'counter' } }]);
    await waited.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Ledgers' }).click();
    const spent = page.getByRole('row', { name: /Waive Initiative.*spend/ });
    await spent.nth(1).waitFor();
    expect(await spent.count()).toBe(2);
  });

  test.each(['light', 'dark'] as const)(
    'the %s table has no serious or critical violation, on a phone as well',
    async (scheme) => {
      for (const view of [{ scheme }, { scheme, width: 390, height: 844 }]) {
        const page = await stage.open(`/matches/${ID}?desk=table`, view);
        await part(page, 'Decided').waitFor();
        expect(await graveViolations(page)).toEqual([]);
        const width = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
        expect(width).toBeLessThanOrEqual(0);
      }
    },
  );

  test('earlier entries show the table as it was', async () => {
    const page = await stage.open(`/matches/${ID}?desk=table&step=3`);
    await page.getByText('As it was after entry 3.').waitFor();
    await part(page, 'Decided').getByText('Fixed', { exact: true }).waitFor();
    await part(page, 'Activations').waitFor({ state: 'detached' });
  });
});
