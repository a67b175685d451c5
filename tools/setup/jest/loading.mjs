// How Node itself loads our sources in a test: TypeScript through swc, each file once a worker process, at the cost of one
// `stat` a file. What was compiled is kept under the hash of what it was compiled from, with the map that stacks are read by.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC } from './swc.mjs';

const swc = createRequire(import.meta.url)('@swc/core');
const ROOT = join(import.meta.dirname, '..', '..', '..');
const KEPT = join(ROOT, 'node_modules', '.cache', 'adjutant-tests');
const WITH = `${swc.version}${JSON.stringify(SWC)}`;
const TYPESCRIPT = /\.tsx?(?=$|\?)/;
/** Packages that a test sees otherwise than the program does. */
const INSTEAD = {
  '@jest/globals': new URL('./globals.mjs', import.meta.url).href,
  // class-validator brings a table of all the world's phone numbers, which no command has.
  'libphonenumber-js/max': new URL('../no-phone-numbers.mjs', import.meta.url).href,
};

/** Where the map of a compiled source lies, by the name that stands in stacks. */
export const maps = new Map();

const isOurs = (address) => TYPESCRIPT.test(address ?? '') && !address.includes('/node_modules/');

function resolve(asked, context, next) {
  const instead = INSTEAD[asked];
  if (instead) return { url: instead, format: asked === '@jest/globals' ? 'module' : undefined, shortCircuit: true };
  if (asked.startsWith('.') && isOurs(context.parentURL) && asked.endsWith('.js')) {
    const found = source(new URL(asked, context.parentURL));
    if (found) return { url: found, format: 'module', shortCircuit: true };
  }
  if (asked.startsWith('@adjutant/')) {
    return next(asked, { ...context, conditions: [...context.conditions, '@adjutant/source'] });
  }
  return next(asked, context);
}

function source(address) {
  const path = fileURLToPath(address).slice(0, -'.js'.length);
  const ending = ['.ts', '.tsx'].find((one) => existsSync(`${path}${one}`));
  return ending && address.href.replace(/\.js$/, ending);
}

function load(address, context, next) {
  if (!isOurs(address)) return next(address, context);
  return {
    format: 'module',
    source: compiled(fileURLToPath(address.replace(/\?.*$/, '')), address),
    shortCircuit: true,
  };
}

function compiled(path, address) {
  const text = readFileSync(path);
  const kept = join(KEPT, createHash('sha256').update(WITH).update(path).update('\0').update(text).digest('hex'));
  maps.set(address, `${kept}.map`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code, map } = swc.transformSync(text.toString('utf8'), { ...SWC, filename: path, sourceMaps: true });
  mkdirSync(KEPT, { recursive: true });
  keep(`${kept}.map`, map);
  keep(kept, code);
  return code;
}

/** Whole or not at all: two workers compile the same file at the same time. */
function keep(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

const ONCE = Symbol.for('adjutant.tests.loading');
if (!globalThis[ONCE]) {
  globalThis[ONCE] = true;
  registerHooks({ resolve, load });
}
