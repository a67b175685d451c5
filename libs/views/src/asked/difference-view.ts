import { is, type Static } from '@adjutant/kernel';
import { packOf, type MatchState } from '@adjutant/match';
import { difference, type Change, type PointsChange, type Tale } from '@adjutant/replay';
import { EMPTY_TABLE, type Shelf, Side } from '@adjutant/rules';
import { Names } from '../names.js';
import { changeText } from './change-text.js';

/** One thing that two moments, or two tellings, say differently. */
export const DifferenceView = is.object(
  {
    kind: is.oneOf([
      'army',
      'choice',
      'clock',
      'counter',
      'entry',
      'fact',
      'objective',
      'open',
      'points',
      'result',
      'status',
      'unit',
      'use',
    ]),
    text: is.anyText(),
    player: is.optional(Side),
    amount: is.optional(is.anyWhole({ says: 'For points: by how much more or less.' })),
    entry: is.optional(is.amount()),
  },
  { name: 'DifferenceView' },
);
export type DifferenceView = Static<typeof DifferenceView>;

/** What two tellings of a match say differently, in the words of the game. */
export function differenceView(shelf: Shelf, from: Tale, to: Tale): readonly DifferenceView[] {
  const state = openOf(to.outcome) ?? openOf(from.outcome);
  if (!state) return [];
  const pack = packOf(shelf, state);
  const units = { ...openOf(from.outcome)?.table.units, ...openOf(to.outcome)?.table.units };
  const names = new Names(pack, { ...(state.table ?? EMPTY_TABLE), units });
  return difference(shelf, from, to).map((change) => ({
    kind: change.kind,
    text: changeText(change, names),
    ...('player' in change && change.player !== null ? { player: change.player } : {}),
    ...(change.kind === 'points' ? { amount: change.now - change.was } : {}),
    ...entryOf(change),
  }));
}

function openOf(state: MatchState) {
  return state.status === 'absent' ? null : state;
}

function entryOf(change: Change): { readonly entry?: number } {
  if (change.kind === 'points') return lastOf(change);
  if (change.kind === 'unit') return 'entry' in change.change ? { entry: change.change.entry } : {};
  return 'entry' in change ? { entry: change.entry } : {};
}

function lastOf({ entries }: PointsChange): { readonly entry?: number } {
  const entry = entries.at(-1);
  return entry === undefined ? {} : { entry };
}
