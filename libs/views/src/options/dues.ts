import { shape } from '@adjutant/kernel';
import { type Pack, Side, type Table } from '@adjutant/rules';
import { answersDue } from './answers.js';
import { choicesOpen } from './choosing.js';
import { handDues } from './hand-due.js';
import { orderDue } from './order-due.js';
import { slotDue } from './slot-due.js';
import { pendingOf } from '../pending.js';

/** One way in which something that is waited for can be done. */
export const DueOption = shape.named(
  'DueOption',
  shape.closed({
    id: shape.text(),
    name: shape.text(),
    cost: shape.optional(shape.byId(shape.whole())),
    open: shape.yesOrNo(),
    because: shape.list(shape.closed({ code: shape.text(), message: shape.text() })),
  }),
);
export type DueOption = shape.Static<typeof DueOption>;

/** Something besides uses that a player has to do now, or may. */
export const Due = shape.named(
  'Due',
  shape.closed({
    what: shape.says(
      'Which command does it: `roll` RecordRoll, `question` AnswerQuestion, `answer` AnswerUse, `draw` DrawObjective, `discard` DiscardObjective, `choose` Choose, `order` DecideTurnOrder, `activate` ActivateUnit, `place` PlaceUnit.',
      shape.oneOf(['roll', 'question', 'answer', 'draw', 'discard', 'choose', 'order', 'activate', 'place']),
    ),
    id: shape.says('What names it in that command: the roll, the question, the choice.', shape.text()),
    player: shape.says('Who does it; null: anybody, for the match.', shape.orNull(Side)),
    must: shape.says('Whether the match waits for it.', shape.yesOrNo()),
    says: shape.text(),
    entry: shape.says('Number of the entry that made it due.', shape.orNull(shape.whole())),
    options: shape.list(DueOption),
  }),
);
export type Due = shape.Static<typeof Due>;

/** Everything that is waited for, and what may be decided now. While an answer is awaited nothing else may be done. */
export function duesOf(pack: Pack, table: Table): readonly Due[] {
  const { rolls, questions } = pendingOf(pack, table);
  const asked = questions.map((one): Due => ({
    what: 'question',
    id: one.question,
    player: one.by,
    must: false,
    says: one.asks,
    entry: one.entry,
    options: [],
  }));
  const answers = answersDue(pack, table);
  if (answers.length > 0) return [...answers, ...asked];
  return [
    ...rolls.map((roll): Due => ({
      what: 'roll',
      id: roll.id,
      player: roll.player,
      must: roll.blocks !== 'nothing',
      says: `Roll ${roll.dice} for ${roll.causeName}.`,
      entry: roll.entry,
      options: [],
    })),
    ...asked,
    ...handDues(pack, table),
    ...orderDue(pack, table),
    ...slotDue(pack, table),
    ...choicesOpen(pack, table),
  ];
}
