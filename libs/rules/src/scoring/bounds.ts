import { isTold } from '../book/book-names.js';
import { clockText, opponentOf, stepName, type Clock, type Side } from '../clock/sequence.js';
import { activeCards, cardOf } from '../awards/active.js';
import type { Finding } from '../judge/finding.js';
import { inForce } from '../judge/in-force.js';
import type { Entry, PhaseTiming, TimeOfScoring } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import type { RulesCode } from '../refusals.js';

/** Points that a player writes down for a category. */
export interface Scored {
  readonly player: Side;
  readonly category: string;
  readonly points: number;
}

interface Bounding {
  readonly entry: Pick<Entry, 'id' | 'name'>;
  readonly bound: TimeOfScoring;
}

function boundsOn(pack: Pack, table: Table, { player, category }: Scored): readonly Bounding[] {
  const own = pack.score.categories.find(({ id }) => id === category);
  const told = own?.bounds ? [{ entry: own, bound: own.bounds }] : [];
  const inForceNow = inForce(pack, table)
    .filter(({ side }) => side !== opponentOf(player))
    .flatMap(({ entry }) => (entry.grants?.scoring ?? []).map((bound) => ({ entry, bound })))
    .filter(({ bound }) => bound.category === category);
  return [...inForceNow, ...told];
}

/** What is in force says of points: whether they come too early, and whether they are too many for a turn. Never more than a doubt. */
export function findingsOnScore(pack: Pack, table: Table, scored: Scored): readonly Finding[] {
  return [
    ...boundsOn(pack, table, scored).flatMap((one) => [
      ...tooEarly(pack, table, scored, one),
      ...tooMany(table, scored, one),
      ...atAnother(pack, table, scored, one),
    ]),
    ...besideCards(pack, table, scored),
  ];
}

function tooEarly(pack: Pack, { clock }: Table, { category }: Scored, { entry, bound }: Bounding): Finding[] {
  const { fromRound } = bound;
  if (fromRound === undefined || !clock) return [];
  const here = clockText(pack.sequence, clock);
  const says = `${entry.name} scores ${nameOf(pack, category)} from battle round ${fromRound} on; it is ${here}.`;
  const answer = clock.round >= fromRound ? 'met' : 'unmet';
  const facts = { round: clock.round, fromRound };
  return [finding(entry, bound, { check: 'scoring-round', answer, code: 'score/too-early', says, facts })];
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
  return [finding(entry, bound, { check: 'scoring-per-turn', answer, code: 'score/over-the-turn', says, facts })];
}

function atAnother(pack: Pack, { clock }: Table, { player, category }: Scored, { entry, bound }: Bounding): Finding[] {
  const { steps } = bound;
  if (steps === undefined || !clock) return [];
  const answer = steps.some((one) => isScoringStep(one, clock, player)) ? 'met' : 'unmet';
  const when = steps.map(({ phase, turn }) => `${WHOSE[turn]} ${stepName(pack.sequence, phase)}`).join(', ');
  const says = `${nameOf(pack, category)} scores in: ${when}; it is ${clockText(pack.sequence, clock)}.`;
  return [finding(entry, bound, { check: 'scoring-step', answer, code: 'score/wrong-step', says, facts: {} })];
}

const WHOSE = { own: 'your', opponent: "the opponent's", either: "either player's" } as const;

function isScoringStep({ phase, turn }: PhaseTiming, clock: Clock, player: Side): boolean {
  return (
    phase === clock.step && (turn === 'either' || clock.turn === null || (turn === 'own') === (clock.turn === player))
  );
}

/** A category that is scored by claiming: nothing looks at the card, the moment and the award of points that are typed beside it. */
function besideCards(pack: Pack, table: Table, { player, category }: Scored): Finding[] {
  const had = [...activeCards(pack, table, player), ...claimedBy(table, player)];
  if (!had.some((id) => cardOf(pack, id)?.category === category)) return [];
  const says = `${nameOf(pack, category)} is scored by claiming cards; these points are held to no card and no moment.`;
  const code: RulesCode = 'score/beside-cards';
  const about = { id: category, name: nameOf(pack, category) };
  return [
    finding(
      about,
      { source: pack.score.source },
      { check: 'scoring-by-cards', answer: 'unmet', code, says, facts: {} },
    ),
  ];
}

function claimedBy({ claimed = [] }: Table, side: Side): readonly string[] {
  return claimed.filter(({ player }) => player === side).map(({ card }) => card);
}

type Weighed = Pick<Finding, 'check' | 'answer' | 'says' | 'facts'> & { readonly code: RulesCode };

function finding({ id }: Bounding['entry'], { source }: TimeOfScoring, weighed: Weighed): Finding {
  return { rule: id, footing: isTold(source) ? 'attest' : 'record', cites: [source], ...weighed };
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
