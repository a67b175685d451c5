import type { MatchEvent } from '../events.js';

/** Something with a place in a record: an entry, or (when telling it again) an attempt that was refused. */
export interface Placed {
  readonly number: number;
  readonly event?: MatchEvent;
}

/** The record as its corrections leave it: in the order in which it counts, with what is struck set apart. */
export interface Amended<Item extends Placed> {
  readonly entries: readonly Item[];
  readonly struck: ReadonlySet<number>;
  /** Numbers of the entries whose content or place was changed. */
  readonly touched: ReadonlySet<number>;
}

export function changesEarlierEntries(event: MatchEvent): boolean {
  return event.type === 'EntryCorrected' || event.type === 'MatchRewound' || event.type === 'QuestionAnswered';
}

/**
 * Works out which entries count. Corrections are read newest first, so that a struck correction does nothing and
 * striking it restores exactly what stood before.
 */
export function amend<Item extends Placed>(entries: readonly Item[]): Amended<Item> {
  const struck = new Set<number>();
  for (const { number, event } of entries.toReversed()) {
    if (!event || struck.has(number)) continue;
    if (event.type === 'EntryCorrected' && event.data.correction.kind === 'strike') struck.add(event.data.entry);
    if (event.type === 'MatchRewound') {
      for (const entry of entries) if (entry.number > event.data.to && entry.number < number) struck.add(entry.number);
    }
  }
  const touched = new Set(struck);
  let amended: readonly Item[] = entries;
  for (const { number, event } of entries) {
    if (!event || struck.has(number)) continue;
    const change = changeOf(event);
    if (!change) continue;
    touched.add(change.entry);
    amended = change.apply(amended);
  }
  return { entries: amended, struck, touched };
}

interface Change {
  readonly entry: number;
  apply<Item extends Placed>(entries: readonly Item[]): readonly Item[];
}

function changeOf(event: MatchEvent): Change | null {
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
      return { entry, apply: (entries) => moveBefore(entries, entry, correction.before) };
  }
}

function patch<Item extends Placed>(entries: readonly Item[], number: number, change: (event: MatchEvent) => MatchEvent): readonly Item[] {
  return entries.map((entry) => (entry.number === number && entry.event ? { ...entry, event: change(entry.event) } : entry));
}

function withData(event: MatchEvent, data: object): MatchEvent {
  return { ...event, data: { ...event.data, ...data } } as MatchEvent;
}

export function withAnswers(event: MatchEvent, answers: object): MatchEvent {
  if (!('answers' in event.data)) return event;
  return withData(event, { answers: { ...event.data.answers, ...answers } });
}

export function moveBefore<Item extends Placed>(entries: readonly Item[], number: number, before: number): readonly Item[] {
  const moved = entries.find((entry) => entry.number === number);
  const rest = entries.filter((entry) => entry.number !== number);
  const place = rest.findIndex((entry) => entry.number === before);
  return moved && place >= 0 ? rest.toSpliced(place, 0, moved) : entries;
}
