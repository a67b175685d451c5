import { readFileSync } from 'node:fs';
import * as contexts from '@adjutant/contexts';
import * as kernel from '@adjutant/kernel';
import ts from 'typescript';

interface Written {
  readonly PERSON_ROLES: readonly string[];
  readonly MATRIX: { readonly [command: string]: { readonly [role: string]: string } };
}

/** Who may do what, as the file says that decides it. It imports no more than the contexts, so it can be run by itself. */
export function matrixIn(path: string): {
  readonly roles: readonly string[];
  /** The reach of each role, in the order of the roles. */
  readonly rows: readonly (readonly [command: string, reaches: readonly string[]])[];
} {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const { PERSON_ROLES, MATRIX } = run(outputText);
  const rows = Object.entries(MATRIX).map(
    ([command, row]) => [command, PERSON_ROLES.map((role) => row[role] ?? 'never')] as const,
  );
  return { roles: PERSON_ROLES, rows };
}

const IMPORTED = { '@adjutant/contexts': contexts, '@adjutant/kernel': kernel };

function run(script: string): Written {
  const written = {};
  new Function('exports', 'require', script)(written, (name: keyof typeof IMPORTED) => IMPORTED[name]);
  return written as Written;
}
