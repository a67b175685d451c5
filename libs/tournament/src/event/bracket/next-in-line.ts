import type { TournamentEvent } from '../events.js';
import { groupIn } from '../groups/groups.js';
import { standingsOf } from '../../standing/standings.js';
import { tookPartIn } from '../../standing/took-part.js';
import { presetOf } from '../ranked.js';
import { evolve } from '../state/evolve.js';
import type { OpenedTournament } from '../state/state.js';
import { tournamentFacts } from '../state/tournament-facts.js';
import { thereIn } from '../there.js';

/**
 * What becomes of the seeds of those who leave by an event, as long as no round of the bracket is out: the next of the standings who is
 * there and not through takes each, of their own group first where groups were cut. It is recorded, so that a result which is
 * corrected later puts in nobody else. Nothing where nobody is left in line: then their opponents go on, as they do later.
 */
export function seedsPassedOn(
  before: OpenedTournament,
  leaving: TournamentEvent,
  players: readonly string[],
  seed: string,
): readonly TournamentEvent[] {
  const { cut } = before;
  const leavers = cut?.players.filter((player) => players.includes(player)) ?? [];
  if (cut?.bracket !== true || leavers.length === 0 || !isAhead(before)) return [];
  const now = evolve(before, leaving);
  if (now.status === 'absent') return [];
  const line = lineIn(now, cut, seed);
  const seeds = leavers.reduce((so, leaver) => passedOn(so, leaver, line), cut.players);
  const { after: _, ...data } = cut;
  return seeds === cut.players ? [] : [{ type: 'FieldCut', data: { ...data, players: [...seeds] } }];
}

type Cut = NonNullable<OpenedTournament['cut']>;

/** Of a bracket from round 1 on there are no standings by which somebody would be the next. */
const isAhead = ({ status, cut, rounds }: OpenedTournament): boolean =>
  status === 'running' &&
  cut !== undefined &&
  cut.after > 0 &&
  rounds.every(({ number, publication }) => number <= cut.after || publication === 0);

interface Line {
  readonly players: readonly string[];
  /** Whoever is of the same group comes before the others. */
  isNear(one: string, other: string): boolean;
}

function lineIn(state: OpenedTournament, { after, rule }: Cut, seed: string): Line {
  const [isThere, groupOf] = [thereIn(state, after + 1), groupIn(state)];
  const facts = tournamentFacts(state, seed);
  const tookPart = tookPartIn(facts, after);
  const { rows } = standingsOf(facts, presetOf(state), after);
  return {
    players: rows.flatMap(({ place, player }) =>
      place !== null && tookPart(player) && isThere(player) ? [player] : [],
    ),
    isNear: (one, other) => rule?.by === 'group' && groupOf(one) === groupOf(other),
  };
}

function passedOn(seeds: readonly string[], leaver: string, { players, isNear }: Line): readonly string[] {
  const line = players.filter((player) => !seeds.includes(player));
  const next = line.find((player) => isNear(player, leaver)) ?? line[0];
  return next === undefined ? seeds : seeds.map((player) => (player === leaver ? next : player));
}
