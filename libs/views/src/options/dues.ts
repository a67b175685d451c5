import type { Pack, Side, Table } from '@adjutant/rules';
import { answersDue } from './answers.js';
import { choicesOpen } from './choosing.js';
import { handDues } from './hand-due.js';
import { orderDue } from './order-due.js';
import { slotDue } from './slot-due.js';
import { pendingOf } from '../pending.js';

/** One way in which something that is waited for can be done. */
export interface DueOption {
  readonly id: string;
  readonly name: string;
  readonly cost?: { readonly [resource: string]: number };
  readonly open: boolean;
  readonly because: readonly { readonly code: string; readonly message: string }[];
}

/** Something besides uses that a player has to do now, or may. */
export interface Due {
  /**
   * Which command does it: `roll` RecordRoll, `question` AnswerQuestion, `answer` AnswerUse, `draw` DrawObjective,
   * `discard` DiscardObjective, `choose` Choose,
   * `order` DecideTurnOrder, `activate` ActivateUnit, `place` PlaceUnit.
   */
  readonly what: 'roll' | 'question' | 'answer' | 'draw' | 'discard' | 'choose' | 'order' | 'activate' | 'place';
  /** What names it in that command: the roll, the question, the choice. */
  readonly id: string;
  /** Who does it; null: anybody, for the match. */
  readonly player: Side | null;
  /** Whether the match waits for it. */
  readonly must: boolean;
  readonly says: string;
  /** Number of the entry that made it due. */
  readonly entry: number | null;
  readonly options: readonly DueOption[];
}

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
