import { clockText, opponentOf, type Side } from '../clock/sequence.js';
import type { Finding } from '../judge/finding.js';
import { inForce } from '../judge/in-force.js';
import type { Entry, ScoringBound } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** Points that a player writes down for a category. */
export interface Scored {
  readonly player: Side;
  readonly category: string;
  readonly points: number;
}

interface Bounding {
  readonly entry: Entry;
  readonly bound: ScoringBound;
}

function boundsOn(pack: Pack, table: Table, { player, category }: Scored): readonly Bounding[] {
  return inForce(pack, table)
    .filter(({ side }) => side !== opponentOf(player))
    .flatMap(({ entry }) => (entry.grants?.scoring ?? []).map((bound) => ({ entry, bound })))
    .filter(({ bound }) => bound.category === category);
}

/** What is in force says of points: whether they come too early, and whether they are too many for a turn. Never more than a doubt. */
export function findingsOnScore(pack: Pack, table: Table, scored: Scored): readonly Finding[] {
  return boundsOn(pack, table, scored).flatMap((one) => [
    ...tooEarly(pack, table, scored, one),
    ...tooMany(table, scored, one),
  ]);
}

function tooEarly(pack: Pack, { clock }: Table, { category }: Scored, { entry, bound }: Bounding): Finding[] {
  const { fromRound } = bound;
  if (fromRound === undefined || !clock) return [];
  const here = clockText(pack.sequence, clock);
  const says = `${entry.name} scores ${nameOf(pack, category)} from battle round ${fromRound} on; it is ${here}.`;
  const answer = clock.round >= fromRound ? 'met' : 'unmet';
  const facts = { round: clock.round, fromRound };
  return [{ ...standing(entry, bound), check: 'scoring-round', answer, code: 'score/too-early', says, facts }];
}

function tooMany(table: Table, { player, category, points }: Scored, { entry, bound }: Bounding): Finding[] {
  const { perTurn } = bound;
  if (perTurn === undefined) return [];
  const before = (table.scoredInTurn ?? [])
    .filter((one) => one.player === player && one.category === category)
    .reduce((sum, one) => sum + one.points, 0);
  const says = `${entry.name} gives ${perTurn} at most in a turn; with these ${player} comes to ${before + points}.`;
  const answer = before + points <= perTurn ? 'met' : 'unmet';
  const facts = { perTurn, before, points };
  return [{ ...standing(entry, bound), check: 'scoring-per-turn', answer, code: 'score/over-the-turn', says, facts }];
}

function standing({ id }: Entry, { source }: ScoringBound): Pick<Finding, 'rule' | 'footing' | 'cites'> {
  return { rule: id, footing: 'record', cites: [source] };
}

function nameOf(pack: Pack, category: string): string {
  return pack.score.categories.find((one) => one.id === category)?.name ?? category;
}

/** Keeps what was scored in this turn as long as something in force asks for it. */
export function countInTurn(pack: Pack, table: Table, { player, category, points }: Scored): Table {
  if (!boundsOn(pack, table, { player, category, points }).some(({ bound }) => bound.perTurn !== undefined))
    return table;
  return { ...table, scoredInTurn: [...(table.scoredInTurn ?? []), { player, category, points }] };
}
