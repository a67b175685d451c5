import { nearest } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import { BATTLE_SHOCK_TEST, USE_REFUSALS, type Pack } from '@adjutant/rules';
import { STORE_REFUSALS } from '@adjutant/store';
import type { Scene } from '../scene.js';
import { CATALOGUE } from '../codes.js';

/** The words that scenarios of a pack may use where a misspelt one would go unseen. */
export interface Vocabulary {
  readonly questions: readonly string[];
  readonly codes: readonly string[];
  readonly counters: readonly string[];
  readonly detachments: readonly string[];
  readonly statuses: readonly string[];
  readonly orders: readonly string[];
  /** By id and by name. */
  readonly ordersCalled: readonly string[];
  readonly entries: readonly string[];
  /** By id and by name, with what units and armies of the scene bring along. */
  readonly used: readonly string[];
  readonly actions: readonly string[];
  readonly places: readonly string[];
  /** Whether a code, however it is written, is one that something may be refused with. */
  readonly isCode: (wanted: string) => boolean;
  /** The code nearest to a misspelt one, in capitals as rule catalogues write it. */
  readonly codeMeant: (wanted: string) => string | undefined;
}

/** Stands for any army that the pack does not describe. */
export const ANY_ARMY = 'core-only';

/** Where units of every game may be, whether or not rules of the pack speak of it. */
const PLACES = ['battlefield', 'reserves', 'strategic-reserves', 'embarked', 'outflanking'];

/** What commands of a match are refused with; what packs give to conditions of their own is read from the pack. */
const CODES = Object.keys({ ...MATCH.refusals, ...STORE_REFUSALS });

/** Last parts of the codes of a use, whatever is used. */
const ENDS = Object.keys(USE_REFUSALS);

export function vocabularyOf(pack: Pack, scene: Scene): Vocabulary {
  const entries = Object.values(pack.entries);
  const kinds = new Set([...entries.map(({ kind }) => kind), ...CODES.map((code) => code.split('/')[0] ?? '')]);
  const own = codesIn(pack);
  const codes = [...new Set([...Object.keys(CATALOGUE), ...CODES, ...own, ...ENDS])];
  const unknown = [...kinds, ...found(pack, 'ability')].map((kind) => `unknown-${kind}`);
  const short = Object.keys(pack.economy.start).map((resource) => `insufficient-${resource}`);
  const ends = [...ENDS, ...unknown, ...short, ...[...CODES, ...own].map(lastPart)].map(plain);
  const known = new Set([...codes.map(plain), ...ends]);
  const prefixes = [...kinds].map(plain);
  return {
    questions: questionsOf(pack),
    codes,
    counters: (pack.counters ?? []).map(({ id }) => id),
    detachments: entries.filter(({ kind, muster }) => kind === 'detachment' || muster).map(({ id }) => id),
    statuses: pack.statuses.map(({ id }) => id),
    orders: entries.filter(({ kind }) => kind === 'order').map(({ id }) => id),
    ordersCalled: called(entries.filter(({ kind }) => kind === 'order')),
    entries: entries.map(({ id }) => id),
    used: [...called(entries), ...textsIn(scene.units), ...textsIn(scene.armies)],
    actions: [...pack.actions.map(({ id }) => id), ...found(pack, 'acts'), BATTLE_SHOCK_TEST],
    places: [...new Set([...PLACES, ...found(pack, 'location')])],
    codeMeant: (wanted) => nearest(plain(wanted), known),
    isCode: (wanted) => {
      const word = plain(wanted);
      return known.has(word) || ends.some((end) => prefixes.some((prefix) => word === `${prefix}_${end}`));
    },
  };
}

/** Those that the pack words, and those that its conditions ask by id. */
export function questionsOf(pack: Pack): readonly string[] {
  return [...new Set([...Object.keys(pack.questions), ...found(pack.entries, 'attest')])].sort();
}

/** All codes that a scenario may name, in full, and the names that rule catalogues have for several. */
export function codesOf(pack: Pack): readonly string[] {
  return [...new Set([...CODES, ...codesIn(pack), ...ENDS.map((end) => `…/${end}`), ...Object.keys(CATALOGUE)])].sort();
}

function codesIn(pack: Pack): readonly string[] {
  return [...new Set(found(pack, 'code'))].sort();
}

/** Every text that stands under a member of this name, however deep. */
function found(value: unknown, member: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    name === member && typeof one === 'string' ? [one] : found(one, member),
  );
}

function called(things: readonly { readonly id: string; readonly name: string }[]): string[] {
  return things.flatMap(({ id, name }) => [id, name]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function lastPart(code: string): string {
  return code.slice(code.lastIndexOf('/') + 1);
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}
