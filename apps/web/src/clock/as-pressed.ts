import type { ChessClockView } from '@adjutant/views';

/** A press that was made on this page and is not in what the server has told yet. */
export interface NotYetTold {
  /** Null where it pauses. */
  readonly to: 'A' | 'B' | 'neutral' | null;
  /** When, by the time of the server. */
  readonly at: number;
}

/** The clock as it runs from the presses on, whenever they get to the server. */
export function asPressed(view: ChessClockView, presses: readonly NotYetTold[]): ChessClockView {
  return presses.reduce(pressed, view);
}

function pressed(view: ChessClockView, { to, at }: NotYetTold): ChessClockView {
  const { runs, left } = view;
  if (runs === to) return view;
  const until = Math.max(view.at, at);
  const before = runs === null ? null : left[runs];
  const ran = runs === null || before === null ? {} : { [runs]: before - (until - view.at) };
  return { ...view, left: { ...left, ...ran }, runs: to, at: until, paused: to === null ? 'asked' : null };
}
