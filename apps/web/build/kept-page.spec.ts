import type { Rolldown } from 'vite';
import { filesOf } from './kept-page.js';

interface Made {
  readonly modules?: readonly string[];
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly styles?: readonly string[];
}

function chunk(fileName: string, { modules = [], imports = [], later = [], styles = [] }: Made = {}) {
  const viteMetadata = { importedCss: new Set(styles) };
  return { type: 'chunk', fileName, moduleIds: modules, imports, dynamicImports: later, viteMetadata };
}

const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });

function bundled(...files: readonly { readonly fileName: string }[]): Rolldown.OutputBundle {
  return Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle;
}

const PAGE = [
  chunk('assets/index-a.js', {
    modules: ['/src/main.ts'],
    imports: ['assets/base-b.js'],
    later: ['assets/table-c.js'],
  }),
  chunk('assets/base-b.js', { styles: ['assets/base-d.css'] }),
  chunk('assets/table-c.js', { imports: ['assets/index-a.js'] }),
  chunk('assets/parts-e.js', { imports: ['assets/base-b.js'] }),
  ...['assets/base-d.css', 'assets/engine.worker-f.js', 'assets/index-a.js.map', 'parts.html'].map((name) =>
    asset(name),
  ),
];
const urls = (bundle: Rolldown.OutputBundle) => filesOf(bundle, '/src/main.ts').map(({ url }) => url);

test('a device keeps the page, all that it may fetch later, and its workers; no maps, and nothing of the page of all parts', () => {
  expect(urls(bundled(...PAGE, asset('index.html', 'one')))).toEqual([
    ...['/index.html', '/assets/base-b.js', '/assets/base-d.css'],
    ...['/assets/engine.worker-f.js', '/assets/index-a.js', '/assets/table-c.js'],
  ]);
});

test('a file without a hash in its name is another one once something else is in it', () => {
  const [one, other] = ['one', 'other'].map(
    (text) => filesOf(bundled(...PAGE, asset('index.html', text)), '/src/main.ts')[0],
  );
  expect(one?.revision).toMatch(/^[0-9a-f]{16}$/);
  expect(one?.revision).not.toBe(other?.revision);
});

test('without the page, or what it begins with, there is no list', () => {
  expect(() => urls(bundled(...PAGE))).toThrow('index.html is not in the build');
  expect(() => urls(bundled(asset('index.html')))).toThrow('/src/main.ts is in no part of the build');
});
