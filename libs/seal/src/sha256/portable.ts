const BLOCK = 64;
const ROUNDS = 64;

/** The same where there is no Node, and no cryptography of the browser either: it has none on a page over plain http (FIPS 180-4). */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(FIRST_STATE);
  for (let at = 0; at < words.byteLength; at += BLOCK) mixIn(state, words, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** A one behind it, zeros, and how many bits it had, up to a whole number of blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function mixIn(state: Uint32Array, words: DataView, at: number): void {
  const schedule = scheduleOf(words, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const turnedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + turnedE + ((e & f) ^ (~e & g)) + of(CONSTANTS, round) + of(schedule, round)) | 0;
    const turnedA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = (turnedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = of(state, index) + word;
}

function scheduleOf(words: DataView, at: number): Uint32Array {
  const schedule = new Uint32Array(ROUNDS);
  for (let index = 0; index < 16; index += 1) schedule[index] = words.getUint32(at + index * 4);
  for (let index = 16; index < ROUNDS; index += 1) {
    const [near, far] = [of(schedule, index - 2), of(schedule, index - 15)];
    const nearly = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const farther = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    schedule[index] = of(schedule, index - 16) + farther + of(schedule, index - 7) + nearly;
  }
  return schedule;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const of = (words: Uint32Array, index: number): number => words[index] ?? 0;

const PRIMES = primes(ROUNDS);
/** The first bits behind the point of the roots of the first primes: square roots of eight, cube roots of all. */
const FIRST_STATE = PRIMES.slice(0, 8).map((prime) => behindPoint(Math.sqrt(prime)));
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => behindPoint(Math.cbrt(prime)));

function behindPoint(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}
