import { namedInDispute } from '../common/elsewhere.js';
import type { DisputeStatus, DisputeSummary } from '../api/dispute-types.js';

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

/** What is asked of the server for each shelf; nothing stands for every status. */
export const STATUSES_OF: { readonly [shelf in QueueShelf]: readonly DisputeStatus[] } = {
  open: ['called', 'claimed'],
  mine: ['claimed', 'appealed'],
  ruled: ['ruled', 'final'],
  appealed: ['appealed'],
  all: [],
};

export const STATUS_SAYS: { readonly [status in DisputeStatus]: string } = {
  called: 'Waiting',
  claimed: 'Judge on the way',
  ruled: 'Ruled',
  appealed: 'Appealed',
  final: 'Final',
  withdrawn: 'Withdrawn',
  void: 'Match void',
};

/** A call waits until it is ruled on; an appeal waits again. */
export function isWaiting({ status }: Pick<DisputeSummary, 'status'>): boolean {
  return status === 'called' || status === 'claimed' || status === 'appealed';
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
export function inTurn(disputes: readonly DisputeSummary[]): readonly DisputeSummary[] {
  return [...disputes].sort((one, other) => {
    const waits = isWaiting(one);
    if (waits !== isWaiting(other)) return waits ? -1 : 1;
    if (waits && one.status !== other.status) return RANK[one.status] - RANK[other.status];
    const older = Date.parse(one.calledAt) - Date.parse(other.calledAt);
    return waits ? older : -older;
  });
}

export interface Sieve {
  readonly shelf: QueueShelf;
  readonly question: string;
  readonly me: string | null;
  readonly named: (person: string) => string;
}

export function sifted(disputes: readonly DisputeSummary[], sieve: Sieve): readonly DisputeSummary[] {
  const words = sieve.question.toLowerCase().split(/\s+/).filter(Boolean);
  return disputes.filter((dispute) => {
    const text = told(dispute, namedInDispute(sieve.named, dispute));
    return isOn(dispute, sieve) && words.every((word) => text.includes(word));
  });
}

function isOn({ status, judge }: DisputeSummary, { shelf, me }: Sieve): boolean {
  if (shelf === 'mine' && (me === null || judge !== me)) return false;
  return shelf === 'all' || STATUSES_OF[shelf].includes(status);
}

function told(dispute: DisputeSummary, named: Sieve['named']): string {
  const { claim, title, table, entry, players, judge, status } = dispute;
  const people = [players.A, players.B, ...(judge === null ? [] : [judge])];
  const places = [...(table === null ? [] : [`table ${table}`]), ...(entry === null ? [] : [`#${entry}`])];
  return [claim, title, ...places, STATUS_SAYS[status], ...people, ...people.map(named)].join(' ').toLowerCase();
}

/** Which line is selected after a step up or down; the first one to begin with. */
export function stepped(ids: readonly string[], selected: string | null, by: 1 | -1): string | null {
  const place = selected === null ? -1 : ids.indexOf(selected);
  if (place === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, place + by))] ?? null;
}
