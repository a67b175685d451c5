import type { ListedMatch } from '@adjutant/views';

export const STATUS_FILTERS = ['all', 'live', 'ended'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export type Named = (player: string) => string;

/** What is looked for in the list; the address of the page carries it. */
export interface Sieve {
  readonly question: string;
  readonly status: StatusFilter;
}

/** So many are a few screens of a phone. */
export const PAGE = 25;

const STATUSES_OF: { readonly [filter in StatusFilter]: readonly ListedMatch['status'][] } = {
  all: [],
  live: ['running', 'opened'],
  ended: ['finished', 'confirmed'],
};

/** The question to the server, which looks through all matches: those that are being played first, as a judge who walks in looks for those. */
export function addressOf({ question, status }: Sieve, after: string): string {
  const asked = new URLSearchParams({ limit: String(PAGE), order: 'playing' });
  if (question !== '') asked.set('search', question);
  if (STATUSES_OF[status].length > 0) asked.set('status', STATUSES_OF[status].join(','));
  // They are counted once, with the first page.
  if (after === '') asked.set('count', 'with');
  else asked.set('after', after);
  return `/matches?${asked.toString()}`;
}
