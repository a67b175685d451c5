import { opponentsOf, opponentsOn } from '../event/deciding/sheet.js';
import { isByGroups } from '../event/groups/groups.js';
import { roundsOf, scheduleOf } from '../event/groups/round.js';
import type { OpenedTournament, RoundState } from '../event/state/state.js';
import type { ToldByBracket } from './bracket-reasons.js';
import type { Around } from './show.js';

type Groups = NonNullable<OpenedTournament['groups']>;

/** What the schedule of groups says of everybody who stands on the sheet of a round; nothing where it drew none. */
export function toldByGroups(then: OpenedTournament, round: RoundState, { nameOf }: Around): ToldByBracket {
  const { groups } = then;
  if (groups === undefined || !isByGroups(then, round.number)) return new Map();
  const all = roundsOf(groups);
  const whose = (at: number): string => (groups.length === 1 ? 'Round robin' : `Group ${at + 1}`);
  const [pairOf, wanted] = [opponentsOn(round), opponentsBySchedule(groups, round)];
  const told = groups.flatMap((players, at) => {
    const head = `${whose(at)}, round ${round.number} of ${all}`;
    return players.map((player) => {
      const [other, meant] = [pairOf.get(player), wanted.get(player)];
      const says =
        other === undefined
          ? meant === undefined
            ? `${head}: ${nameOf(player)} rests, as the group has nobody for them in this round.`
            : `${head}: ${nameOf(player)} would have met ${nameOf(meant)}, and one of the two does not play.`
          : other === meant
            ? `${head}: everybody meets everybody once, and now ${nameOf(player)} meets ${nameOf(other)}.`
            : `${head}: put together by hand. By the schedule ${nameOf(player)} ${meant === undefined ? 'rests' : `meets ${nameOf(meant)}`}.`;
      return [player, { explained: null, says }] as const;
    });
  });
  return new Map(told);
}

/** Tables of a round at which the schedule of groups has others sit; undefined where none draws it. */
export function pairsOffSchedule(then: OpenedTournament, round: RoundState): RoundState['tables'] | undefined {
  if (then.groups === undefined || !isByGroups(then, round.number)) return undefined;
  const wanted = opponentsBySchedule(then.groups, round);
  return round.tables.filter(({ A, B }) => wanted.get(A) !== B);
}

/** Whom everybody meets in a round by the schedule of their group. */
const opponentsBySchedule = (groups: Groups, { number }: RoundState): ReadonlyMap<string, string> =>
  opponentsOf(groups.flatMap((players) => scheduleOf(players, number)).flatMap(({ pairs }) => pairs));
