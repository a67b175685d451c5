import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { SIDES_OF_TABLE } from '../../common/sides.js';

type Players = { readonly [side in Side]: string };

/** What has become of a match by now: how it ended, or what it waits for. */
export function whatBecame(match: MatchView, players: Players): string {
  if (match.voided !== null) return 'void';
  if (match.resultText !== null) return `${match.resultText}; ${confirmedWords(match, players)}`;
  return match.status === 'opened' ? 'not started' : waitsFor(match, players);
}

/** Whom the match waits for: for what they must do, else for whoever has the turn. */
export function waitsFor({ dues, board: { clock } }: Pick<MatchView, 'dues' | 'board'>, players: Players): string {
  const must = dues.filter((due) => due.must);
  const whom = SIDES_OF_TABLE.filter((side) => must.some(({ player }) => player === side));
  if (whom.length > 0) return `waits for ${whom.map((side) => players[side]).join(' and ')}`;
  if (must.length > 0) return 'waits for a decision';
  return clock?.turn ? `waits for ${players[clock.turn]} to go on` : 'waits for the next entry';
}

/** Who has confirmed a result, apart from those for whom somebody entered that. */
export function confirmedWords({ confirmedBy, enteredFor }: MatchView, players: Players): string {
  const said = confirmedBy.filter((side) => !enteredFor[side]);
  const entered = confirmedBy.filter((side) => enteredFor[side]);
  if (confirmedBy.length === 0) return 'not confirmed';
  const by = [...new Set(entered.flatMap((side) => enteredFor[side]?.role.replace('-', ' ') ?? []))].join(' and ');
  const whom = entered.length === 2 ? 'both' : entered.map((side) => players[side]).join('');
  return [
    ...(said.length === 0 ? [] : [`confirmed by ${said.map((side) => players[side]).join(' and ')}`]),
    ...(entered.length === 0 ? [] : [`entered for ${whom} by ${by}`]),
  ].join(', ');
}
