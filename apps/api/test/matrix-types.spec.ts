import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERSON_ROLES, row } from '@adjutant/kernel';
import ts from 'typescript';
import { ROOT } from '../src/settings.js';

const MATCH = join(ROOT, 'libs/match/src/context.ts');
const COMMANDS = join(ROOT, 'libs/match/src/commands.ts');
const DESK = join(ROOT, 'libs/access/src/matrix.ts');
const TYPES = join(ROOT, 'libs/access/src/command-types.ts');

const textOf = (path: string): string => readFileSync(path, 'utf8');

function exchanged(path: string, before: string | RegExp, after: string): Readonly<Record<string, string>> {
  const changed = textOf(path).replace(before, after);
  expect(changed).not.toBe(textOf(path));
  return { [path]: changed };
}

/** What the compiler says of a file while these files hold something else. */
function troubleWith(file: string, changed: Readonly<Record<string, string>>): string {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), textOf);
  const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, ROOT);
  const host = ts.createCompilerHost({ ...options, types: [] });
  const { readFile } = host;
  host.readFile = (path) => changed[path] ?? readFile(path);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
    .join();
}

describe('the compiler', () => {
  test.each([MATCH, DESK])('has nothing against %s as it is', (file) => {
    expect(troubleWith(file, {})).toBe('');
  });

  test('misses the row of a new command, of a match and at the desk', () => {
    const more = exchanged(
      COMMANDS,
      'export type MatchCommand =',
      "export type MatchCommand = { readonly type: 'PaintTheTable'; readonly data: object } |",
    );
    expect(troubleWith(MATCH, more)).toMatch(/'PaintTheTable' is missing/);
    expect(troubleWith(DESK, exchanged(TYPES, "'ReadStaff',", "'ReadStaff', 'ReadTeaLeaves',"))).toMatch(
      /'ReadTeaLeaves' is missing/,
    );
  });

  test('misses a row that was taken out, and who may send what; and finds a row that nobody asked for', () => {
    const without = exchanged(MATCH, /^ {2}RewindMatch: .*\n/m, '');
    expect(troubleWith(MATCH, without)).toMatch(/'RewindMatch' is missing/);
    const silent = exchanged(MATCH, ' who: WHO.headJudges,', '');
    expect(troubleWith(MATCH, silent)).toMatch(/'who' is missing/);
    const odd = exchanged(
      MATCH,
      /^ {2}RewindMatch: /m,
      '  RewindNothing: { decide: rewindMatch, who: WHO.nobody },\n  RewindMatch: ',
    );
    expect(troubleWith(MATCH, odd)).toMatch(/RewindNothing/);
  });
});

test('a role of which a row says nothing may not', () => {
  expect(row({ judge: 'any' })).toEqual(
    Object.fromEntries(PERSON_ROLES.map((role) => [role, role === 'judge' ? 'any' : 'never'])),
  );
});
