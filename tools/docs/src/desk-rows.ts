import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contexts from '@adjutant/contexts';
import * as kernel from '@adjutant/kernel';
import ts from 'typescript';

/** Who may do what is no command of a context, as the file says that decides it; it can be run by itself. */
export function deskRows(root: string): readonly (readonly [string, kernel.Row])[] {
  const { outputText } = ts.transpileModule(readFileSync(join(root, 'libs/access/src/matrix.ts'), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  return Object.entries(run(outputText).DESK_ROWS);
}

const IMPORTED = { '@adjutant/contexts': contexts, '@adjutant/kernel': kernel };

interface Written {
  readonly DESK_ROWS: { readonly [command: string]: kernel.Row };
}

function run(script: string): Written {
  const written = {};
  new Function('exports', 'require', script)(written, (name: keyof typeof IMPORTED) => IMPORTED[name]);
  return written as Written;
}
