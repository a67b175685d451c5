/** The same few names are compared all the time. Bounded, since anybody can think up new ones. */
const KNOWN = new Map<string, string>();
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 100;

/** Names are matched on letters and digits only: case, spaces, apostrophes and exclamation marks differ between prints. */
export function plainName(name: string): string {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (name.length > LONGEST_KNOWN) return plain;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(name, plain);
  return plain;
}

/** What has an id and no name, as people read it: `hit-dice` are hit dice. */
export function idInWords(id: string): string {
  return id.replaceAll(/[-/]/g, ' ');
}

/** Whether a keyword is in a list, however it is spelled there. */
export function hasKeyword(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword) || list.some((one) => sameName(one, keyword));
}

export function sameName(one: string, other: string): boolean {
  return one === other || plainName(one) === plainName(other);
}
