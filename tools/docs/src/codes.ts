import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERIODS, PREDICATES } from '@adjutant/rules';

/** The kinds of entries that somebody acts on; their refusals share their last parts. */
export const KINDS = ['stratagem', 'order', 'ability', 'enhancement'] as const;

const CODE = /'([a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*)'/g;
const PLACES = [
  'libs/match/src/commands',
  'libs/match/src/rulings',
  'libs/match/src/secrets',
  'libs/match/src/state',
  'libs/rules/src/judge',
  'libs/rules/src/facts',
  'libs/rules/src/objectives',
  'libs/rules/src/scoring',
  'libs/rules/src/muster',
  'libs/dispute/src',
  'libs/store/src',
  ...['access', 'people', 'event', 'evidence', 'rulings', 'sealing'].map((room) => `libs/${room}/src`),
  'apps/api/src',
];
/** Words with a slash that are no codes. */
const OTHER = /^(text|application|image|api|core|rule|order)\/|^live\//;

function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.ts$/.test(entry.name) &&
        !/(\.spec|-fixtures?)\.ts$/.test(entry.name) &&
        !/\/(contract|testing)(\/|$)/.test(entry.parentPath),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Codes that stand in the sources in full. */
export function writtenCodes(root: string): string[] {
  const found = PLACES.flatMap((folder) => sources(root, folder)).flatMap((text) =>
    [...text.matchAll(CODE)].map((match) => match[1] ?? ''),
  );
  return unique(found.filter((code) => !OTHER.test(code)));
}

/** Last parts of the codes that judging a use gives, whatever is used: `stratagem/wrong-phase`, `order/wrong-phase`. */
export function judgedCodes(root: string): string[] {
  const judge = sources(root, 'libs/rules/src/judge').join('\n');
  const ends = [...judge.matchAll(/kind\}\/([a-z-]+[a-z])`/g)].map((match) => match[1] ?? '');
  const named = [...judge.matchAll(/code: '([a-z-]+)'/g)].map((match) => match[1] ?? '');
  const computed = ['wrong-phase', 'wrong-turn', 'attestation-missing', 'attestation-refused', 'insufficient-cp'];
  const limits = PERIODS.flatMap((per) => [`already-used-this-${per}`, `already-acted-this-${per}`]);
  return unique([
    ...ends,
    ...named,
    ...computed,
    ...limits,
    'declared-cost-differs',
    'unknown',
    ...PREDICATES.map((predicate) => predicate.code),
  ]);
}

/** Codes that packs give to conditions of their own. */
export function packCodes(root: string): string[] {
  const packs = join(root, 'libs/packs');
  const texts = readdirSync(packs, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        (entry.name === 'pack.json' || (entry.name.endsWith('.json') && entry.parentPath.includes('layers'))),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return unique(
    texts.flatMap((text) => [...text.matchAll(/"code": "([a-z-]+\/[a-z-]+)"/g)].map((match) => match[1] ?? '')),
  );
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
