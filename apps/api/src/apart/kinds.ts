import * as ask from '../matches/asking/questions.js';
import * as queries from '../matches/queries/queries.js';
import { AuditNames, AuditPdf } from '../report/questions.js';

/** Questions that are told from the whole record of a match, by the name under which they travel. */
export const KINDS = {
  SupposeMatch: queries.SupposeMatch,
  ReplayMatch: queries.ReplayMatch,
  ReadTimeline: queries.ReadTimeline,
  AuditNames,
  AuditPdf,
  ReadLedger: queries.ReadLedger,
  ReadDoubts: queries.ReadDoubts,
  ReadEvents: queries.ReadEvents,
  VerifyMatch: queries.VerifyMatch,
  ExportMatch: queries.ExportMatch,
  AskWhy: ask.AskWhy,
  AskDifference: ask.AskDifference,
  AskFirst: ask.AskFirst,
  ListMoments: ask.ListMoments,
  AskMoment: ask.AskMoment,
} as const;

export type Kind = keyof typeof KINDS;
export type Question = InstanceType<(typeof KINDS)[Kind]>;

/** Those that take so long that nobody's are told where commands are decided. */
const LONG: ReadonlySet<Kind> = new Set(['SupposeMatch', 'ReplayMatch', 'ReadTimeline', 'AuditNames', 'AuditPdf']);

export function kindOf(question: Question): Kind {
  const found = Object.entries(KINDS).find(([, made]) => question instanceof made)?.[0];
  if (found === undefined) throw new TypeError(`${question.constructor.name} is no question about a whole record`);
  return found as Kind;
}

export function isLong(question: Question): boolean {
  return LONG.has(kindOf(question));
}
