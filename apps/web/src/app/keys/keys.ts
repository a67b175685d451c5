/** Keys that do the same, and what the list of keys says of them. */
export interface KeyOf<What> {
  readonly keys: readonly string[];
  readonly does: What;
  readonly says: string;
}

/** The keys of one place. Whoever listens and whoever lists them read the same. */
export interface KeyTable<What> {
  readonly where: string;
  readonly keys: readonly KeyOf<What>[];
}

export const EVERYWHERE: KeyTable<'help'> = {
  where: 'On every page',
  keys: [{ keys: ['?'], does: 'help', says: 'Show this list' }],
};

export function meaningOf<What>(key: string, among: readonly KeyOf<What>[]): What | null {
  return among.find(({ keys }) => keys.includes(key))?.does ?? null;
}

/** What somebody may type who speaks to the machine, or holds a key down by mistake. */
export const isLetter = (key: string): boolean => /^[a-z]$/.test(key);
