import type { DisputeStatus } from '@adjutant/dispute';
import type { DisputeInQueue } from '@adjutant/lists';
import { count } from '../common/words.js';
import { isWaiting } from './status.js';

export const SHELVES = ['open', 'mine', 'ruled', 'appealed', 'all'] as const;
export type QueueShelf = (typeof SHELVES)[number];

export const SHELF_WORDS: { readonly [shelf in QueueShelf]: string } = {
  open: 'Open',
  mine: 'Mine',
  ruled: 'Ruled',
  appealed: 'Appealed',
  all: 'All',
};

export const NOTHING_ON: { readonly [shelf in QueueShelf]: string } = {
  open: 'No call is open. New ones show up here by themselves.',
  mine: 'You hold no call. Take one under “Open”.',
  ruled: 'No call has been ruled on.',
  appealed: 'No ruling is under appeal.',
  all: 'No judge has been called yet. Players call one from the page of their match, about any entry of it.',
};

/** Nothing stands for every status. */
const STATUSES_OF: { readonly [shelf in QueueShelf]: readonly DisputeStatus[] } = {
  open: ['called', 'claimed'],
  mine: ['claimed', 'appealed'],
  ruled: ['ruled', 'final'],
  appealed: ['appealed'],
  all: [],
};

/** What is looked for; all of it is the server's to find, over all calls. */
export interface Sieve {
  readonly shelf: QueueShelf;
  readonly question: string;
  /** Of one match only. */
  readonly match: string | null;
  /** Of one event only; whoever holds a role there alone sees no others. */
  readonly event: string | null;
}

export interface Looking {
  readonly id: string | null;
  /** Whether appeals are theirs to take: then they stand among what is open. */
  readonly hears: boolean;
}

/** So many are asked for at once. */
const PAGE = 100;

/** The question to the server; null where nothing can be found, as nobody who is not known holds a call. */
export function addressOf({ shelf, question, match, event }: Sieve, { id, hears }: Looking): string | null {
  if (shelf === 'mine' && id === null) return null;
  const statuses = [...STATUSES_OF[shelf], ...(shelf === 'open' && hears ? ['appealed'] : [])];
  const asked = new URLSearchParams({ limit: String(PAGE) });
  if (statuses.length > 0) asked.set('status', statuses.join(','));
  if (shelf === 'mine' && id !== null) asked.set('judge', id);
  if (match !== null) asked.set('match', match);
  if (event !== null) asked.set('event', event);
  if (question !== '') asked.set('search', question);
  return `/disputes?${asked.toString()}`;
}

/** Said of what was searched only: every call on that shelf, by the server. */
export function noneFits(shelf: QueueShelf): string {
  const all = shelf === 'all' ? 'all calls' : `all calls under “${SHELF_WORDS[shelf]}”`;
  return `No call fits: ${all} were looked through. Try fewer words${shelf === 'all' ? '' : ', or another shelf'}.`;
}

/** The newest come first; older ones wait to be asked for. */
export function counting(shown: number, more: boolean): string {
  return more ? `the newest ${count(shown, 'call')}` : count(shown, 'call');
}

/** Another call about the same match that waits as well: one judge may see to both. */
export function besides(dispute: DisputeInQueue, disputes: readonly DisputeInQueue[]): DisputeInQueue | null {
  const others = disputes.filter(
    (other) => other.id !== dispute.id && other.match === dispute.match && isWaiting(other),
  );
  return others.find(({ judge }) => judge !== null) ?? others[0] ?? null;
}

const RANK: { readonly [status in DisputeStatus]: number } = {
  called: 0,
  appealed: 1,
  claimed: 2,
  ruled: 3,
  final: 4,
  withdrawn: 5,
  void: 6,
};

/** Whoever waits without a judge stands first, and among those the one who has waited longest; what is over, newest first. */
export function inQueueOrder(disputes: readonly DisputeInQueue[]): readonly DisputeInQueue[] {
  return [...disputes].sort((one, other) => {
    const waits = isWaiting(one);
    if (waits !== isWaiting(other)) return waits ? -1 : 1;
    if (waits && one.status !== other.status) return RANK[one.status] - RANK[other.status];
    const older = Date.parse(one.calledAt) - Date.parse(other.calledAt);
    return waits ? older : -older;
  });
}

/** Which line is selected after a step up or down; the first one to begin with. */
export function stepped(ids: readonly string[], selected: string | null, by: 1 | -1): string | null {
  const place = selected === null ? -1 : ids.indexOf(selected);
  if (place === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, place + by))] ?? null;
}
