/**
 * Which blocks of a message a frame mixes. The first frames are the blocks themselves, in order; every later one mixes about half of
 * them, picked by arithmetic from its number, so that whoever gathers frames knows what is in each.
 */
export function mixed(frame: number, blocks: number): readonly number[] {
  if (frame < blocks) return [frame];
  const next = bitsFrom(frame);
  const picked: number[] = [];
  for (let block = 0; block < blocks; block += 1) if (next()) picked.push(block);
  return picked.length > 0 ? picked : [frame % blocks];
}

/**
 * Bits without a pattern, the same on every machine (mulberry32). It has to multiply: of what shifts and exclusive-ors come to alone, no
 * more than 32 frames tell anything new.
 */
function bitsFrom(seed: number): () => boolean {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) & 1) === 1;
  };
}
