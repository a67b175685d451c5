import { sameClock } from '../clock/sequence.js';
import type { FactKind } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** Facts that the step under way does not end without, and that nobody has written down in it. */
export function factsToCome(pack: Pack, { clock, facts }: Table): readonly FactKind[] {
  if (!clock) return [];
  return Object.values(pack.facts ?? {}).filter(
    ({ id, required, steps }) =>
      required === true &&
      steps?.includes(clock.step) === true &&
      !facts.some((one) => one.fact === id && sameClock(one.at, clock)),
  );
}
