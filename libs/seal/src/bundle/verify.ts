import type { JsonObject } from '@adjutant/kernel';
import { digest } from '../chain.js';
import { hashFromHex, type Hash } from '../merkle/hashes.js';
import { verifyMultiproof } from '../merkle/multiproof.js';
import { EventLines, leavesOf } from './events.js';
import {
  CLOSING_LINES,
  OPENING_LINES,
  type BundleEvent,
  type BundleFault,
  type BundleHeader,
  type VerifiedBundle,
} from './format.js';
import { readLine } from './line.js';
import { firstUnmarked } from './manifest.js';
import { FileLines } from './read.js';
import { readSigned, type Signed } from './signed.js';

export type BundleVerdict =
  { readonly sound: true; readonly bundle: VerifiedBundle } | { readonly sound: false; readonly fault: BundleFault };

/**
 * Works everything out again that a bundle says of itself: signatures, digests, chains, and the way from its events to the
 * signed root. Needs nothing but the file. `key`: the verifier key that the reader trusts, where there is one.
 */
export function verifyBundle(bytes: Uint8Array, key?: string): BundleVerdict {
  const file = new FileLines(bytes);
  const outer = readSigned(file, key);
  if (!outer.ok) return unsound(outer.fault);
  const above = file.count - CLOSING_LINES;
  if (file.digest(above) !== outer.signed.manifest.above) {
    const { signed } = outer;
    // That something was changed is known by now; where, is looked for when it is asked.
    return {
      sound: false,
      get fault() {
        return changedLine(file, above, signed);
      },
    };
  }
  return verifyContent(file, above, outer.signed);
}

/** The first line that is broken in itself, whatever was signed: it tells where a bundle was tampered with. */
export function brokenLine(bytes: Uint8Array): BundleFault | undefined {
  const file = new FileLines(bytes);
  const header = readLine<BundleHeader>(file.count === 0 ? '' : file.text(0), 'header');
  if (!header.ok) return { line: 1, says: header.says };
  const content = readContent(file, file.count - CLOSING_LINES, header.value);
  return 'fault' in content ? content.fault : undefined;
}

function verifyContent(file: FileLines, above: number, signed: Signed): BundleVerdict {
  const { header, manifest, checkpoint, proof } = signed;
  const content = readContent(file, above, header);
  if ('fault' in content) return unsound(content.fault);
  const { pack, lines } = content;
  const { events, streams } = lines;
  const [manifestLine, proofLine] = [above + 1, above + CLOSING_LINES];
  if (header.events !== events.length || manifest.events !== events.length)
    return unsound({ line: 1, says: `the header says ${header.events} events, but there are ${events.length}` });
  if (digest(streams) !== digest(manifest.streams))
    return unsound({
      line: manifestLine,
      says: 'the manifest names other streams, or other ends of them, than are here',
    });
  if (!verifyMultiproof(leavesOf(events), checkpoint.size, proof, hashFromHex(manifest.root) as Hash))
    return unsound({ line: proofLine, says: 'events and proof do not lead to the root of the checkpoint' });
  return { sound: true, bundle: { header, pack, events, manifest, checkpoint } };
}

type Content = { readonly pack: JsonObject; readonly lines: EventLines } | { readonly fault: BundleFault };

function readContent(file: FileLines, above: number, header: BundleHeader): Content {
  const pack = readPack(file.text(1), header);
  if (typeof pack === 'string') return { fault: { line: 2, says: pack } };
  const lines = new EventLines(header);
  for (let index = OPENING_LINES; index < above; index += 1) {
    const taken = lines.take(file.text(index));
    if (!taken.ok) return { fault: faultAt(index, taken.says, taken.event) };
  }
  return { pack, lines };
}

function readPack(line: string | undefined, header: BundleHeader): JsonObject | string {
  const read = readLine<{ readonly pack: JsonObject }>(line, 'pack');
  if (!read.ok) return read.says;
  const { digest: named, ...content } = read.value.pack;
  const { id, release } = content;
  if (id !== header.pack.id || release !== header.pack.release || named !== header.pack.digest)
    return 'it is another pack release than the header names';
  return digest(content) === named ? read.value.pack : 'the content of the pack does not match its digest';
}

/** Something above the manifest is not what was signed: which line, and which event. */
function changedLine(file: FileLines, above: number, { header, manifest }: Signed): BundleFault {
  const index = firstUnmarked(above, (line) => file.digestOfLine(line), manifest.marks);
  if (index === undefined) return { line: 1, says: 'a line above the manifest is not the one that was signed' };
  if (index >= above)
    return {
      line: index + 1,
      says: `line ${index + 1} of what was signed is missing: events were left out at the end`,
    };
  const event = index < OPENING_LINES ? undefined : eventIn(file.text(index));
  return faultAt(index, wrongInItself(file, index, header) ?? 'it is not the line that was signed here', event);
}

/** What is wrong with a line besides that it was not signed here. The lines above it are those that were signed. */
function wrongInItself(file: FileLines, index: number, header: BundleHeader): string | undefined {
  if (index === 0) return undefined;
  const line = file.text(index);
  if (index === 1) return asFault(readPack(line, header));
  const taken = new EventLines(header, eventsBefore(file, index, eventIn(line)?.stream)).take(line);
  return taken.ok ? undefined : taken.says;
}

/** The event above a line, and the last one of its own stream: all that it has to follow from. */
function eventsBefore(file: FileLines, index: number, stream: string | undefined): BundleEvent[] {
  const before = index > OPENING_LINES ? eventIn(file.text(index - 1)) : undefined;
  if (!before || before.stream === stream) return before ? [before] : [];
  for (let at = index - 2; at >= OPENING_LINES; at -= 1) {
    const own = eventIn(file.text(at));
    if (own?.stream === stream) return own ? [own, before] : [before];
  }
  return [before];
}

function asFault(read: JsonObject | string): string | undefined {
  return typeof read === 'string' ? read : undefined;
}

function eventIn(line: string | undefined): BundleEvent | undefined {
  try {
    const value = JSON.parse(line ?? '') as Partial<BundleEvent> | null;
    const named = typeof value?.stream === 'string' && typeof value.revision === 'number';
    return named ? (value as BundleEvent) : undefined;
  } catch {
    return undefined;
  }
}

function faultAt(index: number, says: string, event?: BundleEvent): BundleFault {
  const named = event && { event: { stream: event.stream, revision: event.revision } };
  return { line: index + 1, says, ...named };
}

function unsound(fault: BundleFault): BundleVerdict {
  return { sound: false, fault };
}
