import { distance } from '@adjutant/kernel';
import { plainName } from '../../pack/name.js';
import type { Pack } from '../../pack/pack.js';
import { listedUnits } from '../listed.js';
import type { Roster } from '../roster.js';
import { knownAs, knownText, nearTo, VOCABULARY, type Known, type Sort } from '../vocabulary.js';
import type { Fault, RosterCheck } from './check.js';
import type { RulesCode } from '../../refusals.js';

export const namesNear: RosterCheck = {
  name: 'names-near',
  of: 'roster',
  says: 'No name on the roster is one that the pack knows but for a few letters, unless the roster says that it is meant as written.',
  args: {},
  test(roster, _args, pack) {
    const meant = new Set((roster.asWritten ?? []).map(plainName));
    return wordsOf(roster)
      .filter(({ word }) => !meant.has(plainName(word)))
      .flatMap(({ sort, word }) => faultOf(pack, roster, sort, word));
  },
};

interface Word {
  readonly sort: Sort;
  readonly word: string;
}

/** What the roster names, each name once. Ids of enhancements are looked up by the check of their bearers. */
function wordsOf(roster: Roster): readonly Word[] {
  const written = roster.units.flatMap(({ enhancements = [] }) =>
    enhancements.flatMap((one) => (typeof one === 'string' ? [] : [one.name])),
  );
  const named = {
    faction: [roster.faction],
    detachment: roster.detachment === undefined ? [] : [roster.detachment],
    enhancement: written,
    stratagem: (roster.stratagems ?? []).map((one) => one.name),
    unit: strangersOf(roster),
  };
  return Object.entries(named).flatMap(([sort, words]) =>
    [...new Map(words.map((word) => [plainName(word), word])).values()].map((word) => ({ sort: sort as Sort, word })),
  );
}

/** Datasheets that the roster does not bring itself. */
function strangersOf(roster: Roster): readonly string[] {
  const own = new Set(Object.keys(roster.datasheets ?? {}).map(plainName));
  return listedUnits(roster)
    .map((unit) => unit.datasheet)
    .filter((name) => !own.has(plainName(name)));
}

function faultOf(pack: Pack, roster: Roster, sort: Sort, word: string): readonly Fault[] {
  const known = VOCABULARY[sort](pack, roster);
  const facts = { sort, name: word };
  const same = knownAs(known, word);
  if (same && sort === 'enhancement' && same.id !== undefined) {
    const says = `${pack.name} describes ${same.name}: name it by ${same.id} instead of writing it out.`;
    return [{ says, facts: { ...facts, meant: same.id }, code: 'roster/enhancement-in-pack' satisfies RulesCode }];
  }
  const near = same ? undefined : sort === 'unit' ? unitNear(known, word) : nearTo(known, word);
  if (!near) return [];
  const says = `${pack.name} knows no ${sort} ${word}; did you mean ${knownText(near)}? If it is meant as it stands, list it under asWritten.`;
  return [{ says, facts: { ...facts, meant: near.id ?? near.name } }];
}

const FAR = 2;
const SHORT = 6;

/** Names of units are many and like one another: only a slip counts, and one model or several is no slip. */
function unitNear(known: readonly Known[], word: string): Known | undefined {
  const singular = (name: string) => plainName(name).replace(/s$/, '');
  if (known.some(({ name }) => singular(name) === singular(word))) return undefined;
  const far = plainName(word).length < SHORT ? 1 : FAR;
  return known.find(({ name }) => distance(plainName(name), plainName(word)) <= far);
}
