import { isTimeEntry, type MatchEvent } from '../events.js';
import { lineOf } from './lines.js';
import { openedWith, sealsIn } from '../secrets/sealed.js';

/** Something with a place in a record: an entry, or (when telling it again) an attempt that was refused. */
export interface Placed {
  readonly number: number;
  readonly event?: MatchEvent;
}

/** The record as its corrections leave it: in the order in which it counts, with what is struck set apart. */
export interface Amended<Item extends Placed> {
  readonly entries: readonly Item[];
  readonly struck: ReadonlySet<number>;
  /** Entries that were written before something under them was changed: whether they stand is judged again. */
  readonly judged: ReadonlySet<number>;
}

/** Whether an event moves points when it is written; all else that its entry may bring comes of corrections. */
export function movesPoints({ type }: MatchEvent): boolean {
  return lineOf(type)?.moves !== undefined;
}

export function changesEarlierEntries(event: MatchEvent): boolean {
  return lineOf(event.type)?.rewrites === true;
}

/**
 * Works out which entries count. Corrections are read newest first, so that a struck correction does nothing and
 * striking it restores exactly what stood before.
 */
export function amend<Item extends Placed>(entries: readonly Item[]): Amended<Item> {
  const struck = new Set<number>();
  // Time that has run stays as it ran, whatever is undone.
  const ofTime = new Set(entries.filter(({ event }) => event && isTimeEntry(event)).map(({ number }) => number));
  for (const { number, event } of entries.toReversed()) {
    if (!event || struck.has(number)) continue;
    for (const gone of takenOutBy(event, number, entries)) if (!ofTime.has(gone)) struck.add(gone);
  }
  let amended: readonly Item[] = entries;
  const touching: Touching[] = [];
  for (const { number, event } of entries) {
    if (!event || struck.has(number)) continue;
    const change = changeOf(event, entries);
    const touched = change ? [change.entry] : takenOutBy(event, number, entries);
    if (touched.length > 0) touching.push({ number, touched });
    if (change) amended = change.apply(amended);
  }
  return { entries: amended, struck, judged: judgedAgain(entries, amended, touching) };
}

/** A change that counts, with the numbers of the entries that it changes. */
interface Touching {
  readonly number: number;
  readonly touched: readonly number[];
}

/**
 * What stands behind a changed entry, where it was or where it is now, rests on it, as long as it was written before the
 * change: whatever came later was decided on the record as changed.
 */
function judgedAgain(
  entries: readonly Placed[],
  amended: readonly Placed[],
  touching: readonly Touching[],
): ReadonlySet<number> {
  if (touching.length === 0) return new Set();
  const places = [entries, amended].map((list) => new Map(list.map(({ number }, index) => [number, index])));
  const firstOf = ({ touched }: Touching): number =>
    Math.min(...touched.flatMap((one) => places.map((place) => place.get(one) ?? Infinity)));
  const changes = touching.map((one) => ({ number: one.number, first: firstOf(one) }));
  const judged = amended.filter(({ number }, index) =>
    changes.some((change) => change.number > number && change.first <= index),
  );
  return new Set(judged.map(({ number }) => number));
}

/** The numbers of the entries that an entry strikes. */
function takenOutBy(event: MatchEvent, number: number, entries: readonly Placed[]): readonly number[] {
  if (event.type === 'RulingReversed') return goesWith(event.data.entry, entries);
  if (event.type === 'EntryCorrected')
    return event.data.correction.kind === 'strike' ? goesWith(event.data.entry, entries) : [];
  if (event.type !== 'MatchRewound') return [];
  const { to } = event.data;
  const keeps = new Set(event.data.keeps);
  return entries.map((one) => one.number).filter((one) => one > to && one < number && !keeps.has(one));
}

/** The entry itself; a ruling goes with everything that it came to. */
function goesWith(entry: number, entries: readonly Placed[]): readonly number[] {
  const event = entries.find((one) => one.number === entry)?.event;
  return event?.type === 'RulingApplied' ? blockOf(entries, entry, event.data) : [entry];
}

/** The numbers of a ruling and of the entries that it came to, as far as the record holds them. */
export function blockOf(
  record: readonly Placed[],
  entry: number,
  { entries }: { readonly entries: number },
): readonly number[] {
  return record.map(({ number }) => number).filter((number) => number >= entry && number <= entry + entries);
}

interface Change {
  readonly entry: number;
  apply<Item extends Placed>(entries: readonly Item[]): readonly Item[];
}

function changeOf(event: MatchEvent, entries: readonly Placed[]): Change | null {
  if (event.type === 'ObjectiveRevealed') {
    const { sealed, player: owner, holds } = event.data;
    const known = new Map([[sealed, { owner, holds }]]);
    const entry = entries.find((one) => one.event && sealsIn(one.event).some((seal) => seal.sealed === sealed))?.number;
    return entry === undefined ? null : { entry, apply: (all) => patch(all, entry, (old) => openedWith(known, old)) };
  }
  if (event.type === 'QuestionAnswered') {
    const { entry, question, answer } = event.data;
    return { entry, apply: (entries) => patch(entries, entry, (old) => withAnswers(old, { [question]: answer })) };
  }
  if (event.type !== 'EntryCorrected') return null;
  const { entry, correction } = event.data;
  switch (correction.kind) {
    case 'strike':
      return null;
    case 'amend':
      return { entry, apply: (entries) => patch(entries, entry, (old) => withData(old, correction.data)) };
    case 'answer':
      return { entry, apply: (entries) => patch(entries, entry, (old) => withAnswers(old, correction.answers)) };
    case 'redate':
      return { entry, apply: (entries) => redate(entries, entry, correction.before) };
  }
}

function patch<Item extends Placed>(
  entries: readonly Item[],
  number: number,
  change: (event: MatchEvent) => MatchEvent,
): readonly Item[] {
  return entries.map((entry) =>
    entry.number === number && entry.event ? { ...entry, event: change(entry.event) } : entry,
  );
}

function withData(event: MatchEvent, data: object): MatchEvent {
  return { ...event, data: { ...event.data, ...data } } as MatchEvent;
}

export function withAnswers(event: MatchEvent, answers: object): MatchEvent {
  if (!('answers' in event.data)) return event;
  return withData(event, { answers: { ...event.data.answers, ...answers } });
}

/** Moves an entry, with the dice that were thrown for it and the answer to it, to just before another one. */
export function redate<Item extends Placed>(entries: readonly Item[], number: number, before: number): readonly Item[] {
  const goes = (entry: Item): boolean =>
    entry.number === number ||
    (entry.event?.type === 'RollRecorded' && entry.event.data.roll.startsWith(`${number}/`)) ||
    (entry.event?.type === 'UseAnswered' && entry.event.data.entry === number);
  const rest = entries.filter((entry) => !goes(entry));
  const place = rest.findIndex((entry) => entry.number === before);
  return place >= 0 ? rest.toSpliced(place, 0, ...entries.filter(goes)) : entries;
}
