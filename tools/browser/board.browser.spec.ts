import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { BEYOND } from './overflow.js';
import { recordAll } from './small-match.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const WALL: View = { width: 1920, height: 1080 };
const PHONE: View = { width: 390, height: 844, touch: true };
const MATCHES = 40;
/** Long enough that a page under load has shown what it knows before it comes. */
const DELAY_S = 15;
const LATE = { timeout: 60_000 };
/** From where letters are read that are a fortieth of the height of a screen, over its own height: see the how-to. */
const LEAST_LETTERS_PX = 44;

let desk = '';
let organizer = '';

const title = (number: number): string => `Table ${number}`;
const open = (name: string, settings: object, pack = 'wh40k-10e') => ({
  type: 'OpenMatch',
  data: {
    title: name,
    pack: { id: pack },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    settings,
    depth: 'score',
  },
});
const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
const gain = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'A discard' } };
const scores = (points: number) => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'B', category: 'primary', points, what: 'Held' },
});
const timed = { chessClock: { per: 'game', minutes: 75 } };
const play = (match: string, ...commands: readonly { type: string; data: object }[]) =>
  recordAll(stage.base, match, commands, desk);

const stage: Stage = sharedStage(
  async () => {
    ({ organizer, desk } = await staffed(stage));
    for (const [id, name] of [
      ['ada', 'Ada Lovelace'],
      ['ben', 'Benedict Cumberworth-Featherstonehaugh'],
    ])
      await ask(stage, `/people/${id}`, { name }, organizer, 'PUT');
    for (let number = 1; number <= MATCHES; number += 1) {
      const clock = number % 2 === 0 ? timed : {};
      await play(`m${number}`, open(title(number), clock), start, scores(number), ...(number % 2 === 0 ? [{ type: 'PassTime', data: { to: 'A' } }] : [])); // prettier-ignore
    }
  },
  { ADJUTANT_ACCESS: 'staffed' },
);
const decide = (more: object) => ask(stage, '/event', more, organizer, 'PUT');
afterEach(() => decide({}));

const tile = (page: Page, match: string) => page.locator(`[data-match="${match}"]`);
const player = (page: Page, match: string, side: 'A' | 'B') => tile(page, match).locator(`[data-side=${side}]`);

