import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, PackError, Shelf, type PackFile } from '@adjutant/rules';
import { runScenario, type Scenario } from '@adjutant/scenarios';
import { digest } from '@adjutant/seal';
import { readPackFolder } from '@adjutant/store';
import { parse } from 'yaml';

/**
 * Whoever changes a number of the pack is told by a scenario: every number one higher, and the scenarios that speak of its file
 * are played until one of them goes otherwise. A sample in every run; `ADJUTANT_NUMBERS=all` tries each of them.
 */
const FOLDER = join(import.meta.dirname, 'wh40k-11e');
const RELEASE = '2026-11';
const EVERY = process.env['ADJUTANT_NUMBERS'] === 'all' ? 1 : 29;

const CARDS = 'layers/event-companion-1-2/entries';

const POINTS = 'layers/edition-11e/army-checks.json#/0/tests';

/** Numbers that no scenario holds, and why. */
const UNHELD: { readonly [number: string]: string } = {
  [`${POINTS}/byLimit/1/upTo`]: 'The next larger battle has as many detachment points.',
  'layers/event-companion-1-2/changes/event-rules.json#/replace/4/now/cap':
    'The caps of the three categories come to a hundred: the cap of the whole never cuts by itself.',
  [`${CARDS}/secondary__engage-on-all-fronts.json#/card/caps/0/amount`]:
    'Four points at most in each of five own turns come to twenty: the cap of the card never cuts.',
};

type Path = readonly (string | number)[];

function numbersIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) => numbersIn(inner, [...path, member]));
}

function oneMore(value: unknown, [member, ...rest]: Path): unknown {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value))
    return value.map((inner: unknown, at) => (String(at) === String(member) ? oneMore(inner, rest) : inner));
  const inside = value as { readonly [member: string]: unknown };
  return { ...inside, [String(member)]: oneMore(inside[String(member)], rest) };
}

const files = readPackFolder(FOLDER);
const texts = readdirSync(join(FOLDER, 'scenarios')).map((file) =>
  readFileSync(join(FOLDER, 'scenarios', file), 'utf8'),
);

/** Those that name the entry of the file; of what is no entry, all but those of a single card. */
function speakingOf({ path, text }: PackFile): readonly Scenario[] {
  const { id = '', name = '' } = JSON.parse(text) as { readonly id?: string; readonly name?: string };
  const word = id.split('/').at(-1) ?? id;
  const isMeant = path.includes('/entries/')
    ? (said: string) => said.includes(`${word}/`) || said.includes(id) || said.includes(name)
    : (said: string) => !said.includes('source: the cards,');
  return texts.filter(isMeant).map((said) => parse(said) as Scenario);
}

async function isHeld(file: PackFile, path: Path): Promise<boolean> {
  const changed = { ...file, text: JSON.stringify(oneMore(JSON.parse(file.text), path)) };
  try {
    const shelf = new Shelf([
      assemble(
        files.map((one) => (one === file ? changed : one)),
        RELEASE,
        digest,
      ),
    ]);
    for (const scenario of speakingOf(file)) {
      if (!(await runScenario(shelf, scenario)).ok) return true;
    }
    return false;
  } catch (error) {
    // A release that does not load any more is no release either.
    if (error instanceof PackError) return true;
    throw error;
  }
}

const numbers = files.flatMap((file) => {
  const value = JSON.parse(file.text) as unknown;
  return numbersIn(value).map((path) => ({ file, path, called: `${file.path}#/${path.join('/')}` }));
});

it('has numbers, and those that nothing holds are among them', () => {
  expect(numbers.length).toBeGreaterThan(700);
  const called = numbers.map((one) => one.called);
  expect(Object.keys(UNHELD).filter((one) => !called.includes(one))).toEqual([]);
});

it.each(numbers.filter((_, index) => index % EVERY === 0))('$called', async ({ file, path, called }) => {
  expect([called, await isHeld(file, path)]).toEqual([called, !Object.hasOwn(UNHELD, called)]);
});
