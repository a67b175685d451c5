import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');
const text = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const scripts = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file));
const sheets = files.filter((file) => file.endsWith('.module.css'));

/** Every source that a source names, also where it is fetched late. */
function named(file: string): readonly string[] {
  return [...text(file).matchAll(/(?:from |import\(|^import )'(\.[^']+)\.js'/gm)].flatMap(([, path = '']) => {
    const target = join(dirname(file), path);
    return scripts.filter((one) => one === `${target}.ts` || one === `${target}.tsx`);
  });
}

function reachedFrom(page: string): ReadonlySet<string> {
  const found = new Set([page]);
  for (const file of found) for (const next of named(file)) found.add(next);
  return found;
}

/** What an import takes from a file of parts. */
const taken = (file: string): readonly string[] =>
  [...text(file).matchAll(/import \{([^}]*)\} from '(?:\.\.?\/)+parts\/[\w-]+\.js'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

const pages = named('app/pages.ts').filter((file) => file.endsWith('-page.tsx'));
const parts = scripts
  .filter((file) => /^parts\/[\w-]+\.tsx$/.test(file) && file !== 'parts/late.tsx')
  .flatMap((file) => [...text(file).matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name));
const shown = scripts
  .filter((file) => file.startsWith('parts-page/'))
  .map(text)
  .join('\n');

test('there are pages and parts to look at', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(parts).toEqual(expect.arrayContaining(['Card', 'Desk', 'List', 'PageHead', 'Strip']));
});

test.each(parts)('%s is used by two pages at least, and stands on the page of parts', (part) => {
  const users = pages.filter((page) =>
    [...reachedFrom(page)].some((file) => !/^parts(-page)?\//.test(file) && taken(file).includes(part)),
  );
  expect(users.length).toBeGreaterThanOrEqual(2);
  expect(shown).toContain(`<${part}`);
});

test('every class that a component names has a style, and every style is named by one', () => {
  const faults = sheets.flatMap((sheet) => {
    const users = scripts.flatMap((file) => {
      const imported = [...text(file).matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)];
      return imported
        .filter(([, , path = '']) => join(dirname(file), path) === sheet)
        .map(([, as]) => [file, as] as const);
    });
    const named = users.flatMap(([file, as]) => [...text(file).matchAll(new RegExp(`\\b${as}\\['([\\w-]+)'\\]`, 'g'))]);
    const open = users.some(([file, as]) => new RegExp(`\\b${as}\\[[^']`).test(text(file)));
    const composed = sheets.flatMap((one) =>
      [...text(one).matchAll(/composes: ([\w-]+) from '([^']+)'/g)]
        .filter(([, , path = '']) => join(dirname(one), path) === sheet)
        .map(([, name = '']) => name),
    );
    const wanted = new Set([...named.map(([, name = '']) => name), ...composed]);
    const selectors = text(sheet).replaceAll(/\{[^{}]*\}|\/\*.*?\*\/|@[^{]*/gs, ' ');
    const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [
      ...[...wanted].filter((name) => !styled.has(name)).map((name) => `${sheet}: ${name} has no style`),
      ...(open ? [] : [...styled].filter((name) => !wanted.has(name)).map((name) => `${sheet}: nobody names ${name}`)),
    ];
  });
  expect(faults).toEqual([]);
});

/** So many declarations alike are a part that nobody has made yet. */
const ALIKE = 5;

test('no two sheets say the same at length', () => {
  const said = sheets.flatMap((sheet) =>
    [...text(sheet).matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => {
      const declarations = body
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean)
        .sort();
      return { sheet, says: declarations.join('; '), length: declarations.length };
    }),
  );
  const long = Map.groupBy(
    said.filter(({ length }) => length >= ALIKE),
    ({ says }) => says,
  );
  const repeated = [...long].map(([says, all]) => [says, [...new Set(all.map(({ sheet }) => sheet))]] as const);
  expect(repeated.filter(([, where]) => where.length > 1)).toEqual([]);
});

test('every dialog is closed by going back', () => {
  const own = scripts.filter((file) => file !== 'common/modal.tsx');
  const faults = own.filter((file) => /import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from '@mantine\/core'/.test(text(file)));
  expect(faults).toEqual([]);
  expect(own.filter((file) => text(file).includes('<Modal')).length).toBeGreaterThan(10);
});
