import { againstBracket } from '../bracket/by-hand.js';
import type { OpenedTournament } from '../state/state.js';
import { no, type TournamentDecision } from './context.js';
import type { Sheet } from './sheet.js';

/** What is changed by hand would end the bracket: nobody could go on of a match that nobody has played. `instead`: what to do. */
export function brokenBracket(
  state: OpenedTournament,
  round: number,
  before: Sheet,
  now: Sheet,
  instead: string,
): TournamentDecision | undefined {
  const broken = againstBracket(state, round, before, now);
  const [first] = broken;
  if (first === undefined) return undefined;
  const { player, meets } = first;
  return no(
    'draft/bracket',
    `The bracket ${meets === undefined ? `gives ${player} nobody to meet` : `has ${player} meet ${meets}`}: by hand only their table and their sides change. ${instead}`,
    { round, players: broken.map((one) => one.player) },
  );
}
