export * from './commands.js';
export { claimsMeant } from './commands/names.js';
export { wrongCorrection } from './commands/corrections.js';
export { whoseIs } from './commands/take-back.js';
export type { ConcessionPolicy, MatchOccasion } from './commands/context.js';
export { MATCH, type MatchContext } from './context.js';
export * from './decider.js';
export * from './events.js';
export { MATCH_REFUSALS, type MatchCode } from './refusals.js';
export { rematchId } from './rematch-id.js';
export { settledBy } from './rulings/settled-result.js';
export { rulingOf, rulingsIn, type AppliedRuling } from './rulings/applied.js';
export { ruledSinceItsEnd } from './rulings/settled-result.js';
export { hasAuthority, isOwnLast } from './rulings/authority.js';
export { countsOf } from './rulings/counting.js';
export { essenceOf } from './rulings/essence.js';
export { previewRuling } from './rulings/preview.js';
export type { CarriedOut } from './rulings/ruling.js';
export { attemptsIn, sealedAttempt, type SaidNo } from './secrets/attempt.js';
export { brokenSeal, neverOpened, type BrokenSeal, type Commit, type Secret } from './secrets/checking.js';
export {
  HAND_BEGINS,
  lossInWords,
  lostSecrets,
  type EnvelopeKept,
  LostSecret,
  type SealedMatch,
} from './secrets/holding.js';
export { asksForChance, decideHere, type DecidingHere, type NotKnownHere } from './secrets/deciding-here.js';
export { isVeiled, withoutHands, withoutNames } from './secrets/hiding.js';
export { anyCommand } from './messages/any-command.js';
export { anyEvent } from './messages/any-event.js';
export { nextPointsSlot } from './commands/points-slot.js';
export { goesByPoints } from './commands/result.js';
export { hasUnseen } from './commands/inspect.js';
export { looksUnseen, secretAttempt, secretHand, tellsOfHand } from './secrets/keeping.js';
export { endSpeakers, seatsEver, unsaid, wroteAll, type Playing } from './secrets/closing.js';
export { openEvents, openState, stillSealed } from './secrets/opening.js';
export { envelopePlace, sealsIn } from './secrets/sealed.js';
export { soundOnes, type Sealing } from './secrets/sealing.js';
export {
  amend,
  redate,
  withAnswers,
  changesEarlierEntries,
  movesPoints,
  type Amended,
  type Placed,
} from './state/amend.js';
export { reasonsAboutHand } from './state/objective-events.js';
export { reasonsAgainstPlace } from './state/place-of-acts.js';
export { isOpen, packOf } from './state/apply.js';
export { chain, passOver, retell, tell, type RetoldEntry, type Verdict } from './state/retell.js';
export { foldMatch, foldOnwards, foldWritten, walkMatch, walkWritten, type Walked } from './state/fold.js';
export {
  outAt,
  ranOutBy,
  remaining,
  totalOf,
  usedAt,
  type ChessClock,
  type Times,
  type TimesByTurn,
} from './chess-clock/chess-clock.js';
export { clockCall, spentBetween } from './chess-clock/since.js';
export { OPEN_TIME_RULES, type TimeRules } from './chess-clock/rules.js';
export { RUNNING, type RunningTime } from './chess-clock/terms.js';
export { openAsks, type OpenAsk } from './state/asks.js';
export {
  confirmationOf,
  figuresAfter,
  figuresOf,
  hasEnded,
  roundConfirmations,
  sameFigures,
  scoreByRound,
  type ConfirmedRound,
  type RoundScore,
} from './state/round-end.js';
export { winnerOf } from './state/outcome.js';
export { reasonsAgainstDecided, standingRosters } from './state/rosters.js';
export * from './state/state.js';
export * from './streams.js';
export { entriesNamed, Forecast, renumbered } from './weaving/forecast.js';
export { meantThere } from './weaving/meant.js';
export { standingThere } from './weaving/standing-there.js';
export type { Whence } from './weaving/whence.js';
