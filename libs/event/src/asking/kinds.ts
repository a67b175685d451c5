import { AuditNames, AuditPdf, ReadReport } from './audit.js';
import { AskDifference } from './difference.js';
import { ReadEnvelopes } from './envelopes.js';
import { ReadLines, ReadUses } from './files.js';
import { AskFirst } from './first.js';
import { AskMoment, ListMoments } from './moments.js';
import { AskNow, Weigh } from './now.js';
import { ExportMatch, ReadDoubts, ReadEvents, ReadLedger, ReadTimeline, ReplayMatch, VerifyMatch } from './record.js';
import { AskOptions, AskUnits } from './situation.js';
import { ReadSheet, SheetsPdf } from './sheets.js';
import { SupposeMatch } from './suppose.js';
import { AskWhy } from './why.js';
import { EventListPdf, EventSlipsPdf } from '../tournaments/papers.js';

/** Questions that are told from the whole record of a match, by the name under which they travel. */
export const KINDS = {
  SupposeMatch,
  ReplayMatch,
  ReadTimeline,
  AuditNames,
  AuditPdf,
  ReadReport,
  ReadSheet,
  SheetsPdf,
  EventListPdf,
  EventSlipsPdf,
  ReadLedger,
  ReadUses,
  ReadLines,
  ReadDoubts,
  ReadEvents,
  VerifyMatch,
  ExportMatch,
  AskWhy,
  AskDifference,
  AskFirst,
  ListMoments,
  AskMoment,
  AskOptions,
  AskUnits,
  AskNow,
  Weigh,
  ReadEnvelopes,
} as const;

export type Kind = keyof typeof KINDS;

/** A question of this kind. */
export type OfKind<One extends Kind> = InstanceType<(typeof KINDS)[One]>;
export type AnyQuestion = OfKind<Kind>;

/** Those that take so long that nobody's are told where commands are decided. */
const LONG: ReadonlySet<Kind> = new Set([
  ...(['SupposeMatch', 'ReplayMatch', 'ReadTimeline', 'ReadLines', 'ReadUses'] as const),
  ...(['AuditNames', 'AuditPdf', 'ReadReport', 'ReadSheet', 'SheetsPdf'] as const),
  ...(['EventListPdf', 'EventSlipsPdf'] as const),
]);

export function kindOf(question: object): Kind {
  const found = Object.entries(KINDS).find(([, made]) => question instanceof made)?.[0];
  if (found === undefined) throw new TypeError(`${question.constructor.name} is no question about a whole record`);
  return found as Kind;
}

export function isLong(question: object): boolean {
  return LONG.has(kindOf(question));
}
