import { randomBytes } from 'node:crypto';
import { BUDGETS, complaints, weighed, type Budget } from './budgets.js';
import type { Part } from './weighed.js';

/** What cannot be packed any tighter. */
const dense = (kB: number): Buffer => randomBytes(kB * 1_000);

const part = (file: string, content: Buffer, ...needs: readonly string[]): Part => ({ file, content, needs });

function built(...parts: readonly Part[]) {
  const held: { readonly [module: string]: string } = { 'main.ts': 'main.js', 'page.tsx': 'page.js' };
  return { parts: new Map(parts.map((one) => [one.file, one])), holding: (module: string) => held[module] };
}

const budget = (scripts: number, styles = 20): Budget => ({
  page: 'a page',
  modules: ['main.ts', 'page.tsx'],
  scripts,
  styles,
});

const BUILT = built(
  part('main.js', dense(10), 'shared.js', 'shared.css'),
  part('page.js', dense(20), 'shared.js', 'main.js'),
  part('shared.js', dense(30)),
  part('shared.css', dense(5)),
  part('late.js', dense(500), 'page.js'),
);

test('a page weighs what it is opened with, each file once, and nothing that is fetched late', () => {
  const [scripts, styles] = weighed(BUILT, [budget(100)]);
  expect(Math.round((scripts?.bytes ?? 0) / 1_000)).toBe(60);
  expect(Math.round((styles?.bytes ?? 0) / 1_000)).toBe(5);
});

test('text weighs what is sent of it', () => {
  const [scripts] = weighed(built(part('main.js', Buffer.from('again '.repeat(10_000))), part('page.js', dense(1))), [
    budget(100),
  ]);
  expect(scripts?.bytes).toBeLessThan(1_200);
});

test('within its budget there is nothing to say', () => {
  expect(complaints(weighed(BUILT, [budget(61, 6)]))).toEqual([]);
});

test('beyond it a sentence says which page, by how much, and what is heaviest', () => {
  const [complaint, ...more] = complaints(weighed(BUILT, [budget(59, 6)]));
  expect(more).toEqual([]);
  expect(complaint).toMatch(/^The scripts for opening a page come to 60\.\d kB, and 59 kB are allowed: fetch late/);
  expect(complaint).toMatch(/The heaviest: shared\.js 30\.\d kB, page\.js 20\.\d kB, main\.js 10\.\d kB\.$/);
  expect(complaints(weighed(BUILT, [budget(61, 4)]))).toEqual([
    expect.stringMatching(/^The styles .* come to 5\.\d kB/),
  ]);
});

test('a page that is not in the build is a mistake, not a light page', () => {
  expect(() => weighed(BUILT, [{ ...budget(100), modules: ['gone.tsx'] }])).toThrow(
    'The budget of a page names gone.tsx, which is not in the build.',
  );
});

test('matches and a seat link have 130 kB, a match 4.2 more, and the desk of a judge 43.8', () => {
  const scripts = Object.fromEntries(BUDGETS.map(({ page, scripts: kB }) => [page, kB]));
  expect(scripts).toMatchObject({
    'the matches': 130,
    'a match': 134.6,
    'a seat link': 130,
    "the judge's desk": 173.8,
  });
});
