import {
  beneath,
  disputeStream,
  type Confirmation,
  type DisputeEvent,
  type DisputeState,
  type Receipts,
} from '@adjutant/dispute';
import { isOfPlayer } from '@adjutant/kernel';
import type { MatchEvent, OpenedState } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import type { EventStore, StoredEvent } from '@adjutant/store';

export const NO_RECEIPTS: Receipts = { ruled: null, acceptedByStaff: [], withdrawn: null };

/** When the server received what deadlines of a dispute run from, and from whom. */
export async function receiptsOf(store: EventStore, dispute: string, state: DisputeState): Promise<Receipts> {
  if (state.status === 'absent') return NO_RECEIPTS;
  const stands = beneath(state);
  const ruling = 'ruling' in stands ? stands.ruling : null;
  const stored = (await store.read(disputeStream(dispute))) as readonly StoredEvent<DisputeEvent>[];
  const given = stored.findLast(({ event }) => event.type === 'RulingGiven' && event.data.ruling === ruling);
  const withdrawn = stored.findLast(({ event }) => event.type === 'CallWithdrawn');
  return {
    ruled: given?.meta.recordedAt ?? null,
    acceptedByStaff: SIDES.filter((side) => isEnteredOnly(stored, ruling, side)),
    withdrawn: withdrawn ? { at: withdrawn.meta.recordedAt, byStaff: !isOfPlayer(withdrawn.meta.actor.role) } : null,
  };
}

function isEnteredOnly(stored: readonly StoredEvent<DisputeEvent>[], ruling: string | null, side: Side): boolean {
  const theirs = stored.filter(
    ({ event }) => event.type === 'RulingAccepted' && event.data.ruling === ruling && event.data.side === side,
  );
  return theirs.length > 0 && theirs.every(({ meta }) => !isOfPlayer(meta.actor.role));
}

/** Since when a result is confirmed, and by which players themselves; null where it is not. */
export function confirmationOf(state: OpenedState, stored: readonly StoredEvent<MatchEvent>[]): Confirmation | null {
  if (state.status !== 'confirmed') return null;
  const all = stored.flatMap(({ revision: entry, event, meta }) =>
    event.type === 'ResultConfirmed' && !state.struck.includes(entry)
      ? [{ entry, side: event.data.player, received: meta.recordedAt, by: event.data.by ?? meta.actor }]
      : [],
  );
  const first = SIDES.flatMap((side) => all.find((one) => one.side === side) ?? []);
  const complete = first.reduce((last, one) => (one.entry > last.entry ? one : last), first[0] ?? UNKNOWN);
  const bound = SIDES.filter((side) => all.some((one) => one.side === side && isOfPlayer(one.by.role)));
  return { entry: complete.entry, received: complete.received, bound };
}

/** A record whose confirmations were amended away binds nobody, and is over for nobody. */
const UNKNOWN = { entry: Number.MAX_SAFE_INTEGER, received: new Date(0).toISOString() };
