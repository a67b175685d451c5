import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { counting, held, playedTo, type Played } from './played.js';
import { sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const NARROW: View = { width: 320, height: 640, touch: true };
const EIGHTH = 'wh40k-8e/matches/round-1-table-1-length-five.jsonl';

interface Use extends Played {
  readonly game: string;
  readonly name: string;
  readonly player: string;
  /** Whom it is used on, where there are several. */
  readonly on?: string;
}

const USES: readonly Use[] = [
  {
    ...{ game: '10e', file: 'wh40k-10e/matches/round-1-table-7.jsonl', entries: 9 },
    ...{ name: 'Idle Hands', player: 'p-2214', on: 'Kasrkin' },
  },
  {
    ...{ game: 'AoS', file: 'aos-4e/matches/round-1-table-9.jsonl', entries: 14 },
    ...{ name: 'At the Double', player: 'p-4151' },
  },
  { game: '8e', file: EIGHTH, entries: 80, name: 'New Orders', player: 'p-102', on: 'Behind Enemy Lines' },
  {
    ...{ game: 'OPR', file: 'opr/matches/final-all-rounds.jsonl', entries: 71 },
    ...{ name: 'Supreme Caster', player: 'p-101' },
  },
];

const stage: Stage = sharedStage(async () => {
  for (const use of USES) await playedTo(stage, `use-${use.game}`, use);
  await playedTo(stage, 'turn-end', { file: EIGHTH, entries: 74 });
  await playedTo(stage, 'begun', { file: EIGHTH, entries: 40 });
});

async function atTable(match: string, player?: string, view = PHONE): Promise<Page> {
  const page = await stage.open(`/matches/${match}/table`, view);
  await page
    .getByRole('region', { name: /^(Points|Use)$/ })
    .first()
    .waitFor();
  if (player !== undefined) await page.getByRole('radiogroup', { name: 'For whom' }).getByText(player).click();
  return page;
}

test.each(USES)('$game: a use with one target costs two taps', async ({ game, name, player, on }) => {
  const page = await atTable(`use-${game}`, player);
  const { tap, since } = counting(page);
  const dialog = page.getByRole('dialog');
  await tap(new RegExp(`^${name}`));
  await tap(new RegExp(on ?? `^Use ${name}`), dialog);
  await dialog.waitFor({ state: 'detached' });
  held('use', game, since());
  const last = page.getByText(new RegExp(`${name}`));
  await last.first().waitFor();
});

test('8th edition: the end of a turn asks for what the mission needs, and shows the points before they are recorded', async () => {
  const page = await atTable('turn-end');
  const { tap, since } = counting(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('region', { name: 'First' }).getByRole('button', { name: 'End of a turn' }).waitFor();
  await tap('End of a turn');
  const asked = await dialog.locator('fieldset').filter({ visible: true }).count();
  expect(asked).toBeLessThan(6);
  await dialog.getByText('No points follow from it.').waitFor();
  await dialog
    .getByRole('group', { name: /marker.*\(3\)/ })
    .first()
    .getByRole('button', { name: 'p-101' })
    .click();
  expect(await graveViolations(page)).toEqual([]);
  await tap('Record it', dialog);
  await dialog.waitFor({ state: 'detached' });
  held('turnEnd', '8e', since() + 1);
});

test('8th edition: several command points are two taps, and what is held stands on the page', async () => {
  const page = await atTable('begun', undefined, NARROW);
  const { tap, since } = counting(page);
  const dialog = page.getByRole('dialog');
  await tap('Several CP');
  await tap('8', dialog.getByRole('group', { name: 'How many? At once' }));
  await dialog.waitFor({ state: 'detached' });
  held('several', '8e', since());
  const there = await atTable('turn-end', undefined, NARROW);
  await there
    .getByRole('region', { name: 'Cards' })
    .getByText(/^Cards in hand: \d/)
    .waitFor();
  expect(await there.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(await graveViolations(there)).toEqual([]);
});
