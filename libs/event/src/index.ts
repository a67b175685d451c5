/** What an event says about its matches and its judges. */
export { LONGEST_EVENT_NAME, PUBLIC_DELAY } from './bounds.js';
export { EVENT, type EventSchema } from './event-table.js';
export { AuditNames, AuditPdf, AuditTeller, ReadReport, type AuditSources, type NamesOfAudit } from './asking/audit.js';
export { AskDifference } from './asking/difference.js';
export { ReadEnvelopes } from './asking/envelopes.js';
export { ReadLines, ReadUses } from './asking/files.js';
export { AskFirst } from './asking/first.js';
export { type AnyQuestion, isLong, type Kind, kindOf, KINDS } from './asking/kinds.js';
export { AskMoment, ListMoments } from './asking/moments.js';
export { Question, SeenQuestion } from './asking/question.js';
export {
  ExportMatch,
  ReadDoubts,
  ReadEvents,
  ReadLedger,
  ReadTimeline,
  ReplayMatch,
  VerifyMatch,
} from './asking/record.js';
export { Lane } from './asking/lane.js';
export { tellChessClock } from './asking/chess-clock.js';
export { AskNow, Weigh } from './asking/now.js';
export { AskOptions, AskUnits } from './asking/situation.js';
export { printSheets, ReadSheet, SheetsPdf, type PaperByHand } from './asking/sheets.js';
export { SupposeMatch } from './asking/suppose.js';
export { type Printing, RecordTeller, recordTellerOver } from './asking/tellers.js';
export { VerifyAnswer } from './asking/verified.js';
export { AskWhy, type WhySpan } from './asking/why.js';
export { learnedFrom } from './book/learned-from.js';
export { SearchWords } from './asking/search-words.js';
export { EventPolicies, OPEN_POLICY } from './event-policy.js';
export { JudgingRules } from './judging.js';
export { type Cut, isPublic, PublicDelay } from './delay/public-delay.js';
export { PublicRows } from './delay/public-rows.js';
export { BoardLines } from './board/board-lines.js';
export { type Audience, Audiences, type Live } from './following/audiences.js';
export type { LetIn, TopicsAsked } from './following/following.js';
export { topicsOf, type Topic } from './following/topics.js';
export { MOST_TOPICS, topicsFrom } from './following/topics-asked.js';
export { LiveHub } from './following/live-hub.js';
export { LogTail } from './following/log-tail.js';
export { Viewer } from './following/viewer.js';
export { Impartial } from './impartial.js';
export { Imported } from './importing/imported.js';
export { takeInMatch } from './importing/take-in.js';
export { Attempts } from './matches/attempts.js';
export { type Chance, CHANCE } from './matches/chance.js';
export { assertCounts } from './matches/counting.js';
export type { Viewing } from './matches/looking.js';
export { MatchRecorder, unlessUnknown } from './matches/match-recorder.js';
export { isMatchId, matchId, unknownMatch } from './matches/match-id.js';
export { MatchReader } from './matches/match-reader.js';
export { asEntrant } from './tournaments/entrants.js';
export { SeatNames } from './matches/seat-names.js';
export { Origins } from './matches/origins.js';
export { linkTo, stateHash } from './matches/state-hash.js';
export { neverPasses, UnreadableMatch } from './matches/unreadable-match.js';
export { areSame, ownMatch, Plays } from './plays.js';
export { assertOpens } from './players-may.js';
export { assertRematch, rematchOf } from './matches/rematch.js';
export { type Changed, KnownTies, NONE } from './ties.js';
export { envelopeOf } from './runs/press-envelopes.js';
export { type Handed, Runs, type Waiting } from './runs/runs.js';
export { ToldPresses } from './runs/told-presses.js';
export { EVENT_REFUSALS, type EventCode } from './refusals.js';
export { askedAfter } from './matches/asked-after.js';
export { isOpen, isOrdinary, LONGEST_TYPE } from './envelopes/ordinary.js';
export { OF_PLACES, whenceOf } from './envelopes/placed.js';
export { isToldTime, liesAhead } from './envelopes/times.js';
export { disposition } from './files/disposition.js';
export { FileNames } from './files/file-names.js';
export { writtenFor, type Reading } from './tournaments/reading.js';
export { AtHand } from './tournaments/at-hand.js';
export { PlayerNames } from './tournaments/player-names.js';
export { tournamentId, unknownTournament } from './tournaments/tournament-id.js';
export { EventLists } from './tournaments/lists/event-lists.js';
export { EventSeats } from './tournaments/event-seats.js';
export { EventDeciding } from './tournaments/event-deciding.js';
export { EventWorks, type WorkThread } from './tournaments/event-works.js';
export { TournamentReader } from './tournaments/tournament-reader.js';
export { EventCrossings } from './tournaments/event-crossings.js';
export { EffectProcess, askedOfMatch } from './tournaments/effect-process.js';
export { TableFollower } from './tournaments/table-follower.js';
export { MatchStates } from './matches/match-states.js';
export { TableProcess, TABLES, type Untaken } from './tournaments/table-process.js';
export { recordInEvent } from './tournaments/record-in-event.js';
export type { ReportedMatches } from './tournaments/reported-tables.js';
export { TournamentRecorder } from './tournaments/tournament-recorder.js';
export { Tournaments } from './tournaments/tournaments.js';
export { EventListPdf, EventSlipsPdf } from './tournaments/papers.js';
export { TournamentFiles, type FileAsked, type PairingsBy } from './tournaments/tournament-files.js';
