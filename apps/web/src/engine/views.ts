import { carriedByIn, type Envelope } from '@adjutant/kernel';
import type { MatchEvent, MatchState, OpenedState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { chessClockView, matchView, orderIn, seenBy, timelineOf, type Viewer } from '@adjutant/views';
import type { Recorded } from './served.js';

/** What is known of a match on this device. */
export interface KnownHere {
  readonly match: string;
  readonly viewer: Viewer;
  readonly shelf: Shelf;
  /** With what was pressed here. */
  readonly shown: MatchState;
  /** Without. */
  readonly seen: MatchState;
  /** By the clock of the server. */
  readonly at: string;
  /** The record as far as it was read. */
  readonly read: readonly Recorded[];
  readonly envelopes: readonly Envelope[];
}

/** What readers of a match are told, by the end of its address; in the words of the server. */
const VIEWS: { readonly [what: string]: (known: KnownHere) => object | null } = {
  '': ({ match, shelf, shown }) => matchView(shelf, match, shown),
  '/timeline': (known) => {
    const { match, shelf, read } = known;
    const times = read.map(({ meta: { actor, occurredAt } }, entry) => ({ entry, recorder: actor.id, occurredAt }));
    const entries = timelineOf(shelf, seenIn(known), times).map((entry) => {
      const { actor, occurredAt, recordedAt, hash, commandId, causationId } = read[entry.number]?.meta ?? {};
      const carriedBy = carriedByIn(causationId);
      const signature = { by: actor?.id, role: actor?.role, ...(carriedBy && { carriedBy }) };
      return { ...entry, ...signature, occurredAt, recordedAt, commandId, hash };
    });
    return { match, revision: read.length - 1, entries, ...orderIn(entries) };
  },
  // What the event says of a player whose time has run out is said by the server.
  '/chess-clock': ({ shelf, seen, at }) => {
    const now = Date.parse(at);
    return { ...chessClockView(seen as OpenedState, { shelf, at: now, timing: undefined }), now };
  },
};

function seenIn({ viewer, read, envelopes }: KnownHere): readonly MatchEvent[] {
  return seenBy(
    viewer,
    read.map(({ type, data }) => ({ type, data }) as MatchEvent),
    envelopes,
  );
}

/** Null for what only the server tells. */
export function viewOf(what: string, known: KnownHere): object | null {
  return VIEWS[what]?.(known) ?? null;
}
