import { rolesOfPicks, type Pack } from '@adjutant/rules';
import { GAMES, presets } from '@adjutant/tournament';

const KNOWN = new WeakMap<Pack, ReadonlySet<string>>();
/** What figures of results and effects are called where nobody has made up a name of their own. */
export const FIGURES: ReadonlySet<string> = wordsIn([...presets(), ...GAMES, 'vp', 'event']);

const OURS = ['all-rounds-played', 'time', 'concession', 'judge', 'reserves', 'battlefield'];

/** Everything that a release of a pack says, member names included: no other word leaves with a message. */
export function vocabularyOf(pack: Pack): ReadonlySet<string> {
  const known = KNOWN.get(pack);
  if (known) return known;
  const words = wordsIn([pack, ...Object.values(pack.entries).flatMap(rolesOfPicks), ...OURS]);
  KNOWN.set(pack, words);
  return words;
}

function wordsIn(value: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  collect(value, words);
  return words;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  else if (Array.isArray(value)) for (const one of value) collect(one, words);
  else if (value instanceof Map) for (const [name, one] of value) collect([name, one], words);
  else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) {
      words.add(name);
      collect(one, words);
    }
  }
}
