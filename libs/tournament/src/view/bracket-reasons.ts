import { bracketBefore, matchesIn } from '../event/bracket/played.js';
import { opponentsOn } from '../event/deciding/sheet.js';
import type { OpenedTournament, RoundState } from '../event/state/state.js';
import { sittingAt } from '../pairing/formats/bracket.js';
import { roundName } from './bracket-words.js';
import { cameInFor } from './came-in.js';
import type { Around } from './show.js';

interface Told {
  readonly explained: null;
  readonly says: string;
}

/** Why those meet whom the bracket pairs, by player. */
export type ToldByBracket = ReadonlyMap<string, Told>;

const BY_HAND = 'Put together by hand, against the bracket. ';

/** What the bracket says of a round; nothing where there is none. `then`: the event as it stood when the sheet was drawn. */
export function toldByBracket(then: OpenedTournament, round: RoundState, { nameOf, record }: Around): ToldByBracket {
  const played = bracketBefore(then, round.number);
  const told = new Map<string, Told>();
  if (played === undefined || round.number <= played.after) return told;
  const { bracket } = played;
  const cameIn = cameInFor(then, record);
  const opponents = opponentsOn(round);
  const last = Math.max(...bracket.matches.map((one) => one.round));
  for (const one of matchesIn(played, round.number)) {
    const two = sittingAt(bracket, one).filter((player) => player !== undefined);
    const seats = two.map((player) => `${nameOf(player)} (seed ${bracket.seeds.indexOf(player) + 1})`);
    const name = roundName(last - one.round);
    const came = two.flatMap((player) => {
      const left = one.round === 1 ? cameIn.get(player) : undefined;
      if (left === undefined) return [];
      return [` ${nameOf(player)} came in for ${nameOf(left)}, who left before the bracket began.`];
    });
    const says =
      two.length === 2
        ? `${name} of the bracket: ${seats.join(' meets ')}.`
        : `${name} of the bracket: ${seats[0]} has nobody to meet, and goes through.`;
    for (const player of two) {
      const other = two.find((one) => one !== player);
      const byHand = opponents.get(player) === other ? '' : BY_HAND;
      told.set(player, { explained: null, says: byHand + says + came.join('') });
    }
  }
  return told;
}
