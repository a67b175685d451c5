import { is, type Static } from '@adjutant/kernel';
import {
  answerRule,
  causeName,
  type Pack,
  type PendingAnswer,
  type PendingRoll,
  Side,
  type Table,
} from '@adjutant/rules';

export const RollView = is.object(
  {
    id: is.anyText(),
    player: Side,
    purpose: is.anyText(),
    dice: is.anyText(),
    blocks: is.anyText({ says: 'What has to wait for the dice.' }),
    entry: is.anyWhole({ says: 'Number of the entry that made it due, and the rule that it is for.' }),
    cause: is.anyText(),
    causeName: is.anyText(),
  },
  { name: 'RollView' },
);
export type RollView = Static<typeof RollView>;

/** A use that waits for the opponent: nothing else is recorded before. */
export const AnswerView = is.object(
  {
    entry: is.anyWhole({ says: 'Number of the entry of the use, the rule used, and by whom.' }),
    use: is.anyText(),
    useName: is.anyText(),
    player: Side,
    by: is.says('Who answers, what is asked, and the ways to answer.', Side),
    asks: is.anyText(),
    options: is.many(is.object({ id: is.anyText(), name: is.anyText(), costs: is.mapOf(is.anyWhole()) })),
  },
  { name: 'AnswerView' },
);
export type AnswerView = Static<typeof AnswerView>;

/** What is open: dice to be thrown, uses that wait for an answer, and questions to be answered. */
export const Pending = is.object(
  {
    rolls: is.many(RollView),
    answers: is.many(AnswerView),
    questions: is.many(
      is.object({
        entry: is.anyWhole(),
        question: is.anyText(),
        asks: is.anyText(),
        by: Side,
        contested: is.yes(),
      }),
    ),
  },
  { name: 'Pending' },
);
export type Pending = Static<typeof Pending>;

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
    causeName: causeName(pack, cause),
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
    asks: answerRule(rule)?.asks ?? '',
    options: (answerRule(rule)?.options ?? []).map(({ id, name, costs = {} }) => ({ id, name, costs })),
  };
}
