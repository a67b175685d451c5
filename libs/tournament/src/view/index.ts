export { irregularActs, type Entered } from './irregular.js';
export { shownRound, shownTournament, tournamentLine, type Around as AroundTournament } from './show.js';
export * from './tournament-view.js';
export { possibleIn } from './possible.js';
export { shownPairings, type AskedPairings } from './pairings.js';
export * from './pairings-answer.js';
export { shownArithmetic, shownStandings } from './standings.js';
export * from './standings-answer.js';
