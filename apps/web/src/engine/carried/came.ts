/** What came of a press that was brought to the server. */
export interface CameOfPress {
  readonly id: string;
  /** In the word of the server: recorded, already, refused, waits. */
  readonly outcome: string;
  /** Why it was not recorded; empty where it was. */
  readonly code: string;
  readonly says: string;
}

/** What the server has answered to a run. */
export type Came =
  | { readonly is: 'answered'; readonly presses: readonly CameOfPress[] }
  /** Nothing of it was taken. */
  | { readonly is: 'refused'; readonly code: string; readonly says: string };

/** The record has come to where it was pressed. */
export const isAnswered = ({ code }: CameOfPress): boolean => code !== 'weave/not-there-yet';

/** It is brought again: where the record has not come to what a press rests on, and where the phone has not told its key yet. */
export function isFinal(came: Came | null): boolean {
  if (came === null) return false;
  if (came.is === 'refused') return came.code !== 'run/unknown-key';
  return came.presses.every(isAnswered);
}
