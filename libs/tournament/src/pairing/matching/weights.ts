/**
 * Costs of several levels, packed into as few exact numbers as they need. A level gets room for the sum that a whole draft may
 * come to, so that sums never run over into the level above; as many levels share a number as fit below 2^49, which leaves room for
 * what the search adds up and halves. The numbers are compared first to last.
 */
export interface Packing {
  /** How many numbers a cost is. */
  readonly limbs: number;
  /** For each level: in which number it stands, and times how much. */
  readonly limbOf: readonly number[];
  readonly factorOf: readonly number[];
}

const ROOM = 2 ** 49;

/** `most` of each level, most important first; `pairs`: how many costs are ever summed. */
export function packingFor(most: readonly number[], pairs: number): Packing {
  const placed: { limb: number; factor: number }[] = [];
  let [limb, room] = [0, 1];
  for (const one of most.toReversed()) {
    const need = one * pairs + 1;
    if (room > 1 && room * need > ROOM) [limb, room] = [limb + 1, 1];
    placed.unshift({ limb, factor: room });
    room *= need;
  }
  return {
    limbs: limb + 1,
    limbOf: placed.map((one) => limb - one.limb),
    factorOf: placed.map(({ factor }) => factor),
  };
}
