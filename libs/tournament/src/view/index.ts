export { irregularActs, type Entered } from './irregular.js';
export { shownRound, shownTournament, tournamentLine, type Around as AroundTournament } from './show.js';
export * from './tournament-view.js';
export { possibleIn } from './possible.js';
