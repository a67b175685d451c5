import type { ListedMatch } from '@adjutant/views';

export const STATUS_WORDS: { readonly [status in ListedMatch['status']]: string } = {
  opened: 'Opened',
  running: 'Running',
  finished: 'Finished',
  confirmed: 'Confirmed',
};

/** What a row says of its match: before anything else, that nobody can go by its record. */
export function statusOf({ status, fault }: Pick<ListedMatch, 'status' | 'fault'>): string {
  return fault === undefined ? STATUS_WORDS[status] : 'Not what was recorded';
}
