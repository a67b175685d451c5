import type { Side } from '@adjutant/rules';
import type { ChessClockView } from '@adjutant/views';

export const PAUSED = { asked: 'Paused', call: 'Paused for the judge', end: 'The match is over' } as const;

/** What is left to a side now: `since` milliseconds after the moment that the view is told for. */
export function leftOf({ left, runs }: ChessClockView, side: Side, since: number): number {
  return left[side] - (runs === side ? since : 0);
}

/** Whose time runs, where it is no player's. */
export function neutralSays({ paused, runs, spent }: ChessClockView): string {
  if (paused !== null) return PAUSED[paused];
  if (runs === 'neutral') return 'Neutral time runs';
  return runs === null && spent.A + spent.B + spent.neutral === 0 ? 'Not started' : '';
}

/** What an official may press, or a player. */
export const pressesFor = ({ presses }: ChessClockView, judges: boolean): ChessClockView['presses']['player'] =>
  presses[judges ? 'judge' : 'player'];

/** Why a press is not open to whoever acts; undefined where it is. What the time runs for already is not listed at all. */
export function refusalOf(presses: ChessClockView['presses']['player'], type: string, to?: string): string | undefined {
  return presses.find((one) => one.type === type && one.to === to)?.no;
}
