import { is, type Static } from '@adjutant/kernel';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  envelopePlace,
  HAND_BEGINS,
  lossInWords,
  lostSecrets,
  matchStream,
  type Commit,
  LostSecret,
  type MatchEvent,
} from '@adjutant/match';
import { commitment } from '@adjutant/seal';
import { BEGINNING, importsStream, PoisonedEvent, type EventStore } from '@adjutant/store';

const PAGE = 1_000;
const MATCH = matchStream('');
const PLACE = /^envelopes-(.+)-[AB]$/;

/** A lost secret of a match, with a sentence about it that begins in lower case. */
export const Loss = is.named('Loss', is.extended(LostSecret, { says: is.anyText() }));
export type Loss = Static<typeof Loss>;

/** Holds the envelopes of one match to the commitments in its record. What was edited by hand is read here as it stands. */
export async function lossesOf(
  store: EventStore,
  match: string,
  commit: Commit = commitment,
): Promise<readonly Loss[]> {
  const facts = await store.readBare(matchStream(match));
  const places = [envelopePlace(match, 'A'), envelopePlace(match, 'B')];
  const kept = await Promise.all(
    places.map(async (place) => (await store.envelopes(place)).map((one) => ({ place, ...one }))),
  );
  const entries = facts.map(({ event, commandId }) => ({ event: event as MatchEvent, commandId }));
  const ownFrom = await broughtAlong(store, match);
  const lost = lostSecrets({ match, entries, kept: kept.flat(), ownFrom }, commit);
  return lost.map((one) => ({ ...one, says: lossInWords(one) }));
}

/** The same for every match of the log that could have any. Commands are taken in between. */
export async function allLosses(store: EventStore, stopped: () => boolean = () => false): Promise<readonly Loss[]> {
  const losses: Loss[] = [];
  for (const match of await matchesWithHands(store, stopped)) {
    if (stopped()) break;
    losses.push(...(await lossesOf(store, match).catch(ofUnreadable)));
    await nextTurn();
  }
  return losses;
}

/** A record that cannot be read is broken, and told as that. */
function ofUnreadable(error: unknown): readonly Loss[] {
  if (error instanceof PoisonedEvent) return [];
  throw error;
}

/** Those whose record begins a hand, and those that anything is kept of: the one without the other is what is looked for. */
async function matchesWithHands(store: EventStore, stopped: () => boolean): Promise<ReadonlySet<string>> {
  const matches = new Set<string>();
  for (let after = BEGINNING; !stopped();) {
    const page = await store.readLinks(after, PAGE);
    for (const { stream, type } of page)
      if (stream.startsWith(MATCH) && HAND_BEGINS.some((begins) => begins === type))
        matches.add(stream.slice(MATCH.length));
    const last = page.at(-1);
    if (!last) break;
    after = last.position;
    await nextTurn();
  }
  for await (const place of store.places()) {
    const match = PLACE.exec(place)?.[1];
    if (match !== undefined) matches.add(match);
  }
  return matches;
}

/** How many entries of a match came from a file: what was sealed in them is kept where they were recorded. */
async function broughtAlong(store: EventStore, match: string): Promise<number> {
  const notes = await store.readBare(importsStream(match));
  const heads = notes.map(({ event }) => event.data as { readonly events: number; readonly head: string });
  for (const { events, head } of heads) {
    const [last] = await store.read(matchStream(match), events - 1);
    if (last?.meta.hash === head) return events;
  }
  return 0;
}
