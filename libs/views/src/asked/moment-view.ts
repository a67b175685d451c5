import { is, type Static } from '@adjutant/kernel';
import { packOf, type MatchEvent } from '@adjutant/match';
import {
  arrivalsIn,
  doubtsOf,
  neighboursOf,
  taleOf,
  unsettledIn,
  Disputed,
  Doubt,
  type Landmarks,
  MomentKind,
  Neighbours,
  type Passage,
  type Telling,
} from '@adjutant/replay';
import { clockText, type Shelf } from '@adjutant/rules';
import { sentence } from '../sentence.js';
import { differenceView, DifferenceView } from './difference-view.js';
import { deedsOn, deedText } from './undoing.js';

/** An entry as a moment to look at. */
export const PlaceView = is.object(
  { entry: is.anyWhole(), clock: is.anyText(), text: is.anyText() },
  { name: 'PlaceView' },
);
export type PlaceView = Static<typeof PlaceView>;

export const DoubtView = is.named(
  'DoubtView',
  is.extended(
    is.extended(is.part(Doubt, 'entry', 'rule', 'says', 'cites'), is.part(PlaceView, 'clock', 'text').properties),
    {
      answer: Doubt.properties.kind,
      finding: is.anyWhole({ says: 'Its number among the doubts of the match, from 1.' }),
    },
  ),
);
export type DoubtView = Static<typeof DoubtView>;

/** Every moment of a match that has a name. */
export const MomentsView = is.object(
  {
    rounds: is.many(PlaceView),
    turns: is.many(PlaceView),
    phases: is.many(PlaceView),
    findings: is.many(DoubtView),
    disputes: is.many(is.extended(Disputed, PlaceView.properties)),
  },
  { name: 'MomentsView' },
);
export type MomentsView = Static<typeof MomentsView>;

export const NowView = is.object(
  {
    counts: is.oneOf(['as-recorded', 'differently', 'struck', 'fallen'], {
      says: 'Whether the entry still counts as it was written, and the moment after it is still what it was.',
    }),
    says: is.anyText(),
    differences: is.many(DifferenceView),
  },
  { name: 'NowView' },
);
export type NowView = Static<typeof NowView>;

export const MomentView = is.named(
  'MomentView',
  is.extended(PlaceView, {
    neighbours: is.each(MomentKind.enum, Neighbours),
    now: is.says('What has become of this moment since.', NowView),
  }),
);
export type MomentView = Static<typeof MomentView>;

export function landmarksOf(shelf: Shelf, telling: Telling, disputes: readonly Disputed[]): Landmarks {
  const last = telling.passages.reduce((most, { entered }) => Math.max(most, entered.number), -1);
  return { last, arrivals: arrivalsIn(telling), doubts: unsettledIn(doubtsOf(shelf, telling)), disputes };
}

export function momentsView(shelf: Shelf, telling: Telling, landmarks: Landmarks): MomentsView {
  const places = new Map(telling.passages.map((passage) => [passage.entered.number, passage]));
  const placeOf = (entry: number): PlaceView => placeView(shelf, places.get(entry), entry);
  const begins = (kind: 'round' | 'turn' | 'phase'): PlaceView[] =>
    landmarks.arrivals.filter((one) => one.begins.includes(kind)).map(({ entry }) => placeOf(entry));
  return {
    rounds: begins('round'),
    turns: begins('turn'),
    phases: begins('phase'),
    findings: landmarks.doubts.map(({ entry, kind: answer, rule, says, cites }, index) => ({
      ...placeOf(entry),
      ...{ answer, rule, says, cites },
      finding: index + 1,
    })),
    disputes: landmarks.disputes.map((one) => ({ ...placeOf(one.entry), ...one })),
  };
}

export function placeView(shelf: Shelf, passage: Passage | undefined, entry: number): PlaceView {
  if (!passage || passage.after.status === 'absent') return { entry, clock: '', text: '' };
  const { before, after, entered } = passage;
  const pack = packOf(shelf, after);
  const { clock } = after.table;
  return {
    entry,
    clock: clock ? clockText(pack.sequence, clock) : '',
    text: sentence(pack, before.status === 'absent' ? after.table : before.table, entered.event),
  };
}

/** A record as it stood after an entry, and as it counts now. */
export interface ThenAndNow {
  readonly then: Telling;
  readonly now: Telling;
}

/** The moment after an entry, as the record stood then, and what later corrections have made of it. */
export function momentView(
  shelf: Shelf,
  events: readonly MatchEvent[],
  entry: number,
  landmarks: Landmarks,
  { then, now }: ThenAndNow,
): MomentView {
  const written = then.passages.find(({ entered }) => entered.number === entry);
  return {
    ...placeView(shelf, written, entry),
    neighbours: neighboursOf(landmarks, entry),
    now: nowView(shelf, events, entry, { then, now }),
  };
}

function nowView(shelf: Shelf, events: readonly MatchEvent[], entry: number, { then, now }: ThenAndNow): NowView {
  const { outcome } = now;
  if (outcome.status === 'absent') return { counts: 'as-recorded', says: '', differences: [] };
  const place = now.passages.findIndex(({ entered }) => entered.number === entry);
  const passages = now.passages.slice(0, place + 1);
  const ends = passages.at(-1)?.after ?? outcome;
  const differences = differenceView(shelf, taleOf(then), taleOf({ passages, outcome: ends })).filter(
    ({ kind }) => kind !== 'entry',
  );
  const deeds = deedsOn(entry, events, outcome).map((deed) => deedText(deed, entry));
  const counts = standOf(entry, outcome, deeds.length > 0 || differences.length > 0);
  return { counts, says: [SAYS[counts](entry), ...deeds].join(' '), differences };
}

function standOf(
  entry: number,
  { struck, fallen }: { readonly struck: readonly number[]; readonly fallen: { readonly [entry: number]: unknown } },
  changed: boolean,
): NowView['counts'] {
  if (struck.includes(entry)) return 'struck';
  if (fallen[entry]) return 'fallen';
  return changed ? 'differently' : 'as-recorded';
}

const SAYS: { readonly [counts in NowView['counts']]: (entry: number) => string } = {
  'as-recorded': (entry) => `Entry ${entry} counts today as it was recorded.`,
  differently: (entry) => `Later corrections change what stood after entry ${entry}.`,
  struck: (entry) => `Entry ${entry} does not count any more: it was struck later.`,
  fallen: (entry) => `Entry ${entry} does not count any more: it fell with a later correction.`,
};
