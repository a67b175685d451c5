import { isOfPlayer, type Actor } from '@adjutant/kernel';
import { changesEarlierEntries, packOf, foldWritten, type MatchEvent } from '@adjutant/match';
import type { Timed } from '@adjutant/replay';
import { SIDES, type Shelf } from '@adjutant/rules';
import { chartOf, type RoundPoint } from '../chart.js';
import { doubtsView, type DoubtsView } from '../doubts/doubts-view.js';
import { ledgerOf } from '../ledger.js';
import { matchView, type MatchView } from '../match-view.js';
import { elsewhereText } from '../told-elsewhere.js';
import { timelineOf, type TimelineEntry } from '../timeline.js';
import { auditDispute, peopleInDispute, type AuditDispute, type DisputeToAudit, type Edition } from './disputes.js';
import { confirmedText, type Confirmations } from './confirmed-text.js';
import { auditLedgers, type AuditLedger } from './ledgers.js';
import type { ImportedView } from '../imported.js';
import { momentText } from './moment.js';
import { Naming, peopleOf, type AuditPerson, type KnownPerson } from './people.js';
import { restsOf, type AuditRests } from './rests.js';
import { resultSentence, scoreRows, type ScoreRow } from './result.js';
import { auditTimes, type AuditTimes } from './times.js';
import { turnedWords } from './turned-words.js';
import { usesOf, type UseLine } from '../uses.js';

/** An entry of the record as it is stored, with by whom and when. Times are ISO 8601 in UTC. */
export interface WrittenEntry {
  readonly event: MatchEvent;
  readonly by: Actor;
  readonly occurredAt: string;
  readonly recordedAt: string;
  readonly hash: string;
}

/** What a report is made of. There is no clock in it: the same input makes the same report. */
export interface AuditInput {
  readonly match: string;
  /** The whole record, as somebody may see it who may open nothing that is sealed. */
  readonly entries: readonly WrittenEntry[];
  readonly known: (person: string) => KnownPerson;
  readonly disputes: readonly DisputeToAudit[];
  readonly edition: Edition;
  readonly seal: AuditSeal;
  readonly imported?: ImportedView;
  /** What is not as it was beside the record, in words. */
  readonly fault?: string;
}

/** The signed checkpoint that covers everything in a report, or why there is none. */
export type AuditSeal = AuditCheckpoint | { readonly says: string };

export interface AuditCheckpoint {
  readonly origin: string;
  /** How many events the log had. */
  readonly size: number;
  /** Root of the tree over them, as base64. */
  readonly root: string;
  readonly signedAt: string;
  /** The verifier key of the log, and the signed note itself, in the forms of C2SP. */
  readonly key: string;
  readonly note: string;
}

/** An entry as the report prints it. */
export interface AuditEntry extends TimelineEntry {
  readonly by: string;
  readonly role: string;
  readonly occurredAt: string;
  readonly recordedAt: string;
  /** When it was written down, where that is more than a minute after it happened. */
  readonly writtenLater: string | null;
  /** When and where it was recorded, where it counts at another place. */
  readonly told: readonly string[];
}

/** A use, with what is said of it where it was told late or at another place. */
export interface AuditUse extends UseLine {
  readonly told: readonly string[];
}

export interface AuditSeat {
  readonly side: 'A' | 'B';
  readonly person: string;
  readonly id: string;
  readonly army: string;
}