describe('the board', () => {
  test('shows a score as it changes, and goes to the match that is tapped', async () => {
    const page = await stage.open('/board', WALL);
    const changed = `m${MATCHES}`;
    await player(page, changed, 'B').getByText(`${MATCHES} VP`).waitFor();
    await player(page, changed, 'A').getByText('Ada Lovelace').waitFor();
    await play(changed, scores(3));
    await player(page, changed, 'B')
      .getByText(`${MATCHES + 3} VP`)
      .waitFor();
    await tile(page, changed).getByRole('link').click();
    await page.getByRole('heading', { name: title(MATCHES) }).waitFor();
    await page.getByText('Round 1 of 5').waitFor();
    await play(changed, scores(1));
    await player(page, changed, 'B')
      .getByText(`${MATCHES + 4} VP`)
      .waitFor();
  });

  test('has every live match on one of its pages, in letters that are read from afar, and nothing to scroll', async () => {
    const page = await stage.open('/board', WALL);
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Stop turning' }).click();
    await page.getByRole('button', { name: 'Turn by itself' }).waitFor();
    const seen = new Set<string>();
    const pages = Number((await page.getByText(/^\d+ of \d+$/).textContent())?.split(' of ')[1]);
    for (let number = 1; number <= pages; number += 1) {
      await page.getByText(new RegExp(`^${number} of ${pages}$`)).waitFor();
      for (const one of await page.locator('[data-match]').all())
        seen.add(String(await one.getAttribute('data-match')));
      expect(await page.evaluate(`document.documentElement.scrollHeight > innerHeight`)).toBe(false);
      await page.getByRole('button', { name: 'On' }).click();
    }
    expect(seen.size).toBe(MATCHES);
    const sizes = await page.evaluate<number[]>(
      `[...document.querySelectorAll('[data-side] bdi, [data-side] b')].filter((one) => !one.closest('[class*=cp]')).map((one) => parseFloat(getComputedStyle(one).fontSize))`,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_LETTERS_PX);
    // Points stand below one another, whether a match has a clock or not.
    const edges = `[...new Set([...document.querySelectorAll('[data-match]')].flatMap((tile) => [...tile.querySelectorAll('[data-side] > :last-child')].map((one) => Math.round(tile.getBoundingClientRect().right - one.getBoundingClientRect().right))))].length`;
    expect(await page.evaluate(edges)).toBe(1);
    expect(await page.evaluate(BEYOND)).toEqual([]);
    expect(await graveViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await graveViolations(page)).toEqual([]);
  });

  test('turns its pages by itself', async () => {
    const page = await stage.open('/board', WALL);
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByText(/^2 of \d+$/).waitFor(LATE);
  });

  test('lets the clock that runs run between two answers', async () => {
    const page = await stage.open('/board/m2', WALL);
    const left = player(page, 'm2', 'A').locator('[data-runs]');
    await left.waitFor();
    const [minutes, seconds] = String(await left.textContent()).split(':');
    const shown = JSON.stringify(`${minutes}:${seconds}`);
    await holds(page, `document.querySelector('[data-runs]').textContent !== ${shown}`);
  });

  test('fits a phone', async () => {
    const page = await stage.open('/board', PHONE);
    await tile(page, 'm1').waitFor();
    expect(await page.locator('[data-match]').count()).toBe(MATCHES);
    expect(await page.evaluate(BEYOND)).toEqual([]);
    expect(await graveViolations(page)).toEqual([]);
  });

  test.each(['/board', '/board/m2', '/overlay/m2'])(
    '%s shows a long name whole, or says it, on a narrow screen',
    async (path) => {
      const page = await stage.open(path, { ...PHONE, width: 320 });
      const long = 'Benedict Cumberworth-Featherstonehaugh';
      await page.getByText(long).first().waitFor();
      const beyond = `[...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.className + ' ' + one.textContent)`;
      expect(await page.evaluate(beyond)).toEqual([]);
      const cut = `[...document.querySelectorAll('main bdi')].filter((one) => one.scrollWidth > one.clientWidth && one.title !== one.textContent).map((one) => one.textContent)`;
      expect(await page.evaluate(cut)).toEqual([]);
    },
  );

  test('says since when it hears nothing of the server, and comes back by itself', async () => {
    stage.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
    const page = await stage.open('/board', WALL);
    await page.locator('[data-match]').first().waitFor();
    await page.context().setOffline(true);
    await page.getByText(/^No connection since/).waitFor(LATE);
    await page.context().setOffline(false);
    await page.getByText(/^No connection since/).waitFor({ state: 'detached', ...LATE });
  });

  test('is found from the matches and from the event', async () => {
    const page = await stage.open('/');
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.getByRole('heading', { name: 'Live matches' }).waitFor();
    await page.goto(`${stage.base}/event`);
    await page.getByRole('link', { name: 'The board' }).click();
    await page.getByRole('heading', { name: 'Live matches' }).waitFor();
  });
});

/** What is seen through at a place of what is painted: 0 is nothing at all. */
async function opaque(page: Page, x: number, y: number): Promise<number> {
  const png = (await page.screenshot({ omitBackground: true })).toString('base64');
  return page.evaluate<number>(`(async () => {
    const bytes = Uint8Array.from(atob('${png}'), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(${x}, ${y}, 1, 1).data[3];
  })()`);
}

