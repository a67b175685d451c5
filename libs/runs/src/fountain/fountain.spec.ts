import fc from 'fast-check';
import { blocksIn, BLOCK_BYTES, frameOf, readFrame, written, type Frame } from './frame.js';
import { gathered, makesOf, type Gathered } from './gathering.js';
import { asLetters, fromLetters } from './letters.js';

const MESSAGE = '0123456789abcdef';
const messages = fc.uint8Array({ minLength: 1, maxLength: 20 * BLOCK_BYTES });

/** As a scanner hands a code over. */
function scanned(frame: Frame): Frame {
  const bytes = fromLetters(asLetters(written(frame)));
  const read = bytes && readFrame(bytes);
  if (!read) throw new Error('a frame is read as it was written');
  return read;
}

function gather(frames: readonly Frame[]): Gathered | null {
  return frames.reduce<Gathered | null>(gathered, null);
}

const isOf = (bytes: Uint8Array) => (read: Uint8Array) => (Buffer.compare(bytes, read) === 0 ? read : null);

/** So many frames, shuffled and with some lost, as long as it takes. */
function shown(bytes: Uint8Array, order: readonly number[]): Frame[] {
  return order.map((number) => scanned(frameOf(MESSAGE, bytes, number)));
}

test('letters of codes are bytes again, and nothing else is taken for them', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(fromLetters(asLetters(bytes))).toEqual(bytes)));
  // The examples of RFC 9285.
  expect(asLetters(Buffer.from('ietf!'))).toBe('QED8WEX0');
  for (const wrong of ['a', 'GGW', 'AB~', ':::', '::']) expect(fromLetters(wrong)).toBeNull();
});

test('whatever order the frames come in, and whatever third of them is lost, the message comes out', () => {
  fc.assert(
    fc.property(messages, fc.infiniteStream(fc.nat({ max: 2 })), (bytes, chance) => {
      const many = blocksIn(bytes.length) * 3 + 40;
      const order = Array.from({ length: many }, (_, number) => number).filter(() => chance.next().value !== 0);
      const mix = order.toSorted((one, other) => ((one * 7919) % many) - ((other * 7919) % many));
      let seen: Gathered | null = null;
      for (const frame of shown(bytes, mix)) {
        seen = gathered(seen, frame);
        const come = makesOf(seen, isOf(bytes));
        if (come.is === 'whole') return expect(come.forged).toEqual([]);
      }
      throw new Error('the message did not come out');
    }),
    { numRuns: 60 },
  );
});

test('few frames more than there are blocks are enough', () => {
  const needed = Array.from({ length: 40 }, (_, index) => {
    const bytes = new Uint8Array(40 * BLOCK_BYTES).map((_byte, at) => (at * 31 + index) & 0xff);
    let seen: Gathered | null = null;
    for (let number = 100 * (index + 1); ; number += 1) {
      seen = gathered(seen, frameOf(MESSAGE, bytes, number));
      if (makesOf(seen, isOf(bytes)).is === 'whole') return seen.frames.size;
    }
  });
  expect(Math.max(...needed)).toBeLessThanOrEqual(52);
});

test('a forged frame among them is found, and the message comes out all the same', () => {
  const bytes = new Uint8Array(9 * BLOCK_BYTES + 5).map((_byte, at) => (at * 13) & 0xff);
  const frames = shown(bytes, [3, 11, 0, 25, 7, 14, 1, 9, 30, 17, 22, 5, 40]);
  const forged = { ...frameOf(MESSAGE, bytes, 2), payload: new Uint8Array(BLOCK_BYTES).fill(66) };
  let seen = gather([...frames.slice(0, 4), forged, ...frames.slice(4)]);
  let come = seen && makesOf(seen, isOf(bytes));
  for (let number = 50; come?.is !== 'whole' && number < 60; number += 1) {
    seen = gathered(seen, frameOf(MESSAGE, bytes, number));
    come = makesOf(seen, isOf(bytes));
  }
  expect(come).toEqual({ is: 'whole', message: bytes, forged: [2] });
});

test('frames of another message change nothing', () => {
  const bytes = new Uint8Array(3 * BLOCK_BYTES).fill(7);
  const seen = gather(shown(bytes, [0, 1]));
  expect(gathered(seen, frameOf('fedcba9876543210', bytes, 2))).toBe(seen);
  expect(gathered(seen, frameOf(MESSAGE, bytes.subarray(0, 500), 2))).toBe(seen);
});

test('where too much of what was seen does not fit, whoever gathers is told to begin anew', () => {
  const bytes = new Uint8Array(2 * BLOCK_BYTES).fill(7);
  const wrong = Array.from({ length: 30 }, (_, number) => frameOf(MESSAGE, bytes, number));
  const seen = gather(wrong);
  expect(seen && makesOf(seen, () => null)).toEqual({ is: 'spoilt' });
});

test('what is no frame is none', () => {
  const bytes = written(frameOf(MESSAGE, new Uint8Array(10), 0));
  expect(readFrame(bytes.subarray(1))).toBeNull();
  expect(readFrame(Uint8Array.from([...bytes, 0]))).toBeNull();
  const lying = bytes.slice();
  lying[9] = 9;
  expect(readFrame(lying)).toBeNull();
});
