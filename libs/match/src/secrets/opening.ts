import type { Shelf } from '@adjutant/rules';
import type { Envelope } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { settled } from '../state/retell.js';
import { recordOf, type MatchState } from '../state/state.js';
import { bySeal, openedWith, sealedIn } from './sealed.js';

/**
 * A record with what these sides have sealed opened, as far as envelopes are at hand. Without an envelope an entry stays
 * as everybody sees it: whoever forgets to open something shows less, never more.
 */
export function openedFor<Entry>(
  sides: readonly Side[],
  entries: readonly Entry[],
  envelopes: readonly Envelope[],
  at: { readonly get: (entry: Entry) => MatchEvent; readonly set: (entry: Entry, event: MatchEvent) => Entry },
): readonly Entry[] {
  if (envelopes.length === 0 || sides.length === 0) return entries;
  const known = bySeal(envelopes);
  return entries.map((entry) => {
    const event = at.get(entry);
    return isOf(sides, event) && sealedIn(event) !== undefined ? at.set(entry, openedWith(known, event)) : entry;
  });
}

function isOf(sides: readonly Side[], event: MatchEvent): boolean {
  return 'player' in event.data && sides.some((side) => 'player' in event.data && event.data.player === side);
}

const ITSELF = { get: (event: MatchEvent) => event, set: (_: MatchEvent, event: MatchEvent) => event };

export function openEvents(
  sides: readonly Side[],
  events: readonly MatchEvent[],
  envelopes: readonly Envelope[],
): readonly MatchEvent[] {
  return openedFor(sides, events, envelopes, ITSELF);
}

/** The state of a match as somebody knows it who may open what these sides have sealed. */
export function openState(
  shelf: Shelf,
  state: MatchState,
  sides: readonly Side[],
  envelopes: readonly Envelope[],
): MatchState {
  const record = recordOf(state);
  const opened = openedFor(sides, record, envelopes, {
    get: (entered) => entered.event,
    set: (entered, event) => ({ ...entered, event }),
  });
  return opened.some((entered, index) => entered !== record[index]) ? settled(shelf, opened).state : state;
}

/** The commitments in a record whose envelope nobody has opened for everybody; struck entries count as well. */
export function stillSealed(
  state: MatchState,
): readonly { readonly number: number; readonly player: Side; readonly sealed: string }[] {
  const record = recordOf(state);
  const struck = new Set(state.status === 'absent' ? [] : state.struck);
  const shown = new Set(
    record.flatMap(({ number, event }) =>
      event.type === 'ObjectiveRevealed' && !struck.has(number) ? [event.data.sealed] : [],
    ),
  );
  return record.flatMap(({ number, event }) => {
    const sealed = sealedIn(event);
    if (sealed === undefined || shown.has(sealed) || !('player' in event.data)) return [];
    return [{ number, player: event.data.player as Side, sealed }];
  });
}
