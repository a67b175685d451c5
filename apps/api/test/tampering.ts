import {
  canonical,
  eventHash,
  verifyBundle,
  writeBundle,
  CompactRange,
  leafOf,
  multiproof,
  type BundleEvent,
  type Hash,
} from '@adjutant/seal';
import type { Message } from '@adjutant/kernel';
import { openStore } from '@adjutant/store';
import { longMatch } from '@adjutant/testing';
import { SealedLog } from '@adjutant/sealing';
import { Forger, type Mould } from './forging.js';
import { SHELF } from './running.js';

const LENGTH = 1_050;
const DISPUTE: readonly Message[] = [
  {
    type: 'JudgeCalled',
    data: { match: 'm', entry: 500, at: 600, by: { side: 'A' }, claim: 'That was out of range.' },
  },
  { type: 'CallClaimed', data: { judge: 'jo' } },
  { type: 'CallWithdrawn', data: { by: { side: 'A' } } },
];

/** A whole match, recorded while another one goes on, with a dispute about it; signed and exported as a server does. */
async function signedMatch() {
  const store = openStore('memory:');
  const ends = new Map<string, number>();
  const append = async (stream: string, event: Message): Promise<void> => {
    const end = ends.get(stream) ?? -1;
    const at = new Date(Date.UTC(2026, 10, 21, 10) + end * 20_000).toISOString();
    const actor = { id: 'sam', role: 'scorekeeper' as const };
    const context = { commandId: `${stream} ${end}`, actor, occurredAt: at, recordedAt: at, payloadHash: 'none' };
    await store.append(stream, end < 0 ? 'absent' : end, [event], context);
    ends.set(stream, end + 1);
  };
  for (const [index, event] of longMatch(SHELF, LENGTH).entries()) {
    await append('match-m', event);
    if (index % 25 === 3) await append('match-other', event);
    const about = DISPUTE[index - 601];
    if (about) await append('dispute-d', about);
  }
  const log = new SealedLog({ store: 'memory:', data: '' }, store, SHELF);
  const made = await log.bundle('m', new Date('2026-11-21T18:00:00.000Z'));
  if (!made.ok) throw new Error(made.why);
  const hashes = (await store.readAll('', 100_000)).map(({ meta }) => meta.hash);
  return { text: made.text, signer: log.signer, kept: log.newest(), checkpoint: made.checkpoint, hashes };
}

/** How many of all places are tried: each one, or one in so many, the first and the last of them always. */
export interface Thoroughness {
  readonly bytes: number;
  readonly events: number;
}

function someOf<Item>(items: readonly Item[], oneIn: number): readonly Item[] {
  return items.filter((_, index) => index % oneIn === 0 || index === items.length - 1);
}

function which(oneIn: number, thing: string): string {
  return oneIn === 1 ? `every ${thing}` : `one ${thing} in ${oneIn}`;
}

let signed: Awaited<ReturnType<typeof signedMatch>>;
let lines: Buffer[];
let bytes: Buffer;
export async function makeSignedBundle(): Promise<void> {
  signed = await signedMatch();
  bytes = Buffer.from(signed.text);
  lines = signed.text.split(/(?<=\n)/).map((line) => Buffer.from(line));
}

const isFound = (changed: Uint8Array): boolean => !verifyBundle(changed, signed.signer.verifier).sound;

export function describeFlippedBits({ bytes: oneIn }: Thoroughness): void {
  describe('the bundle of a match of 1,000 events', () => {
    it('is sound, and holds them all with the dispute', () => {
      const verdict = verifyBundle(bytes, signed.signer.verifier);
      expect(verdict.sound && verdict.bundle.events.length).toBeGreaterThanOrEqual(1_000);
      expect(verdict.sound && verdict.bundle.manifest.streams).toHaveLength(2);
    });

    it(`is found tampered with by one flipped bit: ${which(oneIn, 'byte')} of header, manifest, checkpoint and proof`, () => {
      const places: number[] = [];
      let from = 0;
      for (const [index, line] of lines.entries()) {
        if (index === 0 || index >= lines.length - 3) places.push(...[...line.keys()].map((at) => from + at));
        from += line.length;
      }
      expect(places.length).toBeGreaterThan(6_000);
      expect(missed(someOf(places, oneIn))).toEqual([]);
    });

    it(`and: a byte of ${which(oneIn, 'line')}, and ${Math.ceil(500 / oneIn)} bytes anywhere (of about 700,000; the same ones each time)`, () => {
      const next = numbers(20_261_121);
      let from = 0;
      const places = lines.map((line) => {
        from += line.length;
        return from - line.length + next(line.length);
      });
      for (let more = 0; more < 500; more += 1) places.push(next(bytes.length));
      expect(missed(someOf(places, oneIn))).toEqual([]);
    });
  });
}

