import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { send } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const ID = 'counted';
const priest = {
  id: 'A1',
  name: 'Priest of the Comet',
  keywords: ['HERO', 'PRIEST'],
  figures: { priest: 1, health: 5 },
  abilities: [{ id: 'blessing', name: 'Blessing', kind: 'prayer', figures: { value: 6 } }],
};
const troops = (id: string, name: string) => ({ id, name, keywords: ['INFANTRY'], models: 10, figures: { health: 2 } });
const roster = (player: string, points: number, ...units: readonly object[]) => ({
  type: 'SubmitRoster',
  data: { player, roster: { faction: `Army of ${player}`, points, units } },
});
const COMMANDS = [
  {
    type: 'OpenMatch',
    data: {
      title: 'Realm game, table 9',
      pack: { id: 'aos-4e' },
      seats: { A: { player: 'ada' }, B: { player: 'ben' } },
      settings: { rosters: 'as-declared', attestations: 'open' },
    },
  },
  roster('A', 2000, priest, troops('A2', 'Liberators')),
  roster('B', 1980, troops('B1', 'Warriors')),
  { type: 'StartBattle', data: { firstTurn: 'A' } },
] as const;
const ORDER = { type: 'DecideTurnOrder', data: { first: 'A', by: 'B' } };
const ROUND_2 = { type: 'AdvancePhase', data: { to: { round: 2, turn: null, step: 'start-of-round' } } };
const HERO = { type: 'AdvancePhase', data: { to: { round: 1, turn: 'A', step: 'hero' } } };
const CHANT = {
  type: 'UseAbility',
  data: {
    player: 'A',
    ability: 'magic/chant-prayer',
    roles: { target: 'A1', prayer: 'Blessing', choice: 'bank' },
    dice: [[4]],
  },
};
const COMBAT = { type: 'AdvancePhase', data: { to: { round: 1, turn: 'A', step: 'combat' } } };
const ATTACK = { type: 'RecordUnitAction', data: { unit: 'A2', action: 'declared-attack', targets: ['B1'] } };

async function record(...commands: readonly { readonly type: string; readonly data: object }[]): Promise<void> {
  for (const command of commands) {
    const response = await send(stage.base, ID, command);
    if (!response.ok) throw new Error(`${command.type}: ${await response.text()}`);
  }
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const stage: Stage = sharedStage(async () => {
  await record(...COMMANDS);
});

test('ritual points are counted for the priest that banked them', async () => {
  await record(HERO, CHANT);
  const page = await stage.open(`/matches/${ID}?desk=table`);
  const row = part(page, 'Counted').getByRole('listitem').filter({ hasText: 'ritual points' });
  expect(await row.innerText()).toMatch(/Priest of the Comet\s+4$/);
  await page
    .getByText(/uses Chant a Prayer on Priest of the Comet \(prayer Blessing, choice bank\)/)
    .first()
    .waitFor();
});

test('an attack is under way until it is over, with how far it has come', async () => {
  await record(COMBAT, ATTACK);
  const page = await stage.open(`/matches/${ID}?desk=table`);
  const attack = part(page, 'Under way').getByRole('listitem');
  await attack.getByText('Liberators against Warriors').waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await part(page, 'Under way').waitFor({ state: 'detached' });
});

test('who goes first is asked for at the start of a battle round', async () => {
  await record(ROUND_2);
  const page = await stage.open(`/matches/${ID}?desk=table`);
  await part(page, 'May be decided').getByText('Decide who has the first turn of battle round 2.').waitFor();
  await record(ORDER);
  await part(page, 'May be decided').waitFor({ state: 'detached' });
});
