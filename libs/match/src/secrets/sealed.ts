import type { Envelope } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { MATCH_STREAMS } from '../streams.js';

/** The name of the place where the envelopes of one side of a match are kept, beside the log. */
export function envelopePlace(match: string, side: Side): string {
  return `envelopes-${match}-${side}`;
}

/** A commitment that stands in an entry in place of what it hides, and whose secret that is. */
export interface Seal {
  readonly sealed: string;
  readonly player: Side;
}

/** The commitments in an entry; one that a record begins with may hold several. */
export function sealsIn(event: MatchEvent): readonly Seal[] {
  if (event.type === 'ObjectiveRevealed') return [];
  if (event.type === 'SituationAdopted') return (event.data.objectives ?? []).flatMap((one) => sealOf(one) ?? []);
  const seal = sealOf(event.data);
  return seal ? [seal] : NONE;
}

const NONE: readonly Seal[] = [];

function sealOf(data: object): Seal | undefined {
  const { sealed, player } = data as { readonly sealed?: unknown; readonly player?: unknown };
  return typeof sealed === 'string' && (player === 'A' || player === 'B') ? { sealed, player } : undefined;
}

/** What is known of the things that are sealed, by commitment. */
export type Known = ReadonlyMap<string, Pick<Envelope, 'owner' | 'holds'>>;

export function bySeal(envelopes: readonly Envelope[]): ReadonlyMap<string, Envelope> {
  return new Map(envelopes.map((envelope) => [envelope.sealed, envelope]));
}

/** An entry with everything put back into it that is known. The commitments stay, to be known again by. */
export function openedWith(known: Known, event: MatchEvent): MatchEvent {
  const seals = sealsIn(event);
  if (!seals.some(({ sealed }) => known.has(sealed))) return event;
  const { data } = event;
  if (event.type !== 'SituationAdopted') return { ...event, data: filled(known, data) } as MatchEvent;
  return {
    ...event,
    data: { ...event.data, objectives: event.data.objectives?.map((one) => filled(known, one)) },
  } as MatchEvent;
}

function filled<Data extends object>(known: Known, data: Data): Data {
  const seal = sealOf(data);
  const held = seal && known.get(seal.sealed);
  return held && held.owner === seal.player ? { ...data, ...held.holds } : data;
}

/** The id of the match whose stream this is. */
export function matchIn(stream: string): string {
  return MATCH_STREAMS.idIn(stream) ?? stream;
}
