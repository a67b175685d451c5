import { notAllowed, type AccessCode } from '@adjutant/access';
import { refusing } from '@adjutant/kernel';
import type { OpenedState, OpenMatch } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';

const LONGEST_TITLE = 200;

const { refuse } = refusing<AccessCode>();

/** What opens the same match again: game, seats, settings and depth. */
export function rematchOf({ title, pack, seats, settings, table }: OpenedState): OpenMatch['data'] {
  const { enforcement, attestations, rosters, chessClock } = settings;
  const again = title.startsWith('Rematch: ') ? title : `Rematch: ${title}`.slice(0, LONGEST_TITLE);
  return {
    title: again,
    pack: { id: pack.id, release: pack.release },
    seats,
    settings: { enforcement, attestations, rosters, ...(chessClock && { chessClock }) },
    ...(table.depth === undefined || table.depth === 'full' ? {} : { depth: table.depth }),
  };
}

/** Throws where a match is not over, or its rematch is not of the same two players: a seat says nothing in any other. */
export function assertRematch(match: string, before: OpenedState, next: OpenedState | undefined): void {
  const isOver = before.status === 'finished' || before.status === 'confirmed';
  if (!isOver || before.voided !== undefined) {
    const says = `Match ${match} is not over: finish it, or go on there.`;
    throw notAllowed(refuse('access/not-over', says, { match, status: before.status }));
  }
  if (next === undefined || SIDES.every((side) => next.seats[side].player === before.seats[side].player)) return;
  const says = `The match after ${match} is not of the same two players: ask for the code of your seat there.`;
  throw notAllowed(refuse('access/other-match', says, { match }));
}
