import { unlikeDescribed, type Occasion } from '@adjutant/kernel';
import {
  ABSENT,
  decideMatch,
  foldMatch,
  MATCH,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';

/** Freezes a value through and through, so that a mutation anywhere throws where it happens. */
export function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

export function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

export function foldOn(shelf: Shelf, from: MatchState, events: readonly MatchEvent[]): MatchState {
  return foldMatch(shelf, events, from);
}

/** What holds of every command on every record, whatever the case is about. */
export function checkLaws(
  shelf: Shelf,
  events: readonly MatchEvent[],
  command: MatchCommand,
  occasion: Occasion,
): void {
  const state = frozen(foldOn(shelf, ABSENT, frozen(events)));
  const before = JSON.stringify(state);
  const decision = decideMatch(shelf, frozen(command), state, frozen(occasion));
  expect(copied(decideMatch(shelf, copied(command), copied(state), occasion))).toStrictEqual(copied(decision));
  expect(JSON.stringify(state)).toBe(before);
  const produced = decision.outcome === 'recorded' ? decision.events : [];
  expect(copied(produced)).toStrictEqual(produced);
  expect(unlikeDescribed(MATCH.events, produced)).toEqual([]);
  checkSplits(shelf, [...events, ...produced]);
}

/** Folded at once, and folded in two parts with the state between them written down and read again: the same. */
export function checkSplits(shelf: Shelf, events: readonly MatchEvent[]): void {
  const whole = foldOn(shelf, ABSENT, events);
  expect(copied(whole)).toStrictEqual(whole);
  const written = JSON.stringify(whole);
  let part: MatchState = ABSENT;
  for (const [index, event] of events.entries()) {
    const folded = foldOn(shelf, copied(part), events.slice(index));
    // Texts are compared much faster than trees; the trees are there for whoever has to read a failure.
    if (JSON.stringify(folded) !== written) expect(folded).toStrictEqual(whole);
    part = frozen(foldMatch(shelf, [event], part));
  }
}