/** The record of one match, laid out for whoever has to check it: everything is text or a whole number. */
export interface Audit {
  readonly match: string;
  readonly title: string;
  /** Where in an event it was played, as `Round 2, table 5`; left out where it was in none. */
  readonly table?: string;
  readonly status: string;
  readonly opened: string;
  /** When the newest thing that it tells was recorded. */
  readonly newest: string;
  readonly edition: Edition;
  readonly last: number;
  /** Hash of the newest entry: it stands for all entries before it. */
  readonly head: string;
  readonly rules: MatchView['pack'];
  readonly settings: MatchView['settings'];
  /** How deep the match is recorded, where that is not in full from its beginning. */
  readonly depth?: string;
  readonly seats: readonly AuditSeat[];
  readonly people: readonly AuditPerson[];
  /** Whether the match counts for nothing: it is said before anything else. */
  readonly voided: boolean;
  /** That the record came from elsewhere, and up to where; null where all of it was recorded here. */
  readonly imported: string | null;
  /** There where something beside the record is not as it was, such as a sealed card that is lost. */
  readonly fault?: string;
  readonly result: string;
  readonly scores: readonly ScoreRow[];
  readonly chart: readonly RoundPoint[];
  /** There where the match was played with a chess clock. */
  readonly times?: AuditTimes;
  readonly ledgers: readonly AuditLedger[];
  /** What was used by whom, and what it cost. */
  readonly uses: readonly AuditUse[];
  /** Entries that changed earlier ones, rulings, adjusted points, and entries that a judge let stand against the rules. */
  readonly interventions: readonly AuditEntry[];
  readonly disputes: readonly AuditDispute[];
  /** What the record leaves in doubt, kind by kind. */
  readonly doubts: DoubtsView;
  /** There where the release lists what its rules rest on that is less than a text. */
  readonly rests?: AuditRests;
  readonly entries: readonly AuditEntry[];
  readonly seal: AuditSeal;
  /** What people wrote in letters that go from right to left: on paper it stands apart from the words around it. */
  readonly turned?: readonly string[];
}

/** Everybody whom a report about this names. */
export function peopleToName(
  entries: readonly Pick<WrittenEntry, 'event' | 'by'>[],
  disputes: readonly DisputeToAudit[],
): readonly string[] {
  const [first] = entries;
  const opened = first?.event.type === 'MatchOpened' ? first.event.data : undefined;
  const seated = opened ? SIDES.map((side) => opened.seats[side].player) : [];
  const corrected = entries.flatMap(({ event }) =>
    event.type === 'SeatsCorrected' ? SIDES.map((side) => event.data.seats[side].player) : [],
  );
  const wrote = entries.flatMap(({ event, by }) => [by.id, namedIn(event) ?? by.id]);
  return [...new Set([...seated, ...corrected, ...wrote, ...disputes.flatMap(peopleInDispute)])];
}

export function auditOf(shelf: Shelf, input: AuditInput): Audit | null {
  const { match, entries, known, disputes, edition, seal, imported, fault } = input;
  const events = entries.map(({ event }) => event);
  const state = foldWritten(shelf, entries);
  const view = matchView(shelf, match, state);
  const [first, last] = [entries[0], entries.at(-1)];
  if (state.status === 'absent' || !view || !first || !last) return null;
  const pack = packOf(shelf, state);
  const seated = SIDES.map((side) => view.seats[side].player);
  const wrote = entries.map(({ by }) => by);
  const disputed = disputes.flatMap(peopleInDispute);
  const naming = new Naming(known, [...seated, ...wrote.map(({ id }) => id), ...disputed]);
  const confirmed = confirmedText(confirmationsIn(view, entries), (id) => naming.text(id));
  const ledger = ledgerOf(shelf, events);
  const timeline = timelineOf(shelf, events, timesOf(entries));
  const written = signed(timeline, entries, naming);
  const toldOf = (entry: number): readonly string[] => written.find(({ number }) => number === entry)?.told ?? [];
  const category = (id: string): string => view.categories.find((one) => one.id === id)?.name ?? id;
  const account = (id: string): string => (id.startsWith('vp/') ? category(id.slice(3)) : id.toUpperCase());
  const times = auditTimes(state, Date.parse(last.recordedAt));
  const rests = restsOf(pack, events);
  const turned = turnedWords([events, disputes, naming.names]);
  return {
    match,
    title: view.title,
    ...(view.event && { table: view.event.text }),
    ...(turned.length > 0 && { turned }),
    status: view.status,
    opened: first.recordedAt,
    newest: newestOf(last.recordedAt, disputes),
    edition,
    seal,
    last: entries.length - 1,
    head: last.hash,
    rules: view.pack,
    settings: view.settings,
    ...(view.depth !== undefined && { depth: view.depth }),
    seats: SIDES.map((side) => ({
      side,
      id: view.seats[side].player,
      person: naming.text(view.seats[side].player),
      army: armyText(view.seats[side], (id) => pack.entries[id]?.name ?? id),
    })),
    people: peopleOf(seated, wrote, naming),
    voided: view.voided !== null,
    imported: imported?.says ?? null,
    ...(fault !== undefined && { fault }),
    result: resultSentence(view, (side) => naming.text(view.seats[side].player), confirmed),
    scores: scoreRows(view),
    chart: chartOf(ledger),
    ...(times && { times }),
    ledgers: auditLedgers(ledger, account, (entry) => ({
      by: naming.text(entries[entry]?.by.id ?? ''),
      elsewhere: toldOf(entry),
    })),
    uses: usesOf(shelf, events, { ledger, timeline }).map((use) => ({ ...use, told: toldOf(use.number) })),
    interventions: written.filter((one) => intervenes(one, events[one.number])),
    disputes: disputes.map((dispute, index) => auditDispute(dispute, index + 1, naming, edition)),
    doubts: doubtsView(shelf, events, timesOf(entries)),
    ...(rests && { rests }),
    entries: written,
  };
}

