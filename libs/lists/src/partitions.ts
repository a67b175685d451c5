const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** To which of so many parts the rows about a key belong: the same on every machine and in every build. */
export function partitionOf(key: string, of: number): number {
  if (of === 1) return 0;
  let hash = FNV_OFFSET;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), FNV_PRIME) >>> 0;
  return hash % of;
}
