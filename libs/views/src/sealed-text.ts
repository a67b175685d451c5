import { stillSealed, unsaid, type MatchState } from '@adjutant/match';

/** What opens the hands that are sealed when a battle is over; null while it goes on, and where nothing is sealed any more. */
export function sealedText(state: MatchState): string | null {
  const waits = unsaid(state);
  if (waits === null || stillSealed(state).length === 0) return null;
  if (waits.length === 0) return 'What was sealed and could not be opened stays sealed: its envelopes are not here.';
  const who = waits.length === 1 ? waits.join() : 'each player who has not said that it is over';
  return `What the players have sealed stays sealed until ${who} confirms the result, or an official enters that or decides it.`;
}
