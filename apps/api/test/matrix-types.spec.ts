import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../src/settings.js';

const ACCESS = join(ROOT, 'apps/api/src/access');
const MATRIX = join(ACCESS, 'matrix.ts');
const TYPES = join(ACCESS, 'command-types.ts');

/** What the compiler says of the matrix while these files hold something else. */
function troubleWith(changed: Readonly<Record<string, string>>): readonly string[] {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, ROOT);
  const host = ts.createCompilerHost({ ...options, types: [] });
  const { readFile } = host;
  host.readFile = (path) => changed[path] ?? readFile(path);
  const program = ts.createProgram([MATRIX], { ...options, types: [] }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(MATRIX))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const types = readFileSync(TYPES, 'utf8');
const matrix = readFileSync(MATRIX, 'utf8');

describe('the compiler', () => {
  test('has nothing against the matrix as it is', () => {
    expect(troubleWith({})).toEqual([]);
  });

  test('misses the row of a new command', () => {
    const more = types.replace(/(export type AnyCommandType =[^;]+);/, "$1 | 'PaintTheTable';");
    expect(more).not.toBe(types);
    expect(troubleWith({ [TYPES]: more }).join()).toMatch(/'PaintTheTable' is missing/);
  });

  test('misses a row that was taken out, and finds one that nobody asked for', () => {
    const less = matrix.replace(/^ {2}RewindMatch: .*\n/m, '');
    expect(troubleWith({ [MATRIX]: less }).join()).toMatch(/'RewindMatch' is missing/);
    const odd = matrix.replace(/^ {2}RewindMatch: /m, '  RewindNothing: DEED,\n  RewindMatch: ');
    expect(troubleWith({ [MATRIX]: odd }).join()).toMatch(/RewindNothing/);
  });

  test('misses a role in a row', () => {
    const less = matrix.replace("    organizer: 'never',\n", '');
    expect(less).not.toBe(matrix);
    expect(troubleWith({ [MATRIX]: less })).not.toEqual([]);
  });
});
