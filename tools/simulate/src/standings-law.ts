import { sameJson } from '@adjutant/kernel';
import type { MatchState, OpenedState } from '@adjutant/match';
import type { OpenedTournament, Standings } from '@adjutant/tournament';
import type { Acknowledgements } from './acknowledgements.js';
import { holds } from './broken.js';
import type { Looked } from './laws.js';

/** What one player has come to. */
interface Tally {
  won: number;
  lost: number;
  drawn: number;
  points: number;
  disqualified: boolean;
}

/**
 * The standings worked out once more by another way: nothing that the event was told is looked at, but the matches themselves, the
 * points on the slips, byes, results that were assigned, and what judges gave.
 */
export function standingsFollow({ event, match, opened, told, ranked }: Looked): void {
  const tallies = new Map<string, Tally>();
  const of = (player: string): Tally => {
    const known = tallies.get(player) ?? { won: 0, lost: 0, drawn: 0, points: 0, disqualified: false };
    tallies.set(player, known);
    return known;
  };
  for (const { id, status } of Object.values(event.entries)) if (status === 'entered' || status === 'dropped') of(id);
  const closed = new Set(event.rounds.filter((round) => round.status === 'closed').map(({ number }) => number));
  for (const id of opened) playedIn(id, match(id), { closed, told, of });
  for (const { byes, number } of event.rounds) if (closed.has(number)) for (const bye of byes) of(bye.player).won += 1;
  for (const { round, player, result } of told.results) if (closed.has(round)) of(player)[TALLIED[result]] += 1;
  for (const { effects } of told.penalties)
    for (const effect of effects) {
      if ('does' in effect) of(effect.player).disqualified ||= effect.does === 'disqualified';
      else if ('figure' in effect) of(effect.player).points += effect.add;
    }
  areThose(tallies, ranked);
  holds('all rounds that are closed count', ranked.after === lastOf(event), () => `after round ${ranked.after}`);
}

const TALLIED = { win: 'won', draw: 'drawn', loss: 'lost' } as const;

const lastOf = ({ rounds }: OpenedTournament): number =>
  rounds.findLast(({ status }) => status === 'closed')?.number ?? 0;

interface Counting {
  readonly closed: ReadonlySet<number>;
  readonly told: Acknowledgements;
  readonly of: (player: string) => Tally;
}

function playedIn(id: string, state: MatchState, { closed, told, of }: Counting): void {
  if (state.status === 'absent' || state.voided || !state.event || !closed.has(state.event.round)) return;
  for (const side of ['A', 'B'] as const) {
    const tally = of(state.seats[side].player);
    const outcome = outcomeOf(state, side);
    if (outcome === 'win') tally.won += 1;
    else if (outcome === 'draw') tally.drawn += 1;
    else tally.lost += 1;
    tally.points += told.pointsOf(id)?.[side] ?? 0;
  }
}

function outcomeOf(state: OpenedState, side: 'A' | 'B'): string {
  if (!('result' in state)) return 'none';
  const { decided, winner } = state.result;
  if (decided) return decided.outcome[side];
  return winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss';
}

function areThose(tallies: ReadonlyMap<string, Tally>, { rows, columns }: Standings): void {
  holds(
    'everybody is ranked once',
    sameJson(rows.map(({ player }) => player).toSorted(), [...tallies.keys()].toSorted()),
    () => `${rows.length} lines for ${tallies.size} players`,
  );
  const [record, vp] = [columns.findIndex(({ by }) => by === 'record'), columns.findIndex(({ by }) => by === 'figure')];
  for (const { player, values, place } of rows) {
    const { won, lost, drawn, points, disqualified } = tallies.get(player) as Tally;
    const shown = [values[record]?.shown, values[vp]?.value, place === null];
    const made = [`${won}-${lost}-${drawn}`, points, disqualified];
    holds(
      'standings follow from the matches',
      sameJson(shown, made),
      () => `${player}: ${shown.join()} and not ${made.join()}`,
    );
  }
}
