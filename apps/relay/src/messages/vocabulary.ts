import type { Pack } from '@adjutant/rules';

const KNOWN = new WeakMap<Pack, ReadonlySet<string>>();
const OURS = ['all-rounds-played', 'time', 'concession', 'judge', 'reserves', 'battlefield'];

/** Everything that a release of a pack says, member names included: no other word leaves with a message. */
export function vocabularyOf(pack: Pack): ReadonlySet<string> {
  const known = KNOWN.get(pack);
  if (known) return known;
  const words = new Set<string>(OURS);
  collect(pack, words);
  KNOWN.set(pack, words);
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
