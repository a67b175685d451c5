import type { StoredEvent } from '../port.js';
import { brokenLink, CHAIN_START, type ChainEnd } from '../sealing.js';
import { messageOf } from '../trouble.js';
import type { MatchFile, MatchFileHeader } from './format.js';
import { packOf } from './write.js';

export type MatchFileReport =
  | { readonly intact: true; readonly events: number; readonly head: string }
  /** `revision` is the first event that does not follow from what stands before it; none where the header is at fault. */
  | { readonly intact: false; readonly line: number; readonly revision?: number; readonly reason: string };

/**
 * Works out every hash again, from the start of the chain. An intact file is, to the last letter of its data and metadata,
 * the record that has this head; nothing in it was changed, moved, added or left out.
 */
export function verifyMatchFile({ header, stream, events, lines }: MatchFile): MatchFileReport {
  let end = CHAIN_START;
  for (const [index, { revision, event, meta }] of events.entries()) {
    const reason = broken(end, { stream, revision, position: '', event, meta });
    if (reason !== undefined)
      return { intact: false, line: lines[index] ?? 1, revision, reason: hinted(reason, index, header) };
    end = { revision, hash: meta.hash };
  }
  const fault = faultOfHeader(header, events.length, end.hash, events[0] && packOf(events[0]));
  if (fault !== undefined) return { intact: false, line: 1, reason: fault };
  return { intact: true, events: events.length, head: end.hash };
}

/** JSON text can say what canonical JSON cannot hold, such as half a character: no store has recorded that. */
function broken(end: ChainEnd, stored: StoredEvent): string | undefined {
  try {
    return brokenLink(end, stored);
  } catch (error) {
    return `its content cannot be hashed (${messageOf(error)})`;
  }
}

/** The id of the match is part of every hash, so a header with another id shows in the first event. */
function hinted(reason: string, index: number, { id }: MatchFileHeader): string {
  const first = index === 0 && reason.includes('does not match its hash');
  return first ? `${reason}, or the header names another match (${id}) than the one that was recorded` : reason;
}

function faultOfHeader(
  header: MatchFileHeader,
  count: number,
  head: string,
  pack?: MatchFileHeader['pack'],
): string | undefined {
  if (header.events !== count) {
    return `the header says that ${header.events} events follow, but there are ${count}: the file was cut off or added to`;
  }
  if (header.head !== head) return `the header names the head ${header.head}, but the events lead to ${head}`;
  const same = (['id', 'release', 'digest'] as const).every((member) => header.pack[member] === pack?.[member]);
  return same
    ? undefined
    : `the header names another pack (${header.pack.id}@${header.pack.release}) than the first event pins`;
}
