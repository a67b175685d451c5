import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { callJudge } from './disputes.js';
import { listedKeys, type ListedKey } from './listed-keys.js';
import { recordSmallMatch, SMALL } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';

const CLAIM = 'The Grenade was thrown at a unit more than 8 inches away';
let dispute = '';
const stage: Stage = sharedStage(async () => {
  for (const match of ['small', 'called']) await recordSmallMatch(stage.base, match);
  dispute = await callJudge(stage.base, 'called', { claim: CLAIM, entry: SMALL.grenade, table: '14' });
});

const FOCUS = 'document.activeElement';
const HEADING = `/^H[1-4]$/.test(${FOCUS}.tagName)`;
const onEntry = (number: number): string => `${FOCUS}.dataset.entry === '${number}'`;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the timeline' });
const selected = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByRole('status', { name: 'Selected entry' }).innerText(), 10);

/** Waits until the focus is on a heading that says something. */
async function landed(page: Page, says: string): Promise<void> {
  await held(page, `${HEADING} && ${FOCUS}.textContent.includes(${JSON.stringify(says)})`);
}

/** The same as `holds`, and says where the focus is instead. */
async function held(page: Page, expression: string): Promise<void> {
  await holds(page, expression).catch(async (error: unknown) => {
    const outer = await page.evaluate<string>(`${FOCUS}.outerHTML.slice(0, 300)`);
    throw new Error(`${String(error)} The focus is on ${outer}`);
  });
}

async function openedAt(number: number): Promise<Page> {
  const page = await stage.open(`/matches/small?step=${number}`);
  await page.getByRole('article', { name: `Entry ${number}`, exact: true }).waitFor();
  return page;
}

/** As somebody goes to an entry who knows its number. */
async function goTo(page: Page, number: number): Promise<void> {
  await search(page).fill(`#${number}`);
  await search(page).press('Enter');
  await page.getByRole('article', { name: `Entry ${number}`, exact: true }).waitFor();
  await holds(page, `${HEADING} && document.querySelector('[data-entry="${number}"][aria-current]') !== null`);
}

type Check = (page: Page, key: string) => Promise<void>;

const leads =
  (to: number): Check =>
  async (page, key) => {
    await page.keyboard.press(key);
    await page.getByRole('article', { name: `Entry ${to}`, exact: true }).waitFor();
    expect(await selected(page)).toBe(to);
  };
const within =
  (to: number): Check =>
  async (page, key) => {
    await page.locator('[data-entry="9"]').focus();
    await page.keyboard.press(key);
    await held(page, onEntry(to));
    expect(await selected(page)).toBe(to);
  };
const amongTabs =
  (to: number): Check =>
  async (page, key) => {
    const tabs = page.getByRole('tab');
    await tabs.nth(1).click();
    await page.keyboard.press(key);
    const tab = tabs.nth(to < 0 ? (await tabs.count()) + to : to);
    await tab.and(page.locator(':focus')).waitFor();
    if (key === 'Home' || key === 'End') await page.keyboard.press('Enter');
    await tab.and(page.locator('[aria-selected="true"]')).waitFor();
  };
const asks =
  (question: string, then: string): Check =>
  async (page, key) => {
    await search(page).fill(question);
    await page.keyboard.press(key);
    await holds(page, then);
    await search(page).fill('');
  };

