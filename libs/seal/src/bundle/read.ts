import type { BundleFault } from './format.js';

export type LinesRead =
  { readonly ok: true; readonly lines: readonly string[] } | { readonly ok: false; readonly fault: BundleFault };

const LINE_FEED = 0x0a;

/** The lines of a file. Bytes that are no UTF-8 are told, not replaced, and a mark at the beginning is kept. */
export function linesOf(bytes: Uint8Array): LinesRead {
  const text = decoded(bytes);
  if (text === undefined) return fault(lineThatIsNoText(bytes), 'it is not UTF-8 text');
  const lines = text.split('\n');
  if (lines.pop() !== '') return fault(lines.length + 1, 'it does not end with a line feed: the file was cut off');
  return { ok: true, lines };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function lineThatIsNoText(bytes: Uint8Array): number {
  for (let line = 1, from = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (end < 0 || decoded(bytes.subarray(from, end)) === undefined) return line;
    from = end + 1;
  }
}

function fault(line: number, says: string): LinesRead {
  return { ok: false, fault: { line, says } };
}
