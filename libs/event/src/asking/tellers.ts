import type { PrintedList, SlipOfTable } from '@adjutant/tournament';
import { noTracing, silentLog } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { withMethods, type EventStore } from '@adjutant/store';
import { reportOf, type Audit, type SheetToPrint } from '@adjutant/views';
import { Attempts } from '../matches/attempts.js';
import { CHANCE } from '../matches/chance.js';
import { MatchRecorder } from '../matches/match-recorder.js';
import { MatchReader } from '../matches/match-reader.js';
import { AuditTeller } from './audit.js';
import { tellDifference } from './difference.js';
import { tellEnvelopes } from './envelopes.js';
import { tellLines, tellUses } from './files.js';
import { tellFirst } from './first.js';
import type { Kind, OfKind } from './kinds.js';
import type { Question } from './question.js';
import { tellMoment, tellMoments } from './moments.js';
import { tellNow, tellWeighed } from './now.js';
import * as ofRecord from './record.js';
import { tellOptions, tellUnits } from './situation.js';
import { tellSheet } from './sheets.js';
import { tellSupposed } from './suppose.js';
import { tellWhy } from './why.js';

/** Puts things on paper. */
export interface Printing {
  audit(audit: Audit): Promise<Uint8Array>;
  sheets(sheets: readonly SheetToPrint[]): Promise<Uint8Array>;
  slips(slips: readonly SheetToPrint[]): Promise<Uint8Array>;
  list(list: PrintedList): Promise<Uint8Array>;
  eventSlips(slips: readonly SlipOfTable[]): Promise<Uint8Array>;
}

/** What all questions are told from. */
export interface ToTellFrom {
  readonly store: EventStore;
  readonly reader: MatchReader;
  readonly attempts: Attempts;
  readonly print: Printing;
}

/** Who tells each kind of question. */
type Tellers = { readonly [kind in Kind]: (question: OfKind<kind>) => Promise<unknown> };

function tellersOf({ store, reader, attempts, print }: ToTellFrom): Tellers {
  const audits = new AuditTeller(reader);
  return {
    SupposeMatch: (asked) => tellSupposed(reader, attempts, asked),
    ReplayMatch: (asked) => ofRecord.tellReplay(reader, asked),
    ReadTimeline: (asked) => ofRecord.tellTimeline(reader, asked),
    AuditNames: (asked) => audits.names(asked),
    AuditPdf: async ({ sources }) => print.audit(await audits.audit(sources)),
    ReadReport: async ({ sources }) => reportOf(await audits.audit(sources)),
    ReadSheet: (asked) => tellSheet(reader, asked),
    SheetsPdf: ({ sheets, paper }) => print[paper](sheets),
    EventListPdf: ({ list }) => print.list(list),
    EventSlipsPdf: ({ slips }) => print.eventSlips(slips),
    ReadLedger: (asked) => ofRecord.tellLedger(reader, asked),
    ReadUses: (asked) => tellUses(reader, asked),
    ReadLines: (asked) => tellLines(reader, asked),
    ReadDoubts: (asked) => ofRecord.tellDoubts(reader, asked),
    ReadEvents: (asked) => ofRecord.tellEvents(reader, asked),
    VerifyMatch: (asked) => ofRecord.tellVerified(reader, asked),
    ExportMatch: (asked) => ofRecord.tellExport(store, asked),
    AskWhy: (asked) => tellWhy(reader, asked),
    AskDifference: (asked) => tellDifference(reader, asked),
    AskFirst: (asked) => tellFirst(reader, asked),
    ListMoments: (asked) => tellMoments(reader, asked),
    AskMoment: (asked) => tellMoment(reader, asked),
    AskOptions: (asked) => tellOptions(reader, asked),
    AskUnits: (asked) => tellUnits(reader, asked),
    AskNow: (asked) => tellNow(reader, asked),
    Weigh: (asked) => tellWeighed(reader, asked),
    ReadEnvelopes: (asked) => tellEnvelopes(reader, asked),
  };
}

type Asked = Pick<Question<unknown>, 'match' | 'cut'>;

/** Tells questions of every kind, from no more of a record than whoever asks may read. */
export class RecordTeller {
  readonly #from: ToTellFrom;
  readonly #ofWhole: Tellers;

  constructor(from: ToTellFrom) {
    this.#from = from;
    this.#ofWhole = tellersOf(from);
  }

  /** From another thread a question comes without its class. */
  tell(kind: Kind, question: unknown): Promise<unknown> {
    const teller = this.#tellersFor(question as Asked)[kind] as (question: unknown) => Promise<unknown>;
    return teller(question);
  }

  #tellersFor({ match, cut }: Asked): Tellers {
    if (!cut) return this.#ofWhole;
    const { reader, ...from } = this.#from;
    const ended = reader.upTo(match, cut.last);
    return tellersOf({ ...from, reader: ended, store: ended.store });
  }
}

/** Who may look, and whether the record says that they do, is asked by the server before it asks here. */
class ReaderApart extends MatchReader {
  constructor(recorder: MatchRecorder) {
    super(recorder, { sidesOf: () => Promise.reject(new Error('who plays is not known where questions are told')) });
  }

  override assertLooked(): Promise<void> {
    return Promise.resolve();
  }

  protected override over(recorder: MatchRecorder): MatchReader {
    return new ReaderApart(recorder);
  }
}

const refused = (): Promise<never> => Promise.reject(new Error('nothing is recorded where questions are told'));

/** The log as whoever only tells of it may have it. */
function onlyRead(store: EventStore): EventStore {
  return withMethods(store, { append: refused, keep: refused, restore: refused, restoreLog: refused });
}

/** The same that tells in the server itself, over a log of its own. */
export function recordTellerOver(log: EventStore, shelf: Shelf, print: Printing): RecordTeller {
  const recorder = new MatchRecorder(onlyRead(log), shelf, CHANCE, noTracing);
  const reader = new ReaderApart(recorder);
  return new RecordTeller({
    store: recorder.store,
    reader,
    attempts: new Attempts(recorder, reader, silentLog),
    print,
  });
}
