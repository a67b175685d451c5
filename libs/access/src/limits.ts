import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Acting } from './acting.js';
import { tooManyRequests } from './refused.js';
import { signInName } from './account-names.js';
import type { Device } from './devices.js';
import { hashOf } from './secrets.js';

/**
 * How much one session may ask for. Addresses say nothing: two thousand people at an event share one. Whoever is not
 * signed in shares one bucket with everybody who is not: it can be emptied, and whoever is signed in does not notice.
 */
const MINUTE = 60;
const QUOTAS = {
  /** Commands of matches, each one of a list counted. */
  commands: { points: 1_000, duration: MINUTE },
  /** Requests that change something. */
  writes: { points: 300, duration: MINUTE },
  /** Requests of any kind. */
  requests: { points: 3_000, duration: MINUTE },
  /** Matches that are opened by one link. */
  openings: { points: 60, duration: MINUTE },
  /** Runs that come by their signature alone, of one key. */
  runsAlone: { points: 10, duration: MINUTE },
  /** Everybody together who is not signed in. */
  visitors: { points: 1_000, duration: 1 },
};

const FREE_TRIES = 5;
/** In seconds. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 5 * MINUTE;
/** So many names are told apart, however many are tried: a stranger must not fill the memory with them. */
const NAME_DIGITS = 4;

/**
 * Where a password is tried: with a name, by anybody; on a device that the name has signed in on; or by whoever is signed in
 * with it. Each has tries of its own, so that strangers use up their own, and a device that was stolen its own.
 */
export type TriedFrom = { readonly name: string } | { readonly device: Device } | { readonly session: string };

export class Limits {
  readonly #commands = new RateLimiterMemory(QUOTAS.commands);
  readonly #writes = new RateLimiterMemory(QUOTAS.writes);
  readonly #requests = new RateLimiterMemory(QUOTAS.requests);
  readonly #openings = new RateLimiterMemory(QUOTAS.openings);
  readonly #runsAlone = new RateLimiterMemory(QUOTAS.runsAlone);
  readonly #visitors = new RateLimiterMemory(QUOTAS.visitors);
  readonly #tries = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 * MINUTE });
  readonly #waits = new RateLimiterMemory({ points: 1, duration: MINUTE });

  /** Whoever asks for anything. */
  async admit({ session }: Acting, changes: boolean): Promise<void> {
    if (session === null) return within(this.#visitors, 'all', 1, 'Too many people who are not signed in ask at once.');
    const says = 'This session asks too much.';
    await within(this.#requests, session, 1, says);
    if (changes) await within(this.#writes, session, 1, says);
  }

  /** Whoever sends commands. */
  async take({ session }: Acting, commands: number): Promise<void> {
    if (session === null) return;
    await within(this.#commands, session, commands, 'This session sends more commands than a match can have.');
  }

  /** Whoever opens matches by the link of an event. */
  async opens(link: string): Promise<void> {
    await within(this.#openings, link, 1, 'Too many matches are opened by this link.');
  }

  /** A run that nobody brings who is signed in: asked once it is seen to be signed, so that nobody uses up the quota of another. */
  async comesAlone(key: string): Promise<void> {
    await within(this.#runsAlone, key, 1, 'This device sends too many runs without a session.');
  }

  /** Whoever is not signed in, on a device on which somebody has been. */
  async admitDevice({ hash }: Device): Promise<void> {
    await within(this.#requests, hash, 1, 'This device asks too much.');
  }

  /** Before a password is looked at. After some tries each one more doubles the wait. */
  async tryPassword(from: TriedFrom): Promise<void> {
    const key = keyOf(from);
    const wait = await this.#waits.get(key);
    if (wait)
      throw tooManyRequests(
        wait.msBeforeNext / 1_000,
        'name' in from ? 'Too many tries with this name.' : 'Too many tries.',
      );
    const { consumedPoints } = await this.#tries.penalty(key);
    if (consumedPoints < FREE_TRIES) return;
    await this.#waits.set(key, 1, Math.min(FIRST_WAIT * 2 ** (consumedPoints - FREE_TRIES), LONGEST_WAIT));
  }

  async passed(from: TriedFrom): Promise<void> {
    await Promise.all([this.#tries.delete(keyOf(from)), this.#waits.delete(keyOf(from))]);
  }
}

function keyOf(from: TriedFrom): string {
  if ('name' in from) return hashOf(signInName(from.name)).slice(0, NAME_DIGITS);
  return 'device' in from ? `device ${from.device.hash}` : `session ${from.session}`;
}

async function within(limiter: RateLimiterMemory, key: string, points: number, says: string): Promise<void> {
  await limiter.consume(key, points).catch((rejected: unknown) => {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    throw tooManyRequests(rejected.msBeforeNext / 1_000, says);
  });
}
