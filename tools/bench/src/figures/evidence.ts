import { hash } from 'node:crypto';
import type { JsonObject, Message } from '@adjutant/kernel';
import { matchDecider, type MatchEvent, type MatchState } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import {
  CompactRange,
  leafOf,
  newKeys,
  readSignerKey,
  signNote,
  verifyBundle,
  writeBundle,
  writeCheckpoint,
  type BundleEvent,
  type Hash,
  type SignerKey,
  type VerifiedBundle,
} from '@adjutant/seal';
import { openStore } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { assertSame, atMost, ms, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, median, processorTime } from '../support/measure.js';

const EVENTS = 10_000;
const AIM_MS = 2_000;
/** Times as long as SHA-256 over the same bytes. */
const MOST_TIMES = 40;
const CHUNK = 50;
/** Hashing once takes too little to be told from the clock's own steps. */
const HASHES = 10;

export const evidence: Figure = {
  name: 'evidence',
  title: `a bundle of ${EVENTS} events: verified, and verified and played again, by processor time`,
  async measure(bench) {
    const bytes = Buffer.from(await bundleOf(bench.shelf));
    const verified = (): VerifiedBundle => {
      const verdict = verifyBundle(bytes);
      if (!verdict.sound) throw new Error(verdict.fault.says);
      assertSame('events of the bundle', verdict.bundle.events.length, EVENTS);
      return verdict.bundle;
    };
    const played = (): void => play(verified());
    return [await compare(bench, 'verify', verified, bytes), await compare(bench, 'verify and play', played, bytes)];
  },
};

async function bundleOf(shelf: Shelf): Promise<string> {
  const store = openStore('memory:');
  const events = longMatch(shelf, EVENTS + 500).slice(0, EVENTS);
  for (let from = 0; from < EVENTS; from += CHUNK) {
    const context = {
      commandId: `command ${from}`,
      actor: { id: 's-1', role: 'scorekeeper' as const },
      occurredAt: '2026-11-21T09:00:00.000Z',
      recordedAt: '2026-11-21T09:00:00.000Z',
      payloadHash: 'none',
    };
    await store.append(
      'match-m',
      from === 0 ? 'absent' : from - 1,
      events.slice(from, from + CHUNK) as Message[],
      context,
    );
  }
  const stored = await store.readOriginal('match-m');
  const own = stored.map(({ stream, revision, event, meta }, leaf) => {
    return { leaf, stream, revision, type: event.type, data: event.data, meta } as unknown as BundleEvent;
  });
  const range = new CompactRange();
  for (const { meta } of own) range.append(leafOf(meta.hash) as Hash);
  const signer = readSignerKey(newKeys('bench.example', Buffer.alloc(32, 1)).signer) as SignerKey;
  const signedAt = '2026-11-21T10:00:00.000Z';
  const checkpoint = { origin: signer.name, size: range.size, root: range.root(), signedAt };
  const note = signNote(writeCheckpoint(checkpoint), signer);
  const { pack } = own[0]?.data as unknown as { pack: { digest: string } };
  const pinned = shelf.pinned(pack.digest) as unknown as JsonObject;
  return writeBundle({ match: 'm', pack: pinned, events: own, checkpoint, note, proof: [], signer });
}

function play({ pack, events }: VerifiedBundle): void {
  const decider = matchDecider(new Shelf([pack as unknown as Pack]));
  let state: MatchState = decider.initial;
  for (const { type, data } of events) state = decider.evolve(state, { type, data } as unknown as MatchEvent);
  assertSame('number of the last entry', state.status === 'absent' ? -1 : state.history.last.number, EVENTS - 1);
}

async function compare({ rounds }: Bench, name: string, work: () => unknown, bytes: Buffer): Promise<Outcome> {
  const measured = await interleave(
    rounds,
    () => processorTime(work),
    () => processorTime(() => times(HASHES, () => hash('sha256', bytes))) / HASHES,
  );
  const ours = median(measured.map((round) => round.ours));
  const beside = median(measured.map((round) => round.beside));
  return {
    name: `${name}, ${EVENTS} events, ${(bytes.length / 1e6).toFixed(1)} MB`,
    ratios: ratiosOf(measured),
    ours: ms(ours),
    beside: `${ms(beside)} for SHA-256 over the same bytes alone`,
    aims: [{ says: `at most ${AIM_MS} ms`, met: ours <= AIM_MS }, atMost(MOST_TIMES, measured)],
  };
}

function times(count: number, work: () => unknown): void {
  for (let done = 0; done < count; done += 1) work();
}
