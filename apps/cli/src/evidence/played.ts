import {
  importedEntries,
  MATCH_PREFIX,
  type BundleEvent,
  type ImportedEntries,
  type VerifiedBundle,
} from '@adjutant/seal';
import { ABSENT, foldMatch, type MatchEvent, type MatchState } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import { summaryOf, type MatchSummary } from '@adjutant/views';
import { wrongReveal } from '../seals.js';
import { resultText } from '../show/result-text.js';
import { messageOf } from '../trouble.js';
import { RulingsGiven, type CarriedOutRuling } from '@adjutant/contexts';

/** What the record of a bundle leads to when it is played again under the rules that stand in it. */
export interface Played {
  readonly summary: MatchSummary;
  /** In words; null as long as the match goes on. */
  readonly result: string | null;
  readonly rulings: readonly CarriedOutRuling[];
  /** The entries that the log did not see being made, and rulings in them whose disputes are not here. */
  readonly imported?: ImportedEntries & { readonly rulings: readonly CarriedOutRuling[] };
}

export type PlayedAgain =
  | { readonly ok: true; readonly played: Played }
  /** The first entry of the match that does not follow, and why. */
  | { readonly ok: false; readonly entry: number; readonly says: string };

/** Plays the match again, with nothing but what the bundle holds. */
export function playAgain({ header, pack, events }: VerifiedBundle): PlayedAgain {
  const shelf = new Shelf([pack as unknown as Pack]);
  const stream = `${MATCH_PREFIX}${header.match}`;
  const own = events.filter((event) => event.stream === stream);
  const reveal = wrongReveal(stream, own.map(asStored));
  if (reveal) return { ok: false, entry: reveal.number, says: reveal.reason };
  const imported = importedEntries(header.match, events);
  const given = new RulingsGiven(shelf, events, imported?.events ?? 0);
  let state: MatchState = ABSENT;
  for (const [entry, event] of own.entries()) {
    try {
      const wrong = given.meet(state, own, entry);
      if (wrong !== undefined) return { ok: false, entry, says: wrong };
      state = foldMatch(shelf, [asStored(event).event], state);
    } catch (error) {
      return { ok: false, entry, says: `it cannot be played: ${messageOf(error)}` };
    }
  }
  const summary = summaryOf(header.match, state);
  if (!summary) return { ok: false, entry: 0, says: 'the record does not begin with the opening of a match' };
  const { met: rulings, elsewhere } = given;
  const came = imported && { imported: { ...imported, rulings: elsewhere } };
  return { ok: true, played: { summary, result: resultText(state), rulings, ...came } };
}

function asStored({ type, data }: BundleEvent): { readonly event: MatchEvent } {
  return { event: { type, data } as unknown as MatchEvent };
}
