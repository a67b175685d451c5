import type { Pack, PendingAnswer, PendingRoll, Side, Table } from '@adjutant/rules';

/** What is open: dice to be thrown, uses that wait for an answer, and questions to be answered. */
export interface Pending {
  readonly rolls: readonly RollView[];
  readonly answers: readonly AnswerView[];
  readonly questions: readonly {
    readonly entry: number;
    readonly question: string;
    readonly asks: string;
    readonly by: Side;
    readonly contested: boolean;
  }[];
}

export interface RollView {
  readonly id: string;
  readonly player: Side;
  readonly purpose: string;
  readonly dice: string;
  /** What has to wait for the dice. */
  readonly blocks: string;
  /** Number of the entry that made it due, and the rule that it is for. */
  readonly entry: number;
  readonly cause: string;
  readonly causeName: string;
}

/** A use that waits for the opponent: nothing else is recorded before. */
export interface AnswerView {
  /** Number of the entry of the use, the rule used, and by whom. */
  readonly entry: number;
  readonly use: string;
  readonly useName: string;
  readonly player: Side;
  /** Who answers, what is asked, and the ways to answer. */
  readonly by: Side;
  readonly asks: string;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly costs: { readonly [resource: string]: number };
  }[];
}

export const NOTHING_PENDING: Pending = { rolls: [], answers: [], questions: [] };

export function pendingOf(pack: Pack, table: Table): Pending {
  return {
    rolls: table.rolls.map((roll) => rollView(pack, roll)),
    answers: table.answers.map((answer) => answerView(pack, answer)),
    questions: table.questions.map((one) => ({
      entry: one.number,
      question: one.key,
      asks: one.asks,
      by: one.by,
      contested: one.contested,
    })),
  };
}

function rollView(pack: Pack, { id, number, player, cause, due }: PendingRoll): RollView {
  return {
    id,
    player,
    purpose: due.purpose,
    dice: `${due.dice.count}D${due.dice.sides}`,
    blocks: due.blocks,
    entry: number,
    cause,
    causeName: pack.entries[cause]?.name ?? cause,
  };
}

function answerView(pack: Pack, { number, entry, player, by }: PendingAnswer): AnswerView {
  const rule = pack.entries[entry];
  return {
    entry: number,
    use: entry,
    useName: rule?.name ?? entry,
    player,
    by,
    asks: rule?.answer?.asks ?? '',
    options: (rule?.answer?.options ?? []).map(({ id, name, costs = {} }) => ({ id, name, costs })),
  };
}
