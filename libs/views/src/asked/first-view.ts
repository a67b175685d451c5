import { packOf, type MatchEvent } from '@adjutant/match';
import { firstMoment, paperText, type First, type FirstAsked } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import type { ComparedView } from '../paper.js';
import { placeView, type PlaceView } from './moment-view.js';

/** The first moment at which something was so; `entry` null where it never was. */
export interface FirstView extends Omit<PlaceView, 'entry'> {
  readonly entry: number | null;
  /** How many entries were looked at, which, and whether it had come about by then. */
  readonly probes: number;
  readonly looked: First['probes'];
  /** `had-ever`: what was bisected is whether it had ever been so, since the thing itself comes and goes. */
  readonly monotone: First['monotone'];
  /** Where paper and record part: both numbers, and the last entry at which they were still the same. */
  readonly paper?: PaperView;
}

/** `agreed`: the last entry before after which the paper was right; null where there is none. */
export interface PaperView extends ComparedView {
  readonly agreed: number | null;
}

export function firstView(shelf: Shelf, events: readonly MatchEvent[], asked: FirstAsked): FirstView {
  const { passage, probes, monotone, parting } = firstMoment(shelf, events, asked);
  const how = { probes: probes.length, looked: probes, monotone };
  if (!passage) return { entry: null, clock: '', text: 'At no entry of the record.', ...how };
  const place = placeView(shelf, passage, passage.entered.number);
  if (!parting || passage.after.status === 'absent') return { ...place, ...how };
  const { parts, agreed } = parting;
  const pack = packOf(shelf, passage.after);
  const paper = { ...parts, agreed: agreed?.place ?? null, text: paperText(pack, parts) };
  return { ...place, ...how, paper };
}
