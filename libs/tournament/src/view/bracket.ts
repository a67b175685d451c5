import { bracketBefore, tableOfMatch, type PlayedBracket } from '../event/bracket/played.js';
import { roundOf, type OpenedTournament } from '../event/state/state.js';
import { sittingAt, type BracketMatch } from '../pairing/formats/bracket.js';
import type { BracketAnswer, BracketMatchView, BracketSeat } from './bracket-answer.js';
import { roundName, sayMatch } from './bracket-words.js';
import { shownRound, type Around } from './show.js';

/** The bracket of an event as everybody may see it; undefined where the event was not cut to one. */
export function shownBracket(state: OpenedTournament, around: Around): BracketAnswer | undefined {
  const played = bracketBefore(state);
  if (played === undefined) return undefined;
  const { bracket, after } = played;
  const last = Math.max(...bracket.matches.map(({ round }) => round));
  const rounds = Array.from({ length: last }, (_, at) => at + 1).map((round) => ({
    round: after + round,
    name: roundName(last - round),
    matches: bracket.matches
      .filter((one) => one.round === round)
      .map((match) => shownMatch(match, played, state, around)),
  }));
  return {
    ...{ tournament: around.id, revision: around.revision, rounds },
    winner: bracket.matches.at(-1)?.winner ?? null,
    names: Object.fromEntries(bracket.seeds.map((player) => [player, around.nameOf(player)])),
  };
}

function shownMatch(
  match: BracketMatch,
  { bracket, after }: PlayedBracket,
  state: OpenedTournament,
  around: Around,
): BracketMatchView {
  const sits = sittingAt(bracket, match);
  const round = roundOf(state, after + match.round);
  const known = round !== undefined && round.publication > 0 ? round : undefined;
  const at = known && tableOfMatch(bracket, match, known)?.table;
  const table = known && shownRound(known, state, around).tables.find((one) => one.table === at);
  const seats = sits.map((player, place): BracketSeat => {
    const slot = match.slots[place];
    return {
      player: player ?? null,
      seed: player === undefined ? null : bracket.seeds.indexOf(player) + 1,
      winnerOf: slot !== undefined && 'winnerOf' in slot ? slot.winnerOf : null,
      bye: player === undefined && (match.winner !== undefined || (slot !== undefined && 'nobody' in slot)),
    };
  });
  const shown = { match: match.match, seats, winner: match.winner ?? null, table: table ?? null };
  return { ...shown, says: sayMatch(shown, around.nameOf) };
}
