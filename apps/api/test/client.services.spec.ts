import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../src/settings.js';
import { run, type Running } from './running.js';

const HOW_TO = readFileSync(join(ROOT, 'docs', 'how-to', 'make-a-client.md'), 'utf8');
const SAID = 'http://localhost:3000';

/** The code of the page, in its order: commands to type, and the program. */
const [[, install = '', generate = ''] = [], [, compile = '', start = ''] = []] = [
  ...HOW_TO.matchAll(/```sh\n(.*)\n(.*)\n```/g),
];
const [, program = ''] = /```ts\n([^]*?)```/.exec(HOW_TO) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'adjutant-client-'));
let server: Running;
beforeAll(async () => {
  server = await run();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'client.ts'), program);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What somebody types in the folder, at this server; an exit code other than 0 fails. */
async function type(line: string): Promise<string> {
  const there = line.replace(SAID, server.url);
  const { stdout } = await promisify(execFile)('sh', ['-c', there], { cwd: folder, encoding: 'utf8' });
  return stdout;
}

test('the packages that the page names are those that it is tried with', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly devDependencies: { readonly [name: string]: string };
  };
  const named = [...install.matchAll(/(\S+)@([\d.]+)/g)].map(([, name = '', version]) => [name, version] as const);
  expect(named.map(([name]) => name)).toEqual(['@hey-api/openapi-ts', 'typescript', '@types/node']);
  expect(named.filter(([name, version]) => !`${devDependencies[name]}.`.startsWith(`${version}.`))).toEqual([]);
});

test('a client is generated from the document, fits the program of the page, and talks to the server', async () => {
  expect([generate, compile, start].filter((line) => !/^(npx|node) /.test(line))).toEqual([]);
  await type(generate);
  await type(compile);
  expect((await type(start)).trim().split('\n')).toEqual([
    'recorded at 6, CP of A: 0',
    'refused: stratagem/already-used-this-phase',
  ]);
}, 120_000);

test('the types of the client refuse what the server refuses', async () => {
  const wrong = program
    .replace("firstTurn: 'A' }", "firstTurn: 'C' }")
    .replace('view?.board.cp.A', 'view?.board.cp.C')
    .replace("stratagem: 'Grenade'", 'stratagem: 1');
  writeFileSync(join(folder, 'wrong.ts'), wrong);
  const said = await type(`${compile.replace('client.ts', 'wrong.ts')} --noEmit`).catch(
    (error: { stdout: string }) => error.stdout,
  );
  const faults = said.split('\n').filter((line) => line.startsWith('wrong.ts'));
  const unsendable = expect.stringMatching(
    / stratagem: 1; .* is not assignable to parameter of type 'SentMatchCommand'/,
  );
  expect(faults.map((line) => line.replace(/^.*TS\d+: /, ''))).toEqual([
    `Type '"C"' is not assignable to type '"A" | "B"'.`,
    unsendable,
    `Property 'C' does not exist on type '{ A: number; B: number; }'.`,
    unsendable,
  ]);
}, 120_000);
