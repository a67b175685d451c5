import { is, type Static } from '@adjutant/kernel';
import { allSteps, firstOf, opponentOf, type Pack, Side, type Step, type Table } from '@adjutant/rules';

/** A part of a battle round: the turn of a player, or the steps around the turns, which belong to nobody. */
export const CoursePart = is.object(
  { turn: is.orNull(Side), steps: is.many(is.object({ id: is.anyText(), name: is.anyText() })) },
  { name: 'CoursePart' },
);
export type CoursePart = Static<typeof CoursePart>;

export const CourseRound = is.object(
  {
    round: is.anyWhole({ says: '0: putting the armies on the table, before the first round.' }),
    parts: is.many(CoursePart),
  },
  { name: 'CourseRound' },
);
export type CourseRound = Static<typeof CourseRound>;

/** The course that the battle takes, as far as is known: its rounds with their turns and steps in order. */
export function courseOf({ sequence }: Pack, table: Table): readonly CourseRound[] {
  const { rounds, setUp = [], roundStart = [], turn, roundEnd = [] } = sequence;
  const part = (side: Side | null, steps: readonly Step[]): CoursePart[] =>
    steps.length === 0 ? [] : [{ turn: side, steps: steps.map(({ id, name }) => ({ id, name })) }];
  const played = Array.from({ length: rounds }, (_, index): CourseRound => {
    const first = firstOf(table.turnOrders, index + 1)?.first ?? table.firstTurn;
    const turns = [...part(first, turn), ...part(opponentOf(first), turn)];
    return { round: index + 1, parts: [...part(null, roundStart), ...turns, ...part(null, roundEnd)] };
  });
  return setUp.length === 0 ? played : [{ round: 0, parts: part(null, setUp) }, ...played];
}

/** Every step that the turn order has, each once. */
export function stepsOf({ sequence }: Pack): CoursePart['steps'] {
  return allSteps(sequence).map(({ id, name }) => ({ id, name }));
}
