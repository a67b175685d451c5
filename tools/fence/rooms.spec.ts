import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const API = join(import.meta.dirname, '../../apps/api/src');

const sources = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);
const textOf = (file: string): string => readFileSync(join(API, file), 'utf8');

/** The first-level folder of a file; undefined for those of the composition root. */
const folderOf = (file: string): string | undefined => (file.includes('/') ? file.split('/')[0] : undefined);

function importsOf(file: string): readonly string[] {
  const found = [...textOf(file).matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => path);
  return found.map((path) => relative(API, resolve(join(API, dirname(file)), path)));
}

/** Which folder imports which, as `from to`. */
function arrowsBetween(): ReadonlySet<string> {
  const arrows = new Set<string>();
  for (const file of sources)
    for (const imported of importsOf(file)) {
      const [from, to] = [folderOf(file), folderOf(imported)];
      if (from !== undefined && to !== undefined && from !== to) arrows.add(`${from} ${to}`);
    }
  return arrows;
}

/** All folders that a folder comes to by what it imports, and by what that imports. */
function reachedFrom(start: string, arrows: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const arrow of arrows) {
      const [from = '', to = ''] = arrow.split(' ');
      if (from !== at || reached.has(to)) continue;
      reached.add(to);
      next.push(to);
    }
  return reached;
}

/** Folders that come back to themselves: two that import each other, or more in a circle. */
function inCircles(arrows: ReadonlySet<string>): readonly string[] {
  const folders = new Set([...arrows].flatMap((arrow) => arrow.split(' ')));
  return [...folders].filter((one) => reachedFrom(one, arrows).has(one)).toSorted();
}

const MOST_LINES = 10_500;

describe('the server at the edge is thin', () => {
  test('in lines of source', () => {
    const lines = sources.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);
    console.info(`apps/api/src: ${lines} lines in ${sources.length} files (at most ${MOST_LINES})`);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  test('in folders that do not lean on each other', () => {
    const arrows = arrowsBetween();
    expect(arrows.size).toBeGreaterThan(50);
    expect(inCircles(arrows)).toEqual([]);
    expect(inCircles(new Set([...arrows, 'matches report']))).toContain('report');
    expect(inCircles(new Set(['a b', 'b c', 'c a', 'c d']))).toEqual(['a', 'b', 'c']);
  });

  test('in which one file knows what Nest calls a beginning and an end', () => {
    const NEST = /\b(onModule(Init|Destroy)|onApplication(Bootstrap|Shutdown)|beforeApplicationShutdown)\b/i;
    expect(sources.filter((file) => NEST.test(textOf(file)))).toEqual(['made.ts']);
  });
});
