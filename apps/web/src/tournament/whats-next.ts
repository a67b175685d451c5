import type { RoundOfEvent, TournamentView } from '@adjutant/tournament';
import { hallOfTable } from '@adjutant/tournament/clocks';
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
    return { says: whilePlayed(last), part: 'rounds' };
  }
  return number < settings.rounds
    ? { says: `Round ${number} is closed: draft round ${number + 1}.`, part: 'rounds' }
    : {
        says: `All ${settings.rounds} rounds are closed: look at the standings, then end the event.`,
        part: 'standings',
      };
}

/** A disputed table holds no round up, whether it has a result or not: whoever closes it has to know what comes of that. */
function whilePlayed({ number, tables, halls = [] }: RoundOfEvent): string {
  const voided = tables.filter((one) => one.voided !== undefined);
  const disputed = tables.filter((one) => one.disputed).length;
  const open = tables.filter((one) => one.result === null && !one.disputed && one.voided === undefined);
  if (voided.length > 0)
    return `Void in round ${number}, and still published: table ${voided.map(({ table }) => table).join(', ')}. Restore the match, or publish the table anew, before the round is closed.`;
  if (open.length > 0) {
    const where = halls
      .map((hall) => ({ ...hall, left: open.filter(({ table }) => hallOfTable(halls, table) === hall).length }))
      .filter(({ left }) => left > 0)
      .map(({ name, left }) => `${name} ${left}`);
    const inHalls = where.length === 0 ? '' : ` (${where.join(', ')})`;
    const besides = disputed === 0 ? '' : `, ${disputed} disputed`;
    return `Round ${number} is played: ${count(open.length, 'table')} of ${tables.length} without a result${inHalls}${besides}.`;
  }
  if (disputed === 0) return `Every table of round ${number} has a result: close the round.`;
  const [are, it, they] = disputed === 1 ? ['is', 'it', 'it is'] : ['are', 'them', 'they are'];
  return `${count(disputed, 'table')} of round ${number} ${are} disputed: closing the round leaves ${it} outside the standings until ${they} ruled on.`;
}

function beforeRound1(entered: number, here: number, { checkIn }: TournamentView['settings']): NextStep {
  if (entered < 2) return { says: 'Enter players: paste them from a table, or type names.', part: 'entries' };
  if (checkIn && here < entered)
    return { says: `${here} of ${entered} players are checked in; round 1 pairs who is.`, part: 'entries' };
  return { says: `${count(entered, 'player')} are entered: draft round 1.`, part: 'rounds' };
}
