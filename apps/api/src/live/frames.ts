import type { StoredEvent } from '@adjutant/store';
import { eventView } from '../describing/event-view.js';
import { matchOf } from '@adjutant/lists';

type Frames = WeakMap<StoredEvent, Buffer>;

const ofOne: Frames = new WeakMap();
const ofAll: Frames = new WeakMap();

/** A frame for the viewers of one match: its id is the revision. Made once for each event, whoever watches. */
export function frameOfMatch(stored: StoredEvent): Buffer {
  return once(ofOne, stored, () => String(stored.revision));
}

/** A frame for the viewers of everything: its id is the position in the log. */
export function frameOfLog(stored: StoredEvent): Buffer {
  return once(ofAll, stored, () => stored.position);
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
