import { BLOCK_BYTES, lay, type Frame } from './frame.js';
import { mixed } from './mixing.js';

/** What is left of a frame when the blocks that others stand for are taken out of it. */
interface Row {
  readonly blocks: Set<number>;
  readonly payload: Uint8Array;
}

/** The message that frames of it come to; null while they do not determine it. */
export function solved(frames: readonly Frame[]): Uint8Array | null {
  const [first] = frames;
  if (first === undefined || frames.length < first.blocks) return null;
  const rows = new Map<number, Row>();
  for (const frame of frames) {
    if (rows.size === first.blocks) break;
    settle(rows, { blocks: new Set(mixed(frame.number, frame.blocks)), payload: frame.payload.slice() });
  }
  if (rows.size < first.blocks) return null;
  const bytes = new Uint8Array(first.blocks * BLOCK_BYTES);
  // Each row stands for its least block; what else is in it is a later one, and known by then.
  for (let block = first.blocks - 1; block >= 0; block -= 1) {
    const row = rows.get(block);
    if (!row) throw new Error('there is a row for each block');
    for (const other of row.blocks) if (other !== block) lay(row.payload, rows.get(other)?.payload ?? new Uint8Array());
    bytes.set(row.payload, block * BLOCK_BYTES);
  }
  return bytes.subarray(0, first.length);
}

/** Takes what is known out of a row; what is left stands for its least block. */
function settle(rows: Map<number, Row>, row: Row): void {
  for (let least = leastOf(row.blocks); least !== undefined; least = leastOf(row.blocks)) {
    const known = rows.get(least);
    if (!known) {
      rows.set(least, row);
      return;
    }
    lay(row.payload, known.payload);
    for (const block of known.blocks) if (!row.blocks.delete(block)) row.blocks.add(block);
  }
}

function leastOf(blocks: ReadonlySet<number>): number | undefined {
  let least: number | undefined;
  for (const block of blocks) if (least === undefined || block < least) least = block;
  return least;
}
