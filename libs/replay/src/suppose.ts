import { is, type JsonObject, type Occasion, type Refusal, type Static } from '@adjutant/kernel';
import {
  ABSENT,
  amend,
  decideMatch,
  nextNumber,
  passOver,
  tell,
  type Correction,
  type Entered,
  type EntryCorrected,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type PinnedPack,
} from '@adjutant/match';
import type { Answers, LedgerLine, Shelf } from '@adjutant/rules';

/** A command that was refused, with its place: after entry `after`, in the order of asking. */
export interface Attempt {
  readonly after: number;
  readonly command: MatchCommand;
  readonly occasion: Occasion;
}

/** What a judge has before them: the record, and what was refused along the way. */
export interface Account {
  readonly events: readonly MatchEvent[];
  readonly attempts: readonly Attempt[];
}

/** One difference between what happened and what is supposed. */
export type Supposal =
  | { readonly leaveOut: readonly number[] }
  | { readonly replace: { readonly entry: number; readonly data: JsonObject } }
  | { readonly reanswer: { readonly entry: number; readonly answers: Answers } }
  | { readonly redate: { readonly entry: number; readonly before: number } }
  | { readonly insert: { readonly after: number; readonly command: MatchCommand } }
  | { readonly release: PinnedPack };

/**
 * `corrected`: later uses that become illegal fall and are refunded, refused commands stay refused.
 * `re-executed`: refused commands that become legal are carried out as well.
 */
export const Reading = is.oneOf(['corrected', 're-executed']);
export type Reading = Static<typeof Reading>;

export const SupposedVerdict = is.oneOf([
  'recorded',
  'stands',
  'falls',
  'struck',
  'void',
  'refused',
  'now-legal',
  'inserted',
]);
export type SupposedVerdict = Static<typeof SupposedVerdict>;

/** One line of a supposed record. It has neither a type nor data, so nothing of it can be appended anywhere. */
export interface SupposedLine {
  /** Number of the entry; attempts and insertions stand between two entries, as 12.5. */
  readonly place: number;
  readonly what: string;
  readonly verdict: SupposedVerdict;
  readonly refusal?: Refusal;
  /** What the rules say against a use that stands all the same, since the match only advises. */
  readonly flagged?: Refusal;
  readonly after: MatchState;
  readonly lines: readonly LedgerLine[];
}

export interface Supposition {
  readonly reading: Reading;
  readonly story: readonly SupposedLine[];
  readonly outcome: MatchState;
}

type Item = {
  readonly number: number;
  readonly event?: MatchEvent;
  readonly attempt?: { readonly command: MatchCommand; readonly occasion: Occasion; readonly inserted: boolean };
};

/** Tells an account again under some supposals. Nothing is written, and nothing that comes back can be. */
export function suppose(
  shelf: Shelf,
  account: Account,
  supposals: readonly Supposal[],
  reading: Reading,
  occasion: Occasion,
): Supposition {
  const end = account.events.length;
  const corrections = supposals.flatMap((supposal, index) => asCorrections(supposal, end + index));
  const items = itemsOf(account, supposals, occasion);
  const { entries, struck, judged: amended } = amend<Item>([...items, ...corrections]);
  const played = entries.filter((entry) => entry.number < end);
  const first = firstChange(played, supposals);
  const story: SupposedLine[] = [];
  let state: MatchState = ABSENT;
  for (const [index, item] of played.entries()) {
    const judged = index >= first || amended.has(item.number);
    const line = lineOf({ shelf, state, struck, reading, judged }, item);
    story.push(line);
    state = line.after;
  }
  return { reading, story, outcome: withStruck(state, story) };
}

/** The outcome names what was taken out, as the state of a really corrected record does. */
function withStruck(state: MatchState, story: readonly SupposedLine[]): MatchState {
  if (state.status === 'absent') return state;
  const struck = story
    .filter((line) => line.verdict === 'struck' && Number.isInteger(line.place))
    .map((line) => line.place);
  return { ...state, struck };
}

/** The corrections that a supposal would come to if it were recorded; none for insertions and releases. */
export function correctionsFor(supposal: Supposal, because: string): EntryCorrected[] {
  const correct = (entry: number, correction: Correction): EntryCorrected => ({
    type: 'EntryCorrected',
    data: { entry, correction, because },
  });
  if ('leaveOut' in supposal) return supposal.leaveOut.map((entry) => correct(entry, { kind: 'strike' }));
  if ('replace' in supposal) return [correct(supposal.replace.entry, { kind: 'amend', data: supposal.replace.data })];
  if ('reanswer' in supposal)
    return [correct(supposal.reanswer.entry, { kind: 'answer', answers: supposal.reanswer.answers })];
  if ('redate' in supposal) return [correct(supposal.redate.entry, { kind: 'redate', before: supposal.redate.before })];
  return [];
}

/** A command at a place between two entries, and whether it was refused there or is put in. */
export interface CommandBetween {
  readonly command: MatchCommand;
  readonly inserted: boolean;
}

