import type { Envelope } from '@adjutant/kernel';
import { keptLately, type Shelf, type Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { settled } from '../state/retold.js';
import { ABSENT, recordOf, type History, type MatchState, type OpenedState } from '../state/state.js';
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

type SealedEntry = Seal & { readonly number: number };

/** The commitments in a record that nobody has opened for everybody, those in struck entries included. */
export function stillSealed(state: MatchState): readonly SealedEntry[] {
  return state.status === 'absent' ? [] : sealedIn(state);
}

/** A command asks for it several times, of its state before and after. */
const STATES_AT_ONCE = 4;
const sealedIn = keptLately(STATES_AT_ONCE, ({ history, struck }: OpenedState): readonly SealedEntry[] => {
  const shown = new Set<string>();
  const found: SealedEntry[] = [];
  for (let cell: History | null = history; cell; cell = cell.before) {
    const { number, event } = cell.last;
    if (event.type === 'ObjectiveRevealed' && !struck.includes(number)) shown.add(event.data.sealed);
    for (const seal of sealsIn(event).toReversed()) found.push({ ...seal, number });
  }
  return found.reverse().filter(({ sealed }) => !shown.has(sealed));
});
