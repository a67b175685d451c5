import { is, type Static } from '@adjutant/kernel';
import { type Pack, Side, type Table } from '@adjutant/rules';
import { answersDue } from './answers.js';
import { choicesOpen } from './choosing.js';
import { handDues } from './hand-due.js';
import { orderDue } from './order-due.js';
import { slotDue } from './slot-due.js';
import { pendingOf } from '../pending.js';

/** One way in which something that is waited for can be done. */
export const DueOption = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    cost: is.optional(is.mapOf(is.anyWhole())),
    open: is.yes(),
    because: is.many(is.object({ code: is.anyText(), message: is.anyText() })),
  },
  { name: 'DueOption' },
);
export type DueOption = Static<typeof DueOption>;

/** Something besides uses that a player has to do now, or may. */
export const Due = is.object(
  {
    what: is.oneOf(['roll', 'question', 'answer', 'draw', 'discard', 'choose', 'order', 'activate', 'place'], {
      says: 'Which command does it: `roll` RecordRoll, `question` AnswerQuestion, `answer` AnswerUse, `draw` DrawObjective, `discard` DiscardObjective, `choose` Choose, `order` DecideTurnOrder, `activate` ActivateUnit, `place` PlaceUnit.',
    }),
    id: is.anyText({ says: 'What names it in that command: the roll, the question, the choice.' }),
    player: is.orNull(Side, { says: 'Who does it; null: anybody, for the match.' }),
    must: is.yes({ says: 'Whether the match waits for it.' }),
    says: is.anyText(),
    entry: is.orNull(is.anyWhole(), { says: 'Number of the entry that made it due.' }),
    options: is.many(DueOption),
  },
  { name: 'Due' },
);
export type Due = Static<typeof Due>;

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
