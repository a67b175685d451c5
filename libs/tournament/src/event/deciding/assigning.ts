import { already, recorded, sameJson } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import { assignedTo } from '../state/assigned.js';
import { roundOf, tableWith, type RoundState, type TournamentState } from '../state/state.js';
import { tooFar } from './figures.js';
import { no, whileRunning, whoIsKnown, type TournamentDecision } from './context.js';

/** A result where there is no match: of somebody who missed a round, or was kept out of it. */
export function assignResult({ data }: CommandOf<'AssignResult'>, state: TournamentState): TournamentDecision {
  const { sure, ...said } = data;
  return whileRunning(state, (open) =>
    whoIsKnown(open, said.player, () => {
      const round = roundOf(open, said.round);
      const wrong = wrongIn(round, said);
      if (wrong) return wrong;
      const far = tooFar(said.figures ?? {});
      if (far) return no(far.code, far.message, far.facts);
      const { result = 'none', figures } = assignedTo(open, said.player, said.round) ?? {};
      if (result === said.result && sameJson(figures ?? {}, said.figures ?? {})) return already;
      const late = round?.status === 'closed';
      return late && sure !== true ? closed(said.round) : recorded({ type: 'ResultAssigned', data: { ...said, late } });
    }),
  );
}

function wrongIn(
  round: RoundState | undefined,
  { round: number, player }: { readonly round: number; readonly player: string },
): TournamentDecision | null {
  if (round === undefined)
    return no('round/unknown', `Round ${number} is still to come: give the player a bye for it.`, { round: number });
  if (round.publication === 0)
    return no('round/not-published', `Round ${number} is a draft: edit it, or publish it first.`, { round: number });
  const at = tableWith(round, player);
  if (at !== undefined)
    return paired(`${player} plays at table ${at.table} in round ${number}: decide its match.`, {
      ...{ round: number, player, table: at.table },
    });
  return round.byes.some((bye) => bye.player === player)
    ? paired(`${player} has a bye in round ${number}: it counts as the event says.`, { round: number, player })
    : null;
}

const paired = (says: string, facts: Readonly<Record<string, string | number>>): TournamentDecision =>
  no('assigned/paired', says, facts);

const closed = (round: number): TournamentDecision =>
  no(
    'tournament/sure',
    `Round ${round} is closed, and this changes standings from there on: say that you are sure. It stays visible.`,
    { round },
  );
