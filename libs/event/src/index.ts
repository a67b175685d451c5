/** What an event says about its matches and its judges. */
export { EVENT, type EventSchema } from './event-table.js';
export { EventPolicies, OPEN_POLICY } from './event-policy.js';
export { Impartial } from './impartial.js';
export { Attempts, type AttemptView } from './matches/attempts.js';
export { type Chance, CHANCE } from './matches/chance.js';
export { assertCounts } from './matches/counting.js';
export type { Viewing } from './matches/looking.js';
export { MatchDesk } from './matches/match-desk.js';
export { isMatchId, matchId, unknownMatch } from './matches/match-id.js';
export { MatchReader } from './matches/match-reader.js';
export { Origins } from './matches/origins.js';
export { linkTo, stateHash } from './matches/state-hash.js';
export { UnreadableMatch } from './matches/unreadable-match.js';
export { areSame, ownMatch, Plays } from './plays.js';
export { type Changed, KnownTies, NONE } from './ties.js';
