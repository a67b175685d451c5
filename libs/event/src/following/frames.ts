import type { StoredEvent } from '@adjutant/store';
import { eventView } from '@adjutant/store';
import { matchOf } from '@adjutant/lists';
import { topicsOf } from './topics.js';

type Frames = WeakMap<StoredEvent, Buffer>;

const ofOne: Frames = new WeakMap();
const ofAll: Frames = new WeakMap();
const ofTopics: Frames = new WeakMap();

/** A frame for the viewers of one match: its id is the revision. Made once for each event, whoever watches. */
export function frameOfMatch(stored: StoredEvent): Buffer {
  return once(ofOne, stored, () => String(stored.revision));
}

/** A frame for the viewers of everything: its id is the position in the log. */
export function frameOfLog(stored: StoredEvent): Buffer {
  return once(ofAll, stored, () => stored.position);
}

/**
 * A frame for whoever follows topics: it says which of them have something new, and nothing of what that is, so that the same
 * frame is for everybody. Its id is the position in the log, which resumes all topics at once.
 */
export function frameOfTopics(stored: StoredEvent): Buffer | undefined {
  const topics = topicsOf(stored);
  if (topics.length === 0) return undefined;
  const known = ofTopics.get(stored);
  if (known) return known;
  const frame = Buffer.from(
    `id: ${stored.position}\ndata: ${JSON.stringify({ topics, revision: stored.revision })}\n\n`,
  );
  ofTopics.set(stored, frame);
  return frame;
}

/** The same for whoever resumes by what they hear otherwise: it has no id of its own. */
export function namesOfTopics(stored: StoredEvent): Buffer | undefined {
  const topics = topicsOf(stored);
  return topics.length === 0 ? undefined : namesFrame(topics, stored.revision);
}

export function namesFrame(topics: readonly string[], revision: number): Buffer {
  return Buffer.from(`data: ${JSON.stringify({ topics, revision })}\n\n`);
}

/** The first frame of a stream says where it starts, so that a viewer knows whether it has missed anything. */
export function startFrame(id: string, data: object): Buffer {
  return Buffer.from(`event: start\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}

function once(frames: Frames, stored: StoredEvent, id: () => string): Buffer {
  const known = frames.get(stored);
  if (known) return known;
  const data = { match: matchOf(stored.stream), position: stored.position, ...eventView(stored) };
  const frame = Buffer.from(`id: ${id()}\ndata: ${JSON.stringify(data)}\n\n`);
  frames.set(stored, frame);
  return frame;
}
