import type { Envelope } from '@adjutant/kernel';
import type { Shelf, Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { settled } from '../state/retold.js';
import { ABSENT, recordOf, type MatchState } from '../state/state.js';
import { bySeal, openedWith, sealsIn, type Known, type Seal } from './sealed.js';

/**
 * A record with what these sides have sealed opened, as far as envelopes are at hand. Without an envelope an entry stays
 * as everybody sees it: whoever forgets to open something shows less, never more.
 */
export function openEvents(
  sides: readonly Side[],
  events: readonly MatchEvent[],
  envelopes: readonly Envelope[],
): readonly MatchEvent[] {
  const known = knownTo(sides, envelopes);
  return known.size === 0 ? events : events.map((event) => openedWith(known, event));
}

function knownTo(sides: readonly Side[], envelopes: readonly Envelope[]): Known {
  return bySeal(envelopes.filter(({ owner }) => sides.some((side) => side === owner)));
}

/** The state of a match as somebody knows it who may open what these sides have sealed. */
export function openState(
  shelf: Shelf,
  state: MatchState,
  sides: readonly Side[],
  envelopes: readonly Envelope[],
): MatchState {
  const known = knownTo(sides, envelopes);
  if (known.size === 0) return state;
  const record = recordOf(state);
  const opened = record.map((entered) => {
    const event = openedWith(known, entered.event);
    return event === entered.event ? entered : { ...entered, event };
  });
  return opened.some((entered, index) => entered !== record[index]) ? settled(shelf, ABSENT, opened).state : state;
}

/** The commitments in a record that nobody has opened for everybody, those in struck entries included. */
export function stillSealed(state: MatchState): readonly (Seal & { readonly number: number })[] {
  const record = recordOf(state);
  const struck = new Set(state.status === 'absent' ? [] : state.struck);
  const shown = new Set(
    record.flatMap(({ number, event }) =>
      event.type === 'ObjectiveRevealed' && !struck.has(number) ? [event.data.sealed] : [],
    ),
  );
  return record.flatMap(({ number, event }) =>
    sealsIn(event).flatMap((seal) => (shown.has(seal.sealed) ? [] : [{ ...seal, number }])),
  );
}
