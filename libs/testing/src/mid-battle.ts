import { ABSENT, decideMatch, foldMatch, type MatchCommand, type MatchState, type OpenedState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';

const AT = '2026-11-21T10:00:00.000Z';
/** A scorekeeper writes, one morning. */
export const occasion = { now: AT, occurredAt: AT, actor: { id: 'scorer', role: 'scorekeeper' } } as const;

/** A match of which only points are written down, taken up in mid-battle. Throws where it is refused. */
export function inMidBattle(shelf: Shelf, pack: string, situation: object): OpenedState {
  const seats = { A: { player: 'a' }, B: { player: 'b' } };
  const commands = [
    { type: 'OpenMatch', data: { title: 'T', pack: { id: pack }, seats, depth: 'score' } },
    { type: 'AdoptSituation', data: { firstTurn: 'A', ...situation } },
  ] as unknown as readonly MatchCommand[];
  let state: MatchState = ABSENT;
  for (const command of commands) {
    const decision = decideMatch(shelf, command, state, occasion);
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    state = foldMatch(shelf, decision.events, state);
  }
  return state as OpenedState;
}
