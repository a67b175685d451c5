import { packOf, type MatchEvent } from '@adjutant/match';
import {
  arrivalsIn,
  doubtsOf,
  neighboursOf,
  taleOf,
  unsettledIn,
  type Disputed,
  type Doubt,
  type Landmarks,
  type MomentKind,
  type Neighbours,
  type Passage,
  type Telling,
} from '@adjutant/replay';
import { clockText, type Shelf } from '@adjutant/rules';
import { sentence } from '../sentence.js';
import { differenceView, type DifferenceView } from './difference-view.js';
import { deedsOn, deedText } from './undoing.js';

/** An entry as a moment to look at. */
export interface PlaceView {
  readonly entry: number;
  readonly clock: string;
  readonly text: string;
}

export interface DoubtView extends Pick<Doubt, 'entry' | 'rule' | 'says' | 'cites'>, Pick<PlaceView, 'clock' | 'text'> {
  readonly answer: Doubt['kind'];
  /** Its number among the doubts of the match, from 1. */
  readonly finding: number;
}

/** Every moment of a match that has a name. */
export interface MomentsView {
  readonly rounds: readonly PlaceView[];
  readonly turns: readonly PlaceView[];
  readonly phases: readonly PlaceView[];
  readonly findings: readonly DoubtView[];
  readonly disputes: readonly (Disputed & PlaceView)[];
}

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

export interface MomentView extends PlaceView {
  readonly neighbours: { readonly [kind in MomentKind]: Neighbours };
  /** What has become of this moment since. */
  readonly now: NowView;
}

export interface NowView {
  /** Whether the entry still counts as it was written, and the moment after it is still what it was. */
  readonly counts: 'as-recorded' | 'differently' | 'struck' | 'fallen';
  readonly says: string;
  readonly differences: readonly DifferenceView[];
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
