import type { EntrantView, RoundOfEvent } from '@adjutant/tournament';

export const RESULTS = [
  { value: 'loss', label: 'Loss' },
  { value: 'draw', label: 'Draw' },
  { value: 'win', label: 'Win' },
  { value: 'none', label: 'None any more' },
] as const;
export type Result = (typeof RESULTS)[number]['value'];

type Round = Pick<RoundOfEvent, 'number' | 'status' | 'tables' | 'byes'>;

/** Published rounds in which somebody who is part of the event has neither table nor bye. */
export function missedBy(
  { player, status }: Pick<EntrantView, 'player' | 'status'>,
  rounds: readonly Round[],
): readonly Round[] {
  if (status !== 'entered' && status !== 'dropped') return [];
  return rounds.filter(
    ({ status: of, tables, byes }) =>
      of !== 'drafted' &&
      !tables.some(({ A, B }) => A === player || B === player) &&
      !byes.some((bye) => bye.player === player),
  );
}
