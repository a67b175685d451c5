import { shape } from '@adjutant/kernel';
import { type Pack, type PendingAnswer, type PendingRoll, Side, type Table } from '@adjutant/rules';

export const RollView = shape.named(
  'RollView',
  shape.closed({
    id: shape.text(),
    player: Side,
    purpose: shape.text(),
    dice: shape.text(),
    blocks: shape.says('What has to wait for the dice.', shape.text()),
    entry: shape.says('Number of the entry that made it due, and the rule that it is for.', shape.whole()),
    cause: shape.text(),
    causeName: shape.text(),
  }),
);
export type RollView = shape.Static<typeof RollView>;

/** A use that waits for the opponent: nothing else is recorded before. */
export const AnswerView = shape.named(
  'AnswerView',
  shape.closed({
    entry: shape.says('Number of the entry of the use, the rule used, and by whom.', shape.whole()),
    use: shape.text(),
    useName: shape.text(),
    player: Side,
    by: shape.says('Who answers, what is asked, and the ways to answer.', Side),
    asks: shape.text(),
    options: shape.list(shape.closed({ id: shape.text(), name: shape.text(), costs: shape.byId(shape.whole()) })),
  }),
);
export type AnswerView = shape.Static<typeof AnswerView>;

/** What is open: dice to be thrown, uses that wait for an answer, and questions to be answered. */
export const Pending = shape.named(
  'Pending',
  shape.closed({
    rolls: shape.list(RollView),
    answers: shape.list(AnswerView),
    questions: shape.list(
      shape.closed({
        entry: shape.whole(),
        question: shape.text(),
        asks: shape.text(),
        by: Side,
        contested: shape.yesOrNo(),
      }),
    ),
  }),
);
export type Pending = shape.Static<typeof Pending>;

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
