import { opponentOf, type Clock, type Side } from '../clock/sequence.js';
import type { Award, ScoringMoment } from '../pack/award.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** Whether it is this moment for a player. Its rounds are the award’s to say. */
function isNow({ step, part, turn, who }: ScoringMoment, clock: Clock, firstTurn: Side, side: Side): boolean {
  const inPlace = clock.step === step && (part === undefined || clock.part === part);
  const inTurn = turn === 'either' || (clock.turn !== null && (turn === 'own') === (clock.turn === side));
  return inPlace && inTurn && (who === undefined || (who === 'first' ? firstTurn : opponentOf(firstTurn)) === side);
}

/** Ids of the moments that it is for a player now. */
export function momentsNow(pack: Pack, { clock, firstTurn }: Table, side: Side): readonly string[] {
  return clock === null
    ? []
    : (pack.moments ?? []).filter((one) => isNow(one, clock, firstTurn, side)).map(({ id }) => id);
}

/**
 * Whether an award can be scored now. `round`: it is one of its moments, and it has none in this battle round; `moment`: it is
 * scored at another one.
 */
export function timeOf(pack: Pack, table: Table, side: Side, { at }: Award): 'now' | 'moment' | 'round' {
  const round = table.clock?.round ?? 0;
  const now = momentsNow(pack, table, side);
  const fitting = at.filter(({ moment }) => now.includes(moment));
  if (fitting.some(({ rounds }) => rounds.includes(round))) return 'now';
  const laterHere = at.some(({ rounds }) => rounds.includes(round));
  return fitting.length > 0 && !laterHere ? 'round' : 'moment';
}

/** Two claims are of one moment where the battle stands in the same step, and in the same step inside it. */
export function sameMoment(one: Clock | null, other: Clock | null): boolean {
  return (['round', 'turn', 'step', 'part'] as const).every((member) => one?.[member] === other?.[member]);
}
