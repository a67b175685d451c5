import { DISPUTE } from '@adjutant/dispute';
import type { JsonObject } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import {
  CompactRange,
  EventBundleWriter,
  leafOf,
  multiproof,
  signNote,
  writeCheckpoint,
  type BundleEvent,
  type Hash,
  type SignerKey,
} from '@adjutant/seal';
import type { Unchained } from './log.js';

/** What somebody who has the key may put into a bundle. */
export interface Insider {
  readonly event: string;
  readonly log: readonly BundleEvent[];
  readonly pack: Pack;
  readonly signer: SignerKey;
  readonly standings: readonly object[];
  /** Streams, in the order of the file. */
  readonly streams: readonly string[];
}

/** A bundle that is signed and proved as it should be, whatever is in it: the check of its content is left to its reader. */
export function bundledBy({ event, log, pack, signer, standings, streams }: Insider): string {
  const writer = new EventBundleWriter(event, signer);
  const lines = [writer.header()];
  for (const [at, stream] of streams.entries()) {
    if (at === 1) lines.push(writer.pack(pack as unknown as JsonObject));
    const own = log.filter((entry) => entry.stream === stream);
    const personal = DISPUTE.stream.idIn(stream) !== undefined && own.some(penalises);
    lines.push(...own.map((entry) => (personal ? writer.withheld(entry) : writer.entry(entry))));
  }
  lines.push(...standings.map((one) => writer.standings(one as JsonObject)));
  const [kept, range] = [new Map<string, Hash>(), new CompactRange()];
  for (const { meta } of log)
    range.append(leafOf(meta.hash) as Hash, (level, index, hash) => kept.set(`${level}/${index}`, hash));
  const checkpoint = {
    origin: signer.name,
    size: log.length,
    root: range.root(),
    signedAt: '2031-05-04T20:00:00.000Z',
  };
  const places = writer.leaves.map(({ index }) => index);
  const proof = multiproof(places, log.length, (level, index) => kept.get(`${level}/${index}`) as Hash);
  lines.push(writer.close({ checkpoint, note: signNote(writeCheckpoint(checkpoint), signer), proof }));
  return lines.join('');
}

const penalises = ({ data }: BundleEvent): boolean => ((data['penalties'] ?? []) as readonly unknown[]).length > 0;

/** The event, then every match with its disputes, as they came. */
export function streamsOf(log: readonly BundleEvent[], event: string): readonly string[] {
  const matches = [...new Set(log.map(({ stream }) => stream))].filter((one) => one.startsWith('match-'));
  const about = (match: string): readonly string[] =>
    log.flatMap(({ stream, type, data }) =>
      type === 'JudgeCalled' && `match-${String(data['match'])}` === match ? [stream] : [],
    );
  return [`tournament-${event}`, ...matches.flatMap((match) => [match, ...about(match)])];
}

/** Everything that is recorded in a bundle, in the order of the log: what an insider begins with who makes another of it. */
export function entriesIn(bundle: string): readonly Unchained[] {
  const lines = bundle.trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as BundleEvent).filter((line) => 'meta' in line);
  return entries
    .toSorted((one, other) => one.leaf - other.leaf)
    .map(({ stream, type, data, meta: { actor, recordedAt: at, schemaVersion } }) => {
      return { ...{ stream, type, data, at, schemaVersion }, actor: actor as Unchained['actor'] };
    });
}
