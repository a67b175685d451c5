import type { TournamentView } from '@adjutant/tournament';
import { count } from '../common/words.js';

/** What is to be done next, in words, and where. */
export interface NextStep {
  readonly says: string;
  readonly part: 'entries' | 'rounds' | 'standings';
}

export function whatsNext({ status, settings, entries, rounds }: TournamentView): NextStep {
  if (status === 'ended') return { says: 'The event is over: the final standings are out.', part: 'standings' };
  const inside = entries.filter((one) => one.status === 'entered');
  const last = rounds.at(-1);
  if (last === undefined) return beforeRound1(inside.length, inside.filter((one) => one.checkedIn).length, settings);
  const { number } = last;
  if (last.status === 'drafted')
    return { says: `Look at the draft of round ${number}, then publish it.`, part: 'rounds' };
  if (last.status === 'published') {
    const open = last.tables.filter(({ result }) => result === null).length;
    const says =
      open === 0
        ? `Every table of round ${number} has a result: close the round.`
        : `Round ${number} is played: ${count(open, 'table')} of ${last.tables.length} without a result.`;
    return { says, part: 'rounds' };
  }
  return number < settings.rounds
    ? { says: `Round ${number} is closed: draft round ${number + 1}.`, part: 'rounds' }
    : {
        says: `All ${settings.rounds} rounds are closed: look at the standings, then end the event.`,
        part: 'standings',
      };
}

function beforeRound1(entered: number, here: number, { checkIn }: TournamentView['settings']): NextStep {
  if (entered < 2) return { says: 'Enter players: paste them from a table, or type names.', part: 'entries' };
  if (checkIn && here < entered)
    return { says: `${here} of ${entered} players are checked in; round 1 pairs who is.`, part: 'entries' };
  return { says: `${count(entered, 'player')} are entered: draft round 1.`, part: 'rounds' };
}
