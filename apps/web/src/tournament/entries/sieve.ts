import type { EntrantView } from '@adjutant/tournament';

export const WHICH = ['all', 'not-here', 'waiting', 'gone'] as const;
export type Which = (typeof WHICH)[number];

export const isGone = ({ status }: EntrantView): boolean => status === 'dropped' || status === 'withdrawn';

const FITS: { readonly [which in Which]: (entry: EntrantView) => boolean } = {
  all: () => true,
  'not-here': ({ status, checkedIn }) => status === 'entered' && !checkedIn,
  waiting: ({ status }) => status === 'waiting',
  gone: isGone,
};

/** Entries of a kind whose name or faction has every word that is looked for, by name; who waits stays in the order of the list. */
export function sifted(
  entries: readonly EntrantView[],
  { which, question }: { readonly which: Which; readonly question: string },
): readonly EntrantView[] {
  const words = question.toLowerCase().split(/\s+/);
  const found = entries.filter((entry) => {
    const text = [entry.name, entry.faction, entry.detachment].join(' ').toLowerCase();
    return FITS[which](entry) && words.every((word) => text.includes(word));
  });
  return which === 'waiting' ? found : found.toSorted((one, other) => one.name.localeCompare(other.name));
}

export function counted(
  entries: readonly EntrantView[],
): { readonly [which in Which]: number } & { readonly here: number } {
  const of = (which: Which): number => entries.filter(FITS[which]).length;
  const here = entries.filter(({ status, checkedIn }) => status === 'entered' && checkedIn).length;
  return { all: entries.length, 'not-here': of('not-here'), waiting: of('waiting'), gone: of('gone'), here };
}
