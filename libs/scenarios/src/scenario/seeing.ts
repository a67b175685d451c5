import { envelopePlace, matchStream, openState, soundOnes, type MatchState } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { mayOpen, type Viewer } from '@adjutant/views';
import { SEALING } from '../sealing.js';
import type { Table } from './table.js';

/** The match that every scenario plays. */
export const MATCH = 'scenario';

/** The match as a viewer knows it after the last step; `everything` is what a scenario itself knows. */
export async function seenBy(table: Table, viewer: Viewer | 'everything'): Promise<MatchState> {
  const sides: readonly Side[] = viewer === 'everything' ? SIDES : mayOpen(viewer);
  const kept = await Promise.all(sides.map((side) => table.recorder.store.envelopes(envelopePlace(MATCH, side))));
  const envelopes = kept.flat().map(({ envelope }) => envelope);
  return openState(table.shelf, table.state, sides, soundOnes(SEALING, matchStream(MATCH), envelopes));
}
