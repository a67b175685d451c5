import { carriedByIn } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import { asLeft, replayPart, type Timed } from '@adjutant/replay';
import { eventView, writeMatchFile, type EventsAnswer, type EventStore, type StoredEvent } from '@adjutant/store';
import {
  chartOf,
  doubtsView,
  ledgerOf,
  stepView,
  orderIn,
  timelineOf,
  type DoubtsAnswer,
  type LedgerAnswer,
  depthSaid,
  type ReplayAnswer,
  type TimelineAnswer,
  type TimelineItem,
} from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import { isMatchId, unknownMatch } from '../matches/match-id.js';
import type { MatchReader } from '../matches/match-reader.js';
import { Question, SeenQuestion } from './question.js';

export class ReadLedger extends SeenQuestion<LedgerAnswer> {}
export class ReadTimeline extends SeenQuestion<TimelineAnswer> {}
export class ReadDoubts extends SeenQuestion<DoubtsAnswer> {}
export class VerifyMatch extends Question<object> {}
export class ExportMatch extends Question<string> {}

export class ReplayMatch extends SeenQuestion<ReplayAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly from: number,
    readonly to: number | undefined,
  ) {
    super(match, viewing);
  }
}

export class ReadEvents extends Question<EventsAnswer> {
  constructor(
    match: string,
    readonly from: number,
    readonly limit: number,
  ) {
    super(match);
  }
}

export async function tellLedger(reader: MatchReader, { match, viewing }: ReadLedger): Promise<LedgerAnswer> {
  const { events } = await reader.seen(match, viewing);
  const ledger = reader.project((shelf) => ledgerOf(shelf, events));
  return { match, revision: events.length - 1, ...ledger, chart: chartOf(ledger) };
}

export async function tellTimeline(reader: MatchReader, { match, viewing }: ReadTimeline): Promise<TimelineAnswer> {
  const { stored, events } = await reader.seen(match, viewing);
  const entries = reader.project((shelf) => timelineOf(shelf, events, timesOf(stored)));
  const signed = entries.flatMap((entry): readonly TimelineItem[] => {
    const { meta } = stored[entry.number] ?? {};
    if (meta === undefined) return [];
    const { actor, occurredAt, recordedAt, hash, commandId, causationId } = meta;
    const carriedBy = carriedByIn(causationId);
    const signature = { by: actor.id, role: actor.role, ...(carriedBy && { carriedBy }) };
    return [{ ...entry, ...signature, occurredAt, recordedAt, commandId, hash }];
  });
  return { match, revision: stored.length - 1, entries: signed, ...orderIn(entries) };
}

function timesOf(stored: readonly StoredEvent[]): readonly Timed[] {
  return stored.map(({ meta: { actor, occurredAt } }, entry) => ({ entry, recorder: actor.id, occurredAt }));
}

export async function tellDoubts(reader: MatchReader, { match, viewing }: ReadDoubts): Promise<DoubtsAnswer> {
  const { stored, events } = await reader.seen(match, viewing);
  const doubts = reader.project((shelf) => doubtsView(shelf, events, timesOf(stored)));
  return { match, revision: events.length - 1, ...doubts };
}

export async function tellReplay(reader: MatchReader, asked: ReplayMatch): Promise<ReplayAnswer> {
  const { match, viewing, from, to } = asked;
  const { events } = await reader.seen(match, viewing);
  const { steps, broken } = replayPart(reader.shelf, events, from, to ?? events.length - 1);
  const views = reader.project((shelf) =>
    // A record that breaks off cannot be told to its end.
    (broken ? steps : asLeft(shelf, events, steps)).map((step) => stepView(shelf, step)),
  );
  const rest = broken ? { broken } : depthSaid(await reader.seenState(match, viewing));
  return { match, revision: events.length - 1, from, steps: views, ...rest };
}

export async function tellEvents(reader: MatchReader, { match, from, limit }: ReadEvents): Promise<EventsAnswer> {
  const stored = await reader.stored(match, from);
  const events = stored.slice(0, limit).map(eventView);
  return { match, events, next: stored.length > limit ? from + limit : null };
}

export async function tellVerified(reader: MatchReader, { match }: VerifyMatch): Promise<object> {
  const report = await reader.verify(match);
  const lost = report.intact ? await reader.losses(match) : [];
  return { match, ...report, ...(lost.length > 0 ? { lost } : {}) };
}

/** The match file: a header line and one line an event, as stored, so that anybody can follow the hashes. */
export async function tellExport(store: EventStore, { match }: ExportMatch): Promise<string> {
  const file = isMatchId(match) ? await writeMatchFile(store, matchStream(match)) : undefined;
  if (file === undefined) throw unknownMatch(match);
  return file;
}
