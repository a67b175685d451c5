import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'explanation', 'threats.md');
const LINK = /\[([^\]]+)\]\(([^)]+\.spec\.tsx?)\)/g;

/** The lines of the tables: what somebody wants, what stops them, what does not, and the tests that show it. */
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([first]) => first !== undefined && first !== 'Wants' && !/^-+$/.test(first));

test('the page has lines at all', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows.map((row) => [row[0] ?? '', row]))('a test shows: %s', (_, row) => {
  expect(row).toHaveLength(4);
  const links = [...(row[3] ?? '').matchAll(LINK)];
  expect(links).not.toEqual([]);
  for (const [, name = '', path = ''] of links) {
    const file = join(dirname(PAGE), path);
    expect({ path, exists: existsSync(file) }).toEqual({ path, exists: true });
    expect({ path, name, found: readFileSync(file, 'utf8').includes(name) }).toEqual({ path, name, found: true });
  }
});
