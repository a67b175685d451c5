import { is, type Static } from '@adjutant/kernel';
import {
  figuresAfter,
  roundConfirmations,
  rulingsIn,
  sameFigures,
  recordOf,
  Figures,
  type MatchEvent,
  type OpenedState,
} from '@adjutant/match';
import { tellingOf, type Telling } from '@adjutant/replay';
import { Side, SIDES, type Shelf } from '@adjutant/rules';

/** Where an entry is: recorded by somebody, agreed by both, or ruled by officials. */
export const Standing = is.oneOf(['recorded', 'agreed', 'ruled']);
export type Standing = Static<typeof Standing>;

/** What a player has said of the points at the end of a battle round. */
export const RoundSaid = is.object(
  {
    entry: is.anyWhole(),
    player: Side,
    round: is.anyWhole(),
    seen: Figures,
    sinceChanged: is.optional(
      is.exactly(true, { says: 'The record has other points for the end of the round by now.' }),
    ),
    named: is.optional(is.exactly(true, { says: 'With the own name typed, on a device that both use.' })),
    typed: is.optional(is.anyText({ says: 'The name as earlier records kept it.' })),
    enteredBy: is.optional(is.anyText({ says: 'Who entered it for the player.' })),
  },
  { name: 'RoundSaid' },
);
export type RoundSaid = Static<typeof RoundSaid>;

/** The last word of each player about each round, oldest round first. Nothing is closed by it: what changed since shows. */
export function roundsSaid(shelf: Shelf, state: OpenedState): readonly RoundSaid[] {
  const all = roundConfirmations(state);
  const last = all.filter(
    (one, at) =>
      !all.slice(at + 1).some(({ data }) => data.player === one.data.player && data.round === one.data.round),
  );
  const rounds = [...new Set(last.map(({ data }) => data.round))].sort((one, other) => one - other);
  return rounds.flatMap((round) => {
    const now = figuresAfter(shelf, state, round);
    return last
      .filter(({ data }) => data.round === round)
      .map(({ entry, data: { player, seen, named, typed, by } }): RoundSaid => ({
        entry,
        player,
        round,
        seen,
        ...(sameFigures(seen, now) ? {} : { sinceChanged: true }),
        ...(named ? { named } : {}),
        ...(typed === undefined ? {} : { typed }),
        ...(by ? { enteredBy: by.id } : {}),
      }));
  });
}

/** Where each entry of a record is, by its number. */
export function standings(shelf: Shelf, events: readonly MatchEvent[]): readonly Standing[] {
  return standingsIn(shelf, tellingOf(shelf, events));
}

/** The same of a record that is told already. */
export function standingsIn(shelf: Shelf, { passages, outcome }: Telling): readonly Standing[] {
  if (outcome.status === 'absent') return [];
  const ruled = ruledIn(outcome);
  const agreed = agreedRounds(shelf, outcome);
  const all: Standing[] = recordOf(outcome).map(() => 'recorded');
  for (const { entered, after } of passages) {
    const round = after.status === 'absent' ? null : (after.table.clock?.round ?? null);
    const isAgreed = outcome.status === 'confirmed' || (round !== null && agreed.has(round));
    all[entered.number] = ruled.has(entered.number) ? 'ruled' : isAgreed ? 'agreed' : 'recorded';
  }
  return all;
}

/** Rounds whose points both have confirmed, as they still are. */
function agreedRounds(shelf: Shelf, state: OpenedState): ReadonlySet<number> {
  const standing = roundsSaid(shelf, state).filter(({ sinceChanged }) => !sinceChanged);
  const rounds = standing.map(({ round }) => round);
  const saidByBoth = (round: number): boolean =>
    SIDES.every((side) => standing.some((one) => one.player === side && one.round === round));
  return new Set(rounds.filter(saidByBoth));
}

/** What officials decided, what their rulings came to, and the entries that those put right. */
function ruledIn(state: OpenedState): ReadonlySet<number> {
  const blocks = rulingsIn(state).filter(({ reversed, elsewhere }) => !reversed && !elsewhere);
  const numbers = new Set(blocks.flatMap(({ block }) => block));
  const ruled = new Set(numbers);
  for (const { number, event } of recordOf(state)) {
    if (event.type === 'ResultDecided' && !state.struck.includes(number)) ruled.add(number);
    if (event.type === 'EntryCorrected' && numbers.has(number)) ruled.add(event.data.entry);
  }
  return ruled;
}
