import { opponentOf, type Pack, type Side, type Step, type Table } from '@adjutant/rules';

/** A part of a battle round: the turn of a player, or the steps around the turns, which belong to nobody. */
export interface CoursePart {
  readonly turn: Side | null;
  readonly steps: readonly { readonly id: string; readonly name: string }[];
}

export interface CourseRound {
  readonly round: number;
  readonly parts: readonly CoursePart[];
}

/** The course that the battle takes, as far as is known: its rounds with their turns and steps in order. */
export function courseOf({ sequence }: Pack, table: Table): readonly CourseRound[] {
  const { rounds, roundStart = [], turn, roundEnd = [] } = sequence;
  const part = (side: Side | null, steps: readonly Step[]): CoursePart[] =>
    steps.length === 0 ? [] : [{ turn: side, steps: steps.map(({ id, name }) => ({ id, name })) }];
  return Array.from({ length: rounds }, (_, index) => {
    const first = table.firstTurn;
    return {
      round: index + 1,
      parts: [
        ...part(null, roundStart),
        ...part(first, turn),
        ...part(opponentOf(first), turn),
        ...part(null, roundEnd),
      ],
    };
  });
}

/** Every step that the turn order has, each once. */
export function stepsOf({ sequence }: Pack): CoursePart['steps'] {
  const { roundStart = [], turn, roundEnd = [] } = sequence;
  return [...roundStart, ...turn, ...roundEnd].map(({ id, name }) => ({ id, name }));
}
