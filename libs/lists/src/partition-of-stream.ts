import { listedStream } from './held/listed-streams.js';
import { partitionOf } from './partitions.js';

/** The partition whose rows hear of a stream; undefined for a stream that no list is about. */
export function partitionOfStream(stream: string, of: number): number | undefined {
  const about = listedStream(stream);
  return about === undefined ? undefined : partitionOf(about.key, of);
}
