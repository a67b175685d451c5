import type { Envelope } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';

/** The name of the place where the envelopes of one side of a match are kept, beside the log. */
export function envelopePlace(match: string, side: Side): string {
  return `envelopes-${match}-${side}`;
}

/** The commitment that stands in an entry in place of what it hides; undefined where it hides nothing. */
export function sealedIn(event: MatchEvent): string | undefined {
  if (event.type === 'ObjectiveRevealed') return undefined;
  return 'sealed' in event.data && typeof event.data.sealed === 'string' ? event.data.sealed : undefined;
}

export type Envelopes = ReadonlyMap<string, Envelope>;

export function bySeal(envelopes: readonly Envelope[]): Envelopes {
  return new Map(envelopes.map((envelope) => [envelope.sealed, envelope]));
}

/** An entry with everything in it that these envelopes hold. The commitment stays, to be known again by. */
export function openedWith(envelopes: Envelopes, event: MatchEvent): MatchEvent {
  const envelope = envelopes.get(sealedIn(event) ?? '');
  return envelope && 'player' in event.data && envelope.owner === event.data.player
    ? ({ ...event, data: { ...event.data, ...envelope.holds } } as MatchEvent)
    : event;
}

const MATCH = 'match-';

/** The id of the match whose stream this is. */
export function matchIn(stream: string): string {
  return stream.startsWith(MATCH) ? stream.slice(MATCH.length) : stream;
}
