import { Injectable } from '@nestjs/common';
import { isStranger, type Acting } from '@adjutant/access';
import { problem, ProblemError } from '../problems/problem.js';

/** What is left of all when strangers have theirs is kept for whoever plays or works here. */
export const PLACES = { all: 6_000, ofStrangers: 5_000, ofSession: 30 };

const COME_AGAIN_S = 5;

/** Places in front of the live streams. */
@Injectable()
export class Places {
  #taken = 0;
  #ofStrangers = 0;
  #shut = false;
  readonly #ofSession = new Map<string, number>();

  get taken(): number {
    return this.#taken;
  }

  /** The server is stopping. */
  shut(): void {
    this.#shut = true;
  }

  /** Says why somebody cannot be taken in just now. */
  assertRoom(acting: Acting): void {
    if (this.#shut) throw full('The server is stopping.');
    const { session } = acting;
    if (isStranger(acting) && this.#ofStrangers >= PLACES.ofStrangers) {
      const says = `${PLACES.ofStrangers} people who are not signed in are watching; no more can. Whoever plays or works here still can: sign in, or open the link of your seat.`;
      throw full(says);
    }
    if (this.#taken >= PLACES.all) throw full(`${PLACES.all} viewers are watching; no more can.`);
    if (session !== null && this.#held(session) >= PLACES.ofSession)
      throw full(`This session watches ${PLACES.ofSession} streams; it can have no more. Close some of them.`);
  }

  /** Returns what gives the place back. */
  take(acting: Acting): () => void {
    this.assertRoom(acting);
    this.#count(acting, 1);
    let held = true;
    return () => {
      if (held) this.#count(acting, -1);
      held = false;
    };
  }

  #count(acting: Acting, change: 1 | -1): void {
    this.#taken += change;
    if (isStranger(acting)) this.#ofStrangers += change;
    const { session } = acting;
    if (session === null) return;
    const held = this.#held(session) + change;
    if (held > 0) this.#ofSession.set(session, held);
    else this.#ofSession.delete(session);
  }

  #held(session: string): number {
    return this.#ofSession.get(session) ?? 0;
  }
}

function full(says: string): ProblemError {
  return new ProblemError(problem(503, 'live/full', says), COME_AGAIN_S);
}