/** The bytes of which one flipped bit goes unnoticed. */
function missed(places: readonly number[]): number[] {
  const copy = Buffer.from(bytes);
  return places.filter((at) => {
    const flipped = 1 << (at % 8);
    copy[at] = (copy[at] as number) ^ flipped;
    const found = isFound(copy);
    copy[at] = (copy[at] as number) ^ flipped;
    return !found;
  });
}

/** Numbers that look like chance and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function treeOf(hashes: readonly string[]): (level: number, index: number) => Hash {
  const tree = new Map<string, Hash>();
  const range = new CompactRange();
  for (const hash of hashes)
    range.append(leafOf(hash) as Hash, (level, index, one) => tree.set(`${level}/${index}`, one));
  return (level, index) => tree.get(`${level}/${index}`) as Hash;
}

/** The bundle cut off at an event, with a true proof of what is left, and with the proof of the whole. */
function rolledBack(at: number, proof: readonly string[]): readonly Buffer[] {
  const header = { ...(JSON.parse(String(lines[0])) as object), events: at };
  const opening = [Buffer.from(`${canonical(header)}\n`), ...lines.slice(1, at + 2)];
  const [manifest, checkpoint, before] = lines.slice(-3) as [Buffer, Buffer, Buffer];
  return [Buffer.from(`${canonical({ proof })}\n`), before].map((last) =>
    Buffer.concat([...opening, manifest, checkpoint, last]),
  );
}

export function describeForgery({ events: oneIn }: Thoroughness): void {
  describe('whoever works out every hash again, but cannot sign', () => {
    let forger: Forger;
    beforeAll(() => {
      forger = new Forger(bytes, lines);
    });

    it('forges chains that are as good as true ones', () => {
      const [first] = forger.events.filter(({ leaf }) => leaf > 300);
      const at = forger.events.indexOf(first as BundleEvent);
      const same = String(forger.forged(at, forger.moulds.slice(at))).split('\n');
      const read = JSON.parse(same[at + 2] ?? '') as BundleEvent;
      const { hash, ...open } = read.meta;
      expect(eventHash({ ...read, meta: open })).toBe(hash);
      expect(hash).toBe(first?.meta.hash);
    });

    const manipulations: readonly (readonly [string, (at: number) => Buffer])[] = [
      ['deletes it', (at) => forger.forged(at, forger.moulds.slice(at + 1))],
      ['inserts another behind it', (at) => forger.forged(at + 1, [forger.extra, ...forger.moulds.slice(at + 1)])],
      ['doubles it', (at) => forger.forged(at + 1, forger.moulds.slice(at))],
      [
        'swaps it with the next',
        (at) =>
          forger.forged(at, [
            forger.moulds[at + 1] ?? forger.extra,
            forger.moulds[at] as Mould,
            ...forger.moulds.slice(at + 2),
          ]),
      ],
    ];

    it.each(manipulations)(`and %s, is found at ${which(oneIn, 'event')} of the bundle`, (_, change) => {
      expect(someOf([...forger.events.keys()], oneIn).filter((at) => !isFound(change(at)))).toEqual([]);
    });

    it(`and rolls back to it, with a true proof of what is left, is found at ${which(oneIn, 'event')} of the bundle`, () => {
      const subtree = treeOf(signed.hashes);
      const passed = someOf([...forger.events.keys()], oneIn).filter((at) => {
        const left = forger.events.slice(0, at).map(({ leaf }) => leaf);
        const proof = multiproof(left, signed.checkpoint.size, subtree).map((hash) =>
          Buffer.from(hash).toString('hex'),
        );
        return rolledBack(at, proof).some((bundle) => !isFound(bundle));
      });
      expect(passed).toEqual([]);
    });

    it('and signs with a key of its own, is found where the reader knows the true one, and passes where not', () => {
      const thief = new SealedLog({ store: 'memory:', data: '' }, openStore('memory:'), SHELF).signer;
      const { pack } = JSON.parse(String(lines[1])) as { pack: Parameters<typeof writeBundle>[0]['pack'] };
      const note = String(JSON.parse(String(lines.at(-2)))['checkpoint' as never]);
      const parts = {
        match: 'm',
        pack,
        events: forger.events,
        checkpoint: signed.checkpoint,
        note,
        proof: [],
        signer: thief,
      };
      expect(isFound(Buffer.from(writeBundle(parts)))).toBe(true);
    });
  });
}
