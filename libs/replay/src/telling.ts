import {
  ABSENT,
  chain,
  changesEarlierEntries,
  foldMatch,
  movesPoints,
  retell,
  walkMatch,
  type Entered,
  type MatchEvent,
  type MatchState,
  type RetoldEntry,
} from '@adjutant/match';
import type { LedgerLine, Shelf } from '@adjutant/rules';

/** One entry as it counts at the end of a record: on which state it fell, and what it brought. */
export interface Passage extends Pick<RetoldEntry, 'entered' | 'verdict' | 'refusal' | 'lines'> {
  readonly before: MatchState;
  readonly after: MatchState;
}

/** A record as it counts at its end: its entries in the order in which they count, with every correction taken into account. */
export interface Telling {
  readonly passages: readonly Passage[];
  readonly outcome: MatchState;
}

/** One pass over a record: what came before its last correction is told with it, what came after it as it was written. */
export function tellingOf(shelf: Shelf, events: readonly MatchEvent[]): Telling {
  const record = events.map((event, number): Entered => ({ number, event }));
  const last = record.findLastIndex(({ event }) => changesEarlierEntries(event));
  const { passages, outcome } = retold(shelf, record.slice(0, last + 1));
  const later = [...walkMatch(shelf, events.slice(last + 1), outcome)].map(({ number, event, ...walked }): Passage => ({
    entered: { number, event },
    verdict: 'recorded',
    ...walked,
  }));
  return { passages: [...passages, ...later], outcome: later.at(-1)?.after ?? outcome };
}

/** The state after the first `count` entries, as the record stood then. */
export function stateAfter(shelf: Shelf, events: readonly MatchEvent[], count: number): MatchState {
  return foldMatch(shelf, events.slice(0, count));
}

function retold(shelf: Shelf, record: readonly Entered[]): Telling {
  if (record.length === 0) return { passages: [], outcome: ABSENT };
  const told = retell(shelf, record);
  const passages = told.map(({ state: after, ...one }, index): Passage => ({
    ...one,
    before: told[index - 1]?.state ?? ABSENT,
    after,
  }));
  const outcome = told.at(-1)?.state ?? ABSENT;
  if (outcome.status === 'absent') return { passages, outcome };
  const struck = told.filter((one) => one.verdict === 'struck').map((one) => one.entered.number);
  return { passages, outcome: { ...outcome, history: chain(record), struck } };
}

/** A ledger line as it was when its entry was written. Dice bring lines that bear the number of what they were thrown for. */
export interface WrittenLine {
  readonly entry: number;
  readonly line: LedgerLine;
}

export interface RemovedLine extends WrittenLine {
  readonly mark: 'struck' | 'fallen';
}

/** Lines that were written once and do not count any more, oldest first. */
export function removedLines(shelf: Shelf, events: readonly MatchEvent[], outcome: MatchState): readonly RemovedLine[] {
  if (outcome.status === 'absent') return [];
  const gone = new Map<number, RemovedLine['mark']>([
    ...outcome.struck.map((number) => [number, 'struck'] as const),
    ...Object.keys(outcome.fallen).map((number) => [Number(number), 'fallen'] as const),
  ]);
  if (gone.size === 0) return [];
  return writtenLines(shelf, events, new Set(gone.keys())).flatMap((one) => {
    const mark = gone.get(one.entry) ?? gone.get(one.line.number);
    return mark === undefined ? [] : [{ ...one, mark }];
  });
}

/**
 * The lines that some entries brought when they were written. Each correction would have the whole record told again; that
 * is done only where one of these entries comes after it, and nothing is told where none of them moves any points.
 */
function writtenLines(
  shelf: Shelf,
  events: readonly MatchEvent[],
  wanted: ReadonlySet<number>,
): readonly WrittenLine[] {
  const lines: WrittenLine[] = [];
  let state: MatchState | null = ABSENT;
  const isAsked = (event: MatchEvent, entry: number): boolean =>
    movesPoints(event) && (wanted.has(entry) || wanted.has(belongsTo(event)));
  const last = events.findLastIndex(isAsked);
  for (const [entry, event] of events.slice(0, last + 1).entries()) {
    if (changesEarlierEntries(event)) state = null;
    const asked = isAsked(event, entry);
    if (changesEarlierEntries(event) || (state === null && !asked)) continue;
    for (const walked of walkMatch(shelf, [event], state ?? stateAfter(shelf, events, entry))) {
      state = walked.after;
      if (asked) lines.push(...walked.lines.map((line) => ({ entry, line })));
    }
  }
  return lines;
}

/** The entry that dice were thrown for, or that an answer answers: their lines bear its number. */
function belongsTo(event: MatchEvent): number {
  if (event.type === 'RollRecorded') return Number(event.data.roll.split('/')[0]);
  return event.type === 'UseAnswered' ? event.data.entry : Number.NaN;
}
