const BLOCK = 64;
const ROUNDS = 80;
/** One behind the text, and its length in bits. */
const ENDING = 9;

const START = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);

/** Used anew for each block: nothing in it outlasts a call. */
const schedule = new Int32Array(ROUNDS);

/**
 * SHA-1 of the first `length` bytes, as five words (FIPS 180-4). What is named is short: to ask the machine's own cryptography for
 * each name takes longer than to work it out here, and a browser answers such a question only later.
 */
export function sha1(bytes: Uint8Array, length: number): Int32Array {
  const whole = length - (length % BLOCK);
  const hash = new Int32Array(START);
  for (let at = 0; at < whole; at += BLOCK) mixIn(hash, bytes, at);
  const end = ended(bytes, whole, length);
  for (let at = 0; at < end.length; at += BLOCK) mixIn(hash, end, at);
  return hash;
}

function ended(bytes: Uint8Array, whole: number, length: number): Uint8Array {
  const left = length - whole;
  const end = new Uint8Array(left + ENDING > BLOCK ? 2 * BLOCK : BLOCK);
  for (let at = 0; at < left; at += 1) end[at] = bytes[whole + at] as number;
  end[left] = 0x80;
  let bits = length * 8;
  for (let at = end.length - 1; bits > 0; at -= 1) {
    end[at] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  return end;
}

const at = (words: Int32Array | Uint8Array, index: number): number => words[index] as number;

function fills(bytes: Uint8Array, from: number): void {
  for (let round = 0; round < 16; round += 1) {
    const first = from + round * 4;
    schedule[round] =
      (at(bytes, first) << 24) | (at(bytes, first + 1) << 16) | (at(bytes, first + 2) << 8) | at(bytes, first + 3);
  }
  for (let round = 16; round < ROUNDS; round += 1) {
    const word =
      at(schedule, round - 3) ^ at(schedule, round - 8) ^ at(schedule, round - 14) ^ at(schedule, round - 16);
    schedule[round] = (word << 1) | (word >>> 31);
  }
}

function mixIn(hash: Int32Array, bytes: Uint8Array, from: number): void {
  fills(bytes, from);
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = (((a << 5) | (a >>> 27)) + chosen(round, b, c, d) + e + at(schedule, round)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  hash[0] = at(hash, 0) + a;
  hash[1] = at(hash, 1) + b;
  hash[2] = at(hash, 2) + c;
  hash[3] = at(hash, 3) + d;
  hash[4] = at(hash, 4) + e;
}

function chosen(round: number, b: number, c: number, d: number): number {
  if (round < 20) return (((b & c) | (~b & d)) + 0x5a827999) | 0;
  if (round < 40) return ((b ^ c ^ d) + 0x6ed9eba1) | 0;
  if (round < 60) return (((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc) | 0;
  return ((b ^ c ^ d) + 0xca62c1d6) | 0;
}
