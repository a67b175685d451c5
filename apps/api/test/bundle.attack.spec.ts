import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiServer } from '@adjutant/tools-services';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const DIST = join(ROOT, 'dist');
const CLI = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
const folder = mkdtempSync(join(tmpdir(), 'adjutant-bundle-'));
const LOADED = join(folder, 'loaded');
/** Writes down every file that is loaded, in the process and in its threads. */
const WATCH = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
   registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(LOADED)}, url + '\\n'); return next(url, context); } });`,
)}`;

const packageOf = (path: string): string | undefined => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
const loaded = (): string[] =>
  readFileSync(LOADED, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server from the bundle', () => {
  let atStart: string[] = [];
  let atWork: string[] = [];

  beforeAll(async () => {
    const server = await startApiServer(join(folder, 'data'), {
      NODE_OPTIONS: `--import ${WATCH}`,
      ADJUTANT_ACCESS: 'staffed',
    });
    atStart = loaded();
    for (const path of ['health', 'docs', 'docs-json', 'packs', 'matches', 'policies', 'metrics'])
      await (await fetch(`${server.url}/api/${path}`)).arrayBuffer();
    await server.stop();
    atWork = loaded();
  });

  it('loads nothing of ours but the bundle, after what launches it', () => {
    const ours = atWork
      .map((url) => url.slice(`file://${ROOT}/`.length))
      .filter((path) => !path.startsWith('node_modules/'));
    const others = ours.filter(
      (path) => !/^(dist\/[^/]+\.js|apps\/api\/dist\/main\.js|libs\/health\/dist\/launch\/.*)$/.test(path),
    );
    expect([...new Set(others)]).toEqual([]);
    expect(ours.filter((path) => path.startsWith('dist/')).length).toBeGreaterThan(10);
  });

  it('meets no package twice: what is in the bundle is not loaded beside it', () => {
    const maps = globSync('*.js.map', { cwd: DIST }).map((name) => join(DIST, name));
    const sources = maps.flatMap(
      (map) => (JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: string[] }).sources,
    );
    const inside = new Set(sources.flatMap((path) => packageOf(path) ?? []));
    expect([...inside]).toEqual(
      expect.arrayContaining(['@nestjs/core', 'fastify', 'class-validator', 'reflect-metadata']),
    );
    expect([...new Set(atWork.flatMap((url) => packageOf(url) ?? []))].filter((name) => inside.has(name))).toEqual([]);
  });

  it('loads nothing that it does not need to start', () => {
    const names = new Set(atStart.flatMap((url) => packageOf(url) ?? []));
    for (const name of ['pdfkit', 'pg', 'kafkajs', '@eventstore/db-client', 'dejavu-fonts-ttf', 'google-protobuf'])
      expect([name, names.has(name)]).toEqual([name, false]);
  });
});

describe('what was kept of earlier starts', () => {
  const list = () =>
    spawnSync(process.execPath, [CLI, 'packs', 'list', '--json'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
  const kept = (): string[] =>
    globSync('.cache/**/*', { cwd: DIST, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name));

  it.each([
    ['is cut off', (file: string) => truncateSync(file, 100)],
    ['is nonsense', (file: string) => writeFileSync(file, 'nonsense', { mode: 0o600 })],
  ])('is passed over where it %s', (_, damage) => {
    const sound = list();
    expect([sound.status, sound.stderr, kept().length > 5]).toEqual([0, '', true]);
    kept().forEach(damage);
    const { status, stdout, stderr } = list();
    expect([status, stdout, stderr]).toEqual([0, sound.stdout, '']);
  });
});

test('a stack trace tells the line that somebody wrote', () => {
  const env = { PATH: process.env['PATH'], ADJUTANT_DEBUG: '1', ADJUTANT_DATA: join(folder, 'none') };
  const { stderr } = spawnSync(process.execPath, [CLI, 'replay', 'nowhere'], { encoding: 'utf8', env, cwd: folder });
  const [, file = '', line] = /at .*\((.*\/apps\/cli\/src\/[\w/.-]+\.ts):(\d+):\d+\)/.exec(stderr) ?? [];
  expect(stderr).toMatch(/apps\/cli\/src\//);
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toMatch(/new Trouble|throw|Trouble\(/);
});
