import { noTracing, silentLog } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { withMethods, type EventStore } from '@adjutant/store';
import { AskDifferenceHandler } from '../matches/asking/difference.handler.js';
import { AskFirstHandler } from '../matches/asking/first.handler.js';
import { AskMomentHandler, ListMomentsHandler } from '../matches/asking/moments.handlers.js';
import { AskWhyHandler } from '../matches/asking/why.handler.js';
import { Attempts, CHANCE, MatchDesk, MatchReader } from '@adjutant/event';
import { ExportMatchHandler } from '../matches/queries/export.handler.js';
import * as ofRecord from '../matches/queries/record.handlers.js';
import { SupposeMatchHandler } from '../matches/queries/suppose.handler.js';
import { AuditNamesHandler, AuditPdfHandler, AuditTeller } from '../report/audit-teller.js';
import type { Kind } from './kinds.js';

interface Teller {
  execute(question: unknown): Promise<unknown>;
}

/** Who may look, and whether the record says that they do, is asked by the server before it asks here. */
class ReaderApart extends MatchReader {
  constructor(desk: MatchDesk) {
    super(desk, { sidesOf: () => Promise.reject(new Error('who plays is not known where questions are told')) });
  }

  override assertLooked(): Promise<void> {
    return Promise.resolve();
  }
}

const refused = (): Promise<never> => Promise.reject(new Error('nothing is recorded where questions are told'));

/** The log as whoever only tells of it may have it. */
function onlyRead(store: EventStore): EventStore {
  return withMethods(store, { append: refused, keep: refused, restore: refused, restoreLog: refused });
}

/** The same handlers that answer in the server itself, over a log of their own. */
export function tellersOver(store: EventStore, shelf: Shelf): { readonly [kind in Kind]: Teller } {
  const desk = new MatchDesk(onlyRead(store), shelf, CHANCE, noTracing);
  const reader = new ReaderApart(desk);
  const attempts = new Attempts(desk, reader, silentLog);
  const audit = new AuditTeller(reader);
  const tellers = {
    SupposeMatch: new SupposeMatchHandler(reader, attempts),
    ReplayMatch: new ofRecord.ReplayMatchHandler(reader),
    ReadTimeline: new ofRecord.ReadTimelineHandler(reader),
    AuditNames: new AuditNamesHandler(audit),
    AuditPdf: new AuditPdfHandler(audit),
    ReadLedger: new ofRecord.ReadLedgerHandler(reader),
    ReadDoubts: new ofRecord.ReadDoubtsHandler(reader),
    ReadEvents: new ofRecord.ReadEventsHandler(reader),
    VerifyMatch: new ofRecord.VerifyMatchHandler(reader),
    ExportMatch: new ExportMatchHandler(desk),
    AskWhy: new AskWhyHandler(reader),
    AskDifference: new AskDifferenceHandler(reader),
    AskFirst: new AskFirstHandler(reader),
    ListMoments: new ListMomentsHandler(reader),
    AskMoment: new AskMomentHandler(reader),
  };
  return tellers as { readonly [kind in Kind]: Teller };
}
