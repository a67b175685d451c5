import type { EntrantView } from '@adjutant/tournament';
import { isDoubtful } from '../lists/words.js';

export const WHICH = ['all', 'not-here', 'waiting', 'gone', 'no-list', 'list-to-look-at'] as const;
export type Which = (typeof WHICH)[number];

export const isGone = ({ status }: EntrantView): boolean => status === 'dropped' || status === 'withdrawn';
export const isMissing = ({ status, checkedIn }: EntrantView): boolean => status === 'entered' && !checkedIn;

const FITS: { readonly [which in Which]: (entry: EntrantView) => boolean } = {
  all: () => true,
  'not-here': isMissing,
  waiting: ({ status }) => status === 'waiting',
  gone: isGone,
  'no-list': ({ status, list }) => status === 'entered' && list === undefined,
  'list-to-look-at': (entry) => !isGone(entry) && entry.list !== undefined && isDoubtful(entry.list),
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
  const here = entries.filter(({ status, checkedIn }) => status === 'entered' && checkedIn).length;
  const each = WHICH.map((which) => [which, entries.filter(FITS[which]).length] as const);
  return { ...(Object.fromEntries(each) as { readonly [which in Which]: number }), here };
}
