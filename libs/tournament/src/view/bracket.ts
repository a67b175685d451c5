import { bracketBefore, matchesIn, tableOfMatch } from '../event/bracket/played.js';
import { roundOf, type OpenedTournament } from '../event/state/state.js';
import { sittingAt, type Bracket, type BracketMatch, type Slot } from '../pairing/formats/bracket.js';
import type { BracketAnswer, BracketMatchView, BracketSeat } from './bracket-answer.js';
import { roundName, sayMatch } from './bracket-words.js';
import { shownRound, type Around } from './show.js';
import type { TableOfRound } from './tournament-view.js';

/** The bracket of an event as everybody may see it; undefined where the event was not cut to one. */
export function shownBracket(state: OpenedTournament, around: Around): BracketAnswer | undefined {
  const played = bracketBefore(state);
  if (played === undefined) return undefined;
  const { bracket, after } = played;
  const last = Math.max(...bracket.matches.map(({ round }) => round));
  const rounds = Array.from({ length: last }, (_, at) => at + 1).map((round) => {
    const known = roundOf(state, after + round);
    const out = known !== undefined && known.publication > 0 ? known : undefined;
    const tables = out && shownRound(out, state, around).tables;
    const tableOf = (match: BracketMatch): TableOfRound | undefined => {
      const at = out && tableOfMatch(bracket, match, out)?.table;
      return tables?.find(({ table }) => table === at);
    };
    return {
      ...{ round: after + round, name: roundName(last - round) },
      matches: matchesIn(played, after + round).map((match) => shownMatch(match, bracket, tableOf(match), around)),
    };
  });
  return {
    ...{ tournament: around.id, revision: around.revision, rounds },
    winner: bracket.matches.at(-1)?.winner ?? null,
    names: Object.fromEntries(bracket.seeds.map((player) => [player, around.nameOf(player)])),
  };
}

/** Of which match the winner is to sit there; undefined where nobody will, or somebody is named. */
function winnerAwaited({ matches }: Bracket, slot: Slot | undefined): number | undefined {
  if (slot === undefined || !('winnerOf' in slot)) return undefined;
  return matches[slot.winnerOf - 1]?.lost === true ? undefined : slot.winnerOf;
}

function shownMatch(
  match: BracketMatch,
  bracket: Bracket,
  table: TableOfRound | undefined,
  { nameOf }: Around,
): BracketMatchView {
  const seats = sittingAt(bracket, match).map((player, place): BracketSeat => {
    const awaited = winnerAwaited(bracket, match.slots[place]);
    return {
      player: player ?? null,
      seed: player === undefined ? null : bracket.seeds.indexOf(player) + 1,
      winnerOf: awaited ?? null,
      bye: player === undefined && (match.winner !== undefined || awaited === undefined),
    };
  });
  const shown = { match: match.match, seats, winner: match.winner ?? null, table: table ?? null };
  return { ...shown, says: sayMatch(shown, nameOf) };
}