function timesOf(entries: readonly WrittenEntry[]): readonly Timed[] {
  return entries.map(({ by, occurredAt }, entry) => ({ entry, recorder: by.id, occurredAt }));
}

/** Whoever wrote a confirmation down for a player is told by the entry, and of older entries by their author. */
function confirmationsIn({ confirmedBy, struck }: MatchView, entries: readonly WrittenEntry[]): Confirmations {
  const enteredFor = confirmedBy.flatMap((side) => {
    const last = entries.findLast(
      ({ event }, number) => event.type === 'ResultConfirmed' && event.data.player === side && !struck.includes(number),
    );
    if (last?.event.type !== 'ResultConfirmed') return [];
    const by = last.event.data.by ?? last.by;
    return isOfPlayer(by.role) ? [] : [[side, by] as const];
  });
  return { confirmedBy, enteredFor: Object.fromEntries(enteredFor) };
}

/** Times of one form are in the order of their letters. */
function newestOf(recordedAt: string, disputes: readonly DisputeToAudit[]): string {
  const told = disputes.flatMap(({ story }) => story.map(({ at }) => at));
  return [recordedAt, ...told].reduce((newest, at) => (at > newest ? at : newest));
}

const BY_OFFICIALS: ReadonlySet<MatchEvent['type']> = new Set([
  'RulingApplied',
  'RulingReversed',
  'PointsAdjusted',
  'ResultDecided',
  'BalanceSet',
  'SeatsCorrected',
  'MatchVoided',
  'MatchRestored',
]);

const AT_ONCE_MS = 60_000;

function signed(
  timeline: readonly TimelineEntry[],
  entries: readonly WrittenEntry[],
  naming: Naming,
): readonly AuditEntry[] {
  return timeline.map((entry) => {
    const { by, occurredAt, recordedAt, event } = entries[entry.number] as WrittenEntry;
    const late = Date.parse(recordedAt) - Date.parse(occurredAt) > AT_ONCE_MS;
    return {
      ...entry,
      text: naming.inText(entry.text, namedIn(event) ?? by.id),
      by: naming.text(by.id),
      role: by.role,
      occurredAt,
      recordedAt,
      writtenLater: late ? recordedAt : null,
      told: toldText(entry, recordedAt),
    };
  });
}

function toldText(entry: TimelineEntry, recordedAt: string): readonly string[] {
  const told = elsewhereText(entry, momentText(recordedAt).slice(-8, -3));
  return told === null ? [] : [`${told}.`];
}

/** Who is said to act in the words of an entry, where that is somebody else than who wrote it: the judge of a ruling. */
function namedIn({ data }: MatchEvent): string | undefined {
  if (!('by' in data) || typeof data.by !== 'object' || data.by === null) return undefined;
  return 'id' in data.by ? data.by.id : undefined;
}

function intervenes(entry: AuditEntry, event: MatchEvent | undefined): boolean {
  if (event === undefined) return false;
  return entry.overridden !== null || changesEarlierEntries(event) || BY_OFFICIALS.has(event.type);
}

function armyText({ faction, detachment, army }: MatchView['seats']['A'], name: (id: string) => string): string {
  if (faction === null) return 'no roster';
  const points = army?.points == null ? [] : [`${army.points} points`];
  return [faction, ...(detachment === null ? [] : [name(detachment)]), ...points].join(', ');
}
