import { Algorithm, hash, verify, type Options } from '@node-rs/argon2';
import { tooManyRequests } from './refused.js';

/** Argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. Some 20 ms of one core. */
export const ARGON2ID: Options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Each takes memory and a core: strangers must not be able to fill either. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 40;

let atWork = 0;
const waiting: (() => void)[] = [];
let nobodys: Promise<string> | undefined;

export async function hashPassword(password: string): Promise<string> {
  return withinLimit(() => hash(password.normalize('NFC'), ARGON2ID));
}

/** Where there is no such account a hash that fits nothing is checked: the answer comes no sooner than for one that is there. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  { isKnown = false }: { readonly isKnown?: boolean } = {},
): Promise<boolean> {
  nobodys ??= hash('nobody has this password', ARGON2ID);
  const against = stored ?? (await nobodys);
  const fits = await withinLimit(() => verify(against, password.normalize('NFC')), isKnown);
  return fits && stored !== undefined;
}

/** Whoever is known here, and bounded by tries of their own, waits before strangers and is never turned away. */
async function withinLimit<Result>(work: () => Promise<Result>, isKnown = false): Promise<Result> {
  if (atWork >= MOST_AT_ONCE) {
    if (!isKnown && waiting.length >= MOST_WAITING) throw tooManyRequests(2, 'Too many people sign in at once.');
    await new Promise<void>((go) => (isKnown ? waiting.unshift(go) : waiting.push(go)));
  } else atWork += 1;
  try {
    return await work();
  } finally {
    // Whoever waits longest takes the place over.
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}