/** What every key that a match lists comes to, from entry 9. */
const CHECKS: { readonly [says: string]: Check } = {
  'One entry back': leads(8),
  'One entry forward': leads(10),
  'To the start of this turn, then of the one before': leads(3),
  'To the start of the next turn': leads(15),
  'To the first entry': leads(0),
  'To the newest entry': leads(33),
  'Search the timeline': async (page, key) => {
    await page.keyboard.press(key);
    await holds(page, `${FOCUS}.type === 'search'`);
  },
  'To the selected entry in the timeline': async (page, key) => {
    await page.keyboard.press(key);
    await held(page, onEntry(9));
  },
  'Follow the match as it is recorded': async (page, key) => {
    await page.keyboard.press(key);
    await holds(page, `!location.search.includes('step')`);
  },
  'Call a judge about this entry': async (page, key) => {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: 'Call a judge' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  'The next entry shown': within(10),
  'The entry shown before': within(8),
  'Ten entries on': within(19),
  'Ten entries back': within(0),
  'The first entry shown': within(0),
  'The last entry shown': within(33),
  'Read the entry': async (page, key) => {
    await page.locator('[data-entry="12"]').focus();
    await page.keyboard.press(key);
    await page.getByRole('article', { name: 'Entry 12', exact: true }).waitFor();
    await holds(page, HEADING);
  },
  'To entry 38 where #38 is written, else to the first entry found': asks('go to ground', HEADING),
  'Into the list': asks('go to ground', onEntry(12)),
  'Empty the search, then leave it': asks('go to ground', `${FOCUS}.value === ''`),
  'The next tab': amongTabs(2),
  'The tab before': amongTabs(0),
  'To the first tab, which Enter opens': amongTabs(0),
  'To the last tab, which Enter opens': amongTabs(-1),
  'Show this list': async (page, key) => {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};

function checkOf({ says, where }: ListedKey): Check {
  const [, tab] = /^Open “(.+)”$/.exec(says) ?? [];
  if (tab === undefined) {
    const check = CHECKS[says];
    if (check === undefined) throw new Error(`Nothing checks the key that says "${says}" (${where}).`);
    return check;
  }
  return async (page, key) => {
    await page.keyboard.press(key);
    const shown = page.getByRole('tab', { name: new RegExp(`^${tab}( \\d+)?$`) });
    await holds(page, `${HEADING} && ${FOCUS}.closest('[role="tabpanel"]') !== null`);
    expect([tab, await shown.getAttribute('aria-selected')]).toEqual([tab, 'true']);
  };
}

describe('by keyboard alone', () => {
  test('every key of the list does what the list says of it, and nothing while somebody writes', async () => {
    const page = await openedAt(9);
    const keys = await listedKeys(page);
    expect(new Set(keys.map(({ where }) => where)).size).toBe(6);
    expect(keys.length).toBeGreaterThan(35);
    expect(await graveViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const listed of keys) {
      await goTo(page, 9);
      await checkOf(listed)(page, listed.key);
    }
    const before = page.url();
    const letters = keys.map(({ key }) => key).filter((key) => key.length === 1);
    await search(page).fill('');
    await search(page).focus();
    await page.keyboard.type(letters.join(''));
    expect([await search(page).inputValue(), page.url()]).toEqual([letters.join(''), before]);
  });

  test('the record is one stop of the Tab key, whatever it is narrowed to', async () => {
    const page = await openedAt(9);
    const stops = () => page.locator('[data-entry][tabindex="0"]');
    expect(await page.getByRole('complementary', { name: 'Timeline' }).locator('[data-entry]').count()).toBe(34);
    expect(await stops().evaluateAll((rows) => rows.map((row) => row.getAttribute('data-entry')))).toEqual(['9']);
    await stops().focus();
    await page.keyboard.press('Tab');
    await holds(page, `${FOCUS}.dataset.entry === undefined`);
    await page.keyboard.press('Shift+Tab');
    await held(page, onEntry(9));
    await search(page).fill('round 2');
    await page.getByText(/^\d+ of 34 entries$/).waitFor();
    expect(await stops().count()).toBe(1);
    await search(page).press('ArrowDown');
    await held(page, onEntry(24));
    await page.keyboard.press('Home');
    await held(page, onEntry(0));
    await page.keyboard.press('ArrowDown');
    await held(page, onEntry(24));
  });

  test('a slash, a number and Enter go to an entry, and what is not there is said', async () => {
    const page = await openedAt(9);
    await page.keyboard.press('/');
    await page.keyboard.type('#21');
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Entry 21', exact: true }).waitFor();
    await landed(page, '');
    expect(await page.locator('[data-entry]').count()).toBe(34);
    await page.keyboard.press('/');
    await page.keyboard.type('#99');
    await page.keyboard.press('Enter');
    await page.getByText('There is no entry 99: the newest is 33.').waitFor();
    expect(await selected(page)).toBe(21);
  });

  test('single letters are switched off for good by whoever wants that', async () => {
    const page = await openedAt(9);
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: 'Single letters are keys' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('article', { name: 'Entry 10', exact: true }).waitFor();
    expect(await page.getByRole('tab', { name: 'Entry' }).getAttribute('aria-selected')).toBe('true');
  });

  test('on a phone the letters reach the timeline, and the list of keys is in the menu', async () => {
    const page = await stage.open('/matches/small?step=9', { width: 320, height: 700 });
    await page.getByRole('article', { name: 'Entry 9', exact: true }).waitFor();
    await page.keyboard.press('r');
    await held(page, onEntry(9));
    await page.keyboard.press('ArrowDown');
    await held(page, onEntry(10));
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Entry 10', exact: true }).waitFor();
    await holds(page, HEADING);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByText('One entry forward').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(await graveViolations(page)).toEqual([]);
  });
});

describe('the focus lands on the heading of what is shown', () => {
  test('after every way to another page, and back', async () => {
    const page = await stage.open('/');
    await page.getByRole('link', { name: SMALL.title }).first().focus();
    await page.keyboard.press('Enter');
    await landed(page, SMALL.title);
    await page.goBack();
    await landed(page, 'Matches');
    await page.getByRole('link', { name: 'People' }).click();
    await landed(page, 'People');
    await page.getByRole('link', { name: 'Calls' }).first().click();
    await landed(page, 'Calls for a judge');
    await page.goto(`${stage.base}/matches/small?step=3&desk=ledgers`);
    await page.getByRole('button', { name: 'Go to entry 12' }).click();
    await landed(page, '');
    await page.goBack();
    await landed(page, 'Ledgers');
  });

  test('after every act: called, claimed, said, and ruled', async () => {
    const page = await openedAt(9);
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Call a judge' });
    await dialog.getByLabel('What is in dispute').fill('The dice fell off the table');
    await dialog.getByRole('button', { name: 'Call a judge' }).click();
    await dialog.waitFor({ state: 'detached' });
    await landed(page, '');
    await page.goto(`${stage.base}/disputes/${dispute}`);
    await page.getByRole('button', { name: 'Claim the call' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Ruling' });
    await form.waitFor();
    await holds(page, HEADING);
    await form.getByRole('button', { name: 'No action' }).click();
    await form.getByLabel('Reasoning').fill('It was measured again: 7 inches.');
    await form.getByRole('button', { name: 'Give the ruling' }).click();
    await form.waitFor({ state: 'detached' });
    await landed(page, 'Ruling');
  });
});