/** Between two entries stands first what was refused there, in the order of asking, and then what is put in. */
export function commandAt(account: Account, supposals: readonly Supposal[], place: number): CommandBetween | null {
  const after = Math.floor(place);
  const refused = account.attempts.map((one) => ({ ...one, inserted: false }));
  const inserts = supposals.flatMap((one) => ('insert' in one ? [{ ...one.insert, inserted: true }] : []));
  const here = [...refused, ...inserts].filter((one) => one.after === after);
  return here[Math.round((place - after) * (here.length + 1)) - 1] ?? null;
}

/** Corrections as if they stood behind the record; several of one supposal share its number, in order. */
function asCorrections(supposal: Supposal, number: number): Item[] {
  return correctionsFor(supposal, 'supposed').map((event, index) => ({ number: number + index / 1000, event }));
}

function itemsOf(account: Account, supposals: readonly Supposal[], occasion: Occasion): Item[] {
  const release = supposals.find((one) => 'release' in one)?.release;
  const inserts = supposals.flatMap((one) => ('insert' in one ? [one.insert] : []));
  return account.events.flatMap((event, number): Item[] => {
    const attempts = account.attempts.filter((attempt) => attempt.after === number);
    const inserted = inserts.filter((insert) => insert.after === number);
    const between = [
      ...attempts.map((attempt) => ({ command: attempt.command, occasion: attempt.occasion, inserted: false })),
      ...inserted.map((insert) => ({ command: insert.command, occasion, inserted: true })),
    ];
    const own: Item = {
      number,
      event: release && event.type === 'MatchOpened' ? { ...event, data: { ...event.data, pack: release } } : event,
    };
    return [
      own,
      ...between.map((attempt, index): Item => ({ number: number + (index + 1) / (between.length + 1), attempt })),
    ];
  });
}

function firstChange(played: readonly Item[], supposals: readonly Supposal[]): number {
  if (supposals.some((one) => 'release' in one)) return 0;
  const first = played.findIndex((item) => item.attempt?.inserted === true);
  return first < 0 ? played.length : first;
}

/** Where a telling stands when it comes to an item. */
interface SuppositionRun {
  readonly shelf: Shelf;
  readonly state: MatchState;
  readonly struck: ReadonlySet<number>;
  readonly reading: Reading;
  readonly judged: boolean;
}

function lineOf(telling: SuppositionRun, item: Item): SupposedLine {
  const { shelf, state, struck, judged } = telling;
  const place = item.number;
  if (item.attempt) {
    const what = item.attempt.command.type;
    if (struck.has(place)) return { place, what, verdict: 'struck', after: state, lines: [] };
    return { place, what, ...tryAgain(telling, item.attempt, place) };
  }
  const entered = item as Entered;
  const what = entered.event.type;
  if (struck.has(place)) return { place, what, verdict: 'struck', after: passOver(state, entered), lines: [] };
  const { verdict, refusal, flagged, state: after, lines } = tell(shelf, state, entered, judged);
  return { place, what, verdict, ...(refusal ? { refusal } : {}), ...(flagged ? { flagged } : {}), after, lines };
}

type Tried = Pick<SupposedLine, 'verdict' | 'refusal' | 'after' | 'lines'>;

/** A refused command is asked again: it stays refused, or becomes legal, and is carried out only in the second reading. */
function tryAgain(
  { shelf, state, judged, reading }: SuppositionRun,
  attempt: NonNullable<Item['attempt']>,
  place: number,
): Tried {
  const decision = decideMatch(shelf, attempt.command, state, attempt.occasion);
  if (decision.outcome === 'refused') return { verdict: 'refused', refusal: decision.refusal, after: state, lines: [] };
  if (!judged && !attempt.inserted) return { verdict: 'refused', after: state, lines: [] };
  const verdict = attempt.inserted ? 'inserted' : 'now-legal';
  if (decision.outcome === 'already' || (reading === 'corrected' && !attempt.inserted))
    return { verdict, after: state, lines: [] };
  return { verdict, ...carryOut(shelf, state, decision.events, place) };
}

function carryOut(
  shelf: Shelf,
  state: MatchState,
  events: readonly MatchEvent[],
  place: number,
): Pick<SupposedLine, 'after' | 'lines'> {
  let after = state;
  const lines: LedgerLine[] = [];
  for (const [index, event] of events.entries()) {
    // Follow-up events name the entry they belong to by the number it would have had.
    const number = index === 0 ? place : place + index / 100_000;
    const renumbered = index === 0 ? event : renumber(event, nextNumber(state), place);
    const told = tell(shelf, after, { number, event: renumbered }, false);
    after = told.state;
    lines.push(...told.lines);
  }
  return { after, lines };
}

function renumber(event: MatchEvent, from: number, to: number): MatchEvent {
  if (event.type !== 'RollRecorded' || !event.data.roll.startsWith(`${from}/`)) return event;
  return { ...event, data: { ...event.data, roll: `${to}${event.data.roll.slice(String(from).length)}` } };
}

/** The account as it stands, told in the same shape, to compare a supposition with. */
export function asRecorded(shelf: Shelf, account: Account, occasion: Occasion): Supposition {
  return suppose(shelf, account, [], 'corrected', occasion);
}
