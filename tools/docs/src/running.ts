import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as contexts from '@adjutant/contexts';
import * as kernel from '@adjutant/kernel';
import ts from 'typescript';

const IMPORTED: { readonly [name: string]: unknown } = { '@adjutant/contexts': contexts, '@adjutant/kernel': kernel };

/** What a file of sources exports, without the library around it: what opens databases is not loaded for a page. */
export function exportsOf(file: string): { readonly [name: string]: unknown } {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const written = {};
  const required = (name: string): unknown =>
    name.startsWith('.') ? exportsOf(join(dirname(file), name.replace(/\.js$/, '.ts'))) : IMPORTED[name];
  new Function('exports', 'require', outputText)(written, required);
  return written;
}
