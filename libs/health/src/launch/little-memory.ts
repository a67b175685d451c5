import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** What Node gives the heap of a process on a machine of 1 GB is some 550 million bytes. */
const LITTLE_HEAP = 600_000_000;

/** How far a heap that may have so many bytes grows between two collections, in hundredths of what is in use; nothing: as V8 sees fit. */
export function growthOf(most: number): number | undefined {
  return most < LITTLE_HEAP ? 20 : undefined;
}

/**
 * Where memory is short garbage is collected before there is much of it. V8 would wait until the heap has grown by half or more, to
 * spare the processor, which most of a collection takes beside the work. It reads this option whenever it has collected.
 */
export function growSparingly(): void {
  const growth = growthOf(getHeapStatistics().heap_size_limit);
  if (growth !== undefined) setFlagsFromString(`--heap-growing-percent=${growth}`);
}
