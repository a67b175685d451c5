import type { StoredEvent } from '@adjutant/store';
import type { Viewer } from './viewer.js';

/** Whoever names a place that the log has not reached waits for it; now and then the log is looked at again. */
const LOOK_AGAIN_MS = { first: 1_000, most: 16_000 };

/** What is watched in a room, and where in it somebody can be. */
export interface Track<Place> {
  /** Whether whoever has everything up to here has all that was passed on so far. */
  isLevel(place: Place): boolean;
  readAfter(place: Place): Promise<readonly StoredEvent[]>;
  placeOf(event: StoredEvent): Place;
  /** None for what is not shown there. */
  frameOf(event: StoredEvent): Buffer | undefined;
}

type Wants = (event: StoredEvent) => boolean;

const WHATEVER: Wants = () => true;

interface Seat<Place> {
  readonly viewer: Viewer;
  /** Up to where this viewer has everything. */
  place: Place;
  /** Whether this viewer has asked for it. */
  readonly wants: Wants;
}

/**
 * Those who watch one thing. Whoever has all of it is handed what is passed on, the same bytes as everybody else; whoever is
 * behind reads the log until they have, at the pace at which they take it. So nothing waits for anybody in memory.
 */
export class Room<Place> {
  readonly #track: Track<Place>;
  readonly #level = new Set<Seat<Place>>();
  readonly #ahead = new Map<Seat<Place>, () => void>();

  constructor(track: Track<Place>) {
    this.#track = track;
  }

  /** Everything after a place, and then everything new, without gap or double; resolves when the viewer is level. */
  async admit(viewer: Viewer, after: Place, wants: Wants = WHATEVER): Promise<void> {
    const seat = { viewer, place: after, wants };
    let pause = LOOK_AGAIN_MS.first;
    while (!viewer.gone && !this.#track.isLevel(seat.place)) {
      const page = await this.#track.readAfter(seat.place);
      if (page.length > 0) await this.#catchUp(seat, page);
      else {
        await this.#reached(seat, pause);
        pause = Math.min(2 * pause, LOOK_AGAIN_MS.most);
      }
    }
    if (viewer.gone) return;
    this.#level.add(seat);
    viewer.onGone(() => this.#level.delete(seat));
  }

  /** Hands something new to everybody who has all that came before it. */
  pass(event: StoredEvent, isNew: (place: Place) => boolean = () => true): void {
    const place = this.#track.placeOf(event);
    // Most of what is recorded nobody watches.
    const frame = this.#level.size === 0 ? undefined : this.#track.frameOf(event);
    for (const seat of this.#level) {
      if (!isNew(seat.place)) continue;
      seat.place = place;
      if (frame && seat.wants(event)) seat.viewer.send(frame);
    }
    for (const [seat, go] of this.#ahead) if (seat.place === place) go();
  }

  /** What somebody is level with may move on while they take what they are handed, so it is asked for each event anew. */
  async #catchUp(seat: Seat<Place>, page: readonly StoredEvent[]): Promise<void> {
    for (const event of page) {
      if (seat.viewer.gone || this.#track.isLevel(seat.place)) return;
      const frame = this.#track.frameOf(event);
      seat.place = this.#track.placeOf(event);
      if (frame === undefined || !seat.wants(event)) continue;
      seat.viewer.send(frame);
      await seat.viewer.drained();
    }
  }

  /** Costs the others a glance for each event, and the log nothing. */
  #reached(seat: Seat<Place>, pause: number): Promise<void> {
    if (seat.viewer.gone) return Promise.resolve();
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.#ahead.delete(seat);
        stay();
        resolve();
      };
      const timer = setTimeout(go, pause).unref();
      this.#ahead.set(seat, go);
      const stay = seat.viewer.onGone(go);
    });
  }
}
