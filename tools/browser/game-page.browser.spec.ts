import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graveViolations } from './axe.js';
import { setStage, tidied, type Stage } from './stage.js';

const ROOT = join(import.meta.dirname, '..', '..');
const CLI = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
const BROUGHT = join(ROOT, 'apps', 'cli', 'test', 'imports', 'brought.json');

let stage: Stage | undefined;
let packs = '';

beforeAll(async () => {
  packs = mkdtempSync(join(tmpdir(), 'adjutant-game-page-'));
  cpSync(join(ROOT, 'libs', 'packs', 'wh40k-11e'), join(packs, 'wh40k-11e'), { recursive: true });
  const env = { PATH: process.env['PATH'] ?? '', ADJUTANT_PACKS: packs };
  execFileSync(process.execPath, [CLI, 'packs', 'import', BROUGHT, '--leave-open', '--named', 'club'], { env });
  stage = await setStage({ ADJUTANT_PACKS: packs });
});
afterEach(async () => expect(await tidied(stage)).toEqual([]));
afterAll(async () => {
  await stage?.close();
  rmSync(packs, { recursive: true, force: true });
});

test('the page of a game lists what rests on one source, on sources that differ or on a decision, and what a score leaves unchecked', async () => {
  const page = await stage?.open('/games/wh40k-11e', { width: 390, height: 844, touch: true });
  if (!page) throw new Error('There is no stage.');
  const listed = (title: string, about: string) =>
    page.getByRole('region', { name: title }).getByRole('listitem').filter({ hasText: about }).first();
  const differ = listed('Its sources differ', 'In whose turn Epic Challenge is used');
  await differ.getByText('Played here: In the Fight phase of either player.').waitFor();
  for (const says of ['Three readers: in any Fight phase.', 'Epic Challenge', 'Decision A11-36', /Core 11e › 15\.03/])
    await differ.getByText(says).first().waitFor();
  await listed('One source tells it', 'All of Universal Rules Updates 1.1').waitFor();
  await listed('Decided here', 'Whether a unit has to consecrate').getByText('Decision A11-38').waitFor();
  await page.getByText(/The record knows no units: .*whether it may be \(its keywords, .*Battle-shocked/).waitFor();
  expect(await graveViolations(page)).toEqual([]);
});

test('the page of a game names whom the licence of an imported file wants named, with its link, and what was changed', async () => {
  const page = await stage?.open('/games/wh40k-11e?release=club', { width: 390, height: 844, touch: true });
  if (!page) throw new Error('There is no stage.');
  await page.getByRole('heading', { name: 'brought.json, 40kdc-data 1.4.5' }).waitFor();
  await page.getByText('Release club, at stage playtest.').waitFor();
  await page.getByText(/Alpaca Software and the 40kdc community contributors/).waitFor();
  await page.getByText(/^Changed: names, prices, phases/).waitFor();
  const licence = page.getByRole('link', { name: 'CC BY 4.0' });
  expect(await licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/');
  expect(await graveViolations(page)).toEqual([]);
});
