import { join } from 'node:path';
import { graveViolations } from './axe.js';
import { recordAll } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const ID = 'in-doubt';
const crew = (id: string, name: string) => ({ id, name, keywords: ['CREW'], models: 10 });
const roster = (player: string, detachment: string, unit: object) => ({
  type: 'SubmitRoster',
  data: { player, roster: { faction: 'Bay', detachment, points: 1000, units: [unit] } },
});
const DOUSE = { type: 'UseStratagem', data: { player: 'A', stratagem: 'Douse the Lamps', roles: { target: 'A1' } } };
const COMMANDS = [
  {
    type: 'OpenMatch',
    data: {
      title: 'Written down after the fact',
      pack: { id: 'demo' },
      seats: { A: { player: 'ada' }, B: { player: 'ben' } },
      settings: { rosters: 'as-declared', attestations: 'presumed', enforcement: 'advise' },
    },
  },
  roster('A', 'smugglers', crew('A1', 'Lanternless Crew')),
  roster('B', 'wardens', crew('B1', 'Harbour Watch')),
  { type: 'StartBattle', data: { firstTurn: 'B' } },
  { type: 'AdvancePhase', data: { to: { round: 1, turn: 'B', step: 'scuffle' } } },
  DOUSE,
  DOUSE,
];

const stage: Stage = sharedStage(() => recordAll(stage.base, ID, COMMANDS));

test('the match page says what its record leaves in doubt, and marks the entries', async () => {
  const page = await stage.open(`/matches/${ID}?desk=doubts`);
  const against = page.getByRole('region', { name: 'Against the rules' });
  expect(await against.innerText()).toContain('1 of 1 time');
  const presumed = page.getByRole('region', { name: 'Not told, presumed' });
  expect(await presumed.innerText()).toContain('Not told, presumed yes.');
  expect(await page.getByLabel('Timeline', { exact: true }).getByText('in doubt').count()).toBeGreaterThan(0);
  expect(await graveViolations(page)).toEqual([]);
  const shot = process.env['SCREENSHOT_FOLDER'];
  if (shot) await page.screenshot({ path: join(shot, 'doubts.png'), fullPage: true });
  await against
    .getByRole('button', { name: /^entry / })
    .first()
    .click();
  expect(new URL(page.url()).searchParams.get('desk') ?? 'entry').toBe('entry');
});
