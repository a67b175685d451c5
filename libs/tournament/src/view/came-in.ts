import { sameJson } from '@adjutant/kernel';
import type { OpenedTournament } from '../event/state/state.js';
import { thereIn } from '../event/there.js';
import type { Entered } from './irregular.js';

/**
 * Who took whose seed because they had left before the bracket began: cuts that follow each other without a round between them, and
 * differ at that seed. `then`: the event whose bracket is asked about.
 */
export function cameInFor(then: OpenedTournament, record: readonly Entered[]): ReadonlyMap<string, string> {
  const { cut } = then;
  if (cut === undefined) return new Map();
  const at = record.findLastIndex(
    ({ event }) => event.type === 'FieldCut' && sameJson(event.data.players, cut.players),
  );
  const began = record.slice(0, at).findLastIndex(({ event }) => event.type === 'RoundPublished');
  const isThere = thereIn(then, cut.after + 1);
  const came = new Map<string, string>();
  let seeds: readonly string[] = [];
  for (const { event } of record.slice(began + 1, at + 1)) {
    if (event.type !== 'FieldCut') continue;
    const { players } = event.data;
    for (const [seed, left] of seeds.length === players.length ? seeds.entries() : []) {
      const next = players[seed];
      if (next !== undefined && !players.includes(left) && !seeds.includes(next) && !isThere(left))
        came.set(next, left);
    }
    seeds = players;
  }
  return came;
}