describe('the overlay', () => {
  test.each(['light', 'dark'] as const)(
    'is transparent but for what it says, where the device is %s',
    async (scheme) => {
      const page = await stage.open('/overlay/m4', { width: 1280, height: 720, scheme });
      await player(page, 'm4', 'A').getByText('Ada Lovelace').waitFor();
      expect([await opaque(page, 1270, 710), await opaque(page, 640, 500)]).toEqual([0, 0]);
      const colours = `[...document.querySelectorAll('[data-side=A] > *')].map((one) => getComputedStyle(one).color)`;
      expect(await page.evaluate(colours)).toEqual(Array.from({ length: 4 }, () => 'rgb(255, 255, 255)'));
      const box = await player(page, 'm4', 'A').boundingBox();
      expect(await opaque(page, Math.round((box?.x ?? 0) + 40), Math.round((box?.y ?? 0) + 5))).toBeGreaterThan(200);
      expect(await page.locator('a, button, nav, header, h1').count()).toBe(0);
      expect(await page.evaluate('[document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]')).toEqual([false, false]); // prettier-ignore
    },
  );

  test('shows a change as it comes, the side that is asked for, and as large as it is asked for', async () => {
    const page = await stage.open('/overlay/m6?side=B&scale=2', { width: 1280, height: 720 });
    await player(page, 'm6', 'B').getByText('6 VP').waitFor();
    expect(await page.title()).toMatch(/^Overlay: (?!No match).+ · Adjutant$/);
    expect(await player(page, 'm6', 'A').count()).toBe(0);
    const size = await page.evaluate<number>(
      `parseFloat(getComputedStyle(document.querySelector('[data-match]')).fontSize)`,
    );
    expect(size).toBe(48);
    await play('m6', scores(2));
    await player(page, 'm6', 'B').getByText('8 VP').waitFor();
  });

  test('says that there is no match yet, and nothing else', async () => {
    stage.forgive(/status of 404|MIME type/);
    const page = await stage.open('/overlay/nowhere', { width: 1280, height: 720 });
    await page.getByRole('status').getByText('No match yet', { exact: true }).waitFor();
    expect(await page.locator('[data-side]').count()).toBe(0);
    expect([await opaque(page, 1270, 710), await opaque(page, 640, 300)]).toEqual([0, 0]);
    expect(await page.title()).toBe('Overlay: No match yet · Adjutant');
  });
});

test('with a delay spectators see what is played when its time has come, and staff at once', async () => {
  await decide({ publicDelay: DELAY_S });
  const [staff, hall] = [
    await stage.open('/board/m8', { ...WALL, session: desk }),
    await stage.open('/board/m8', WALL),
  ];
  await hall.getByText(`Shown ${DELAY_S} seconds later than it is played.`).waitFor();
  await player(hall, 'm8', 'B').getByText('8 VP').waitFor(LATE);
  await player(staff, 'm8', 'B').getByText('8 VP').waitFor();
  await play('m8', gain, scores(5));
  await player(staff, 'm8', 'B').getByText('13 VP').waitFor();
  expect(await player(hall, 'm8', 'B').getByText('8 VP').count()).toBe(1);
  await player(hall, 'm8', 'B').getByText('13 VP').waitFor(LATE);
});

test('a hand that is sealed is a number of cards on the board, and nothing that a page receives says which', async () => {
  const units = (side: string) =>
    ['Captain', 'Tactical Squad', 'Predator'].map((name, index) => ({
      id: `${side}${index + 1}`,
      name,
      keywords: ['INFANTRY'],
    }));
  const roster = (side: string) => ({ type: 'SubmitRoster', data: { player: side, roster: { faction: `Army of ${side}`, points: 1500, units: units(side) } } }); // prettier-ignore
  const { depth: _, ...opening } = open('Sealed', { rosters: 'as-declared' }, 'wh40k-8e').data;
  await play('sealed', { type: 'OpenMatch', data: opening }, roster('A'), roster('B'));
  await play('sealed', { type: 'Choose', data: { player: 'A', choice: 'mission', option: 'mission/cloak-and-shadows' } }, start); // prettier-ignore
  const received: Promise<string>[] = [];
  const page = await stage.open('/', WALL);
  page.on('response', (response) => {
    if (response.url().includes('/api/board')) received.push(response.text());
  });
  await page.goto(`${stage.base}/board/sealed`);
  await tile(page, 'sealed').waitFor();
  await play('sealed', { type: 'DrawObjective', data: { player: 'A', dice: [1, 1] } }, { type: 'DrawObjective', data: { player: 'A', dice: [3, 4] } }); // prettier-ignore
  await player(page, 'sealed', 'A').getByText('2 cards').waitFor();
  await page.reload();
  await player(page, 'sealed', 'A').getByText('2 cards').waitFor();
  const told = `${(await Promise.all(received)).join()} ${await page.content()}`;
  expect(told).toContain('"cards":2');
  expect(told).not.toMatch(/(Secure|Defend) Objective|objective\/|"dice"/);
});
