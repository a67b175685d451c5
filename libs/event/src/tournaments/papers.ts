import type { PrintedList, SlipOfTable } from '@adjutant/tournament';
import { Question } from '../asking/question.js';

/** A list of an event on paper: pairings or standings. It is drawn where nobody waits for a command. */
export class EventListPdf extends Question<Uint8Array> {
  constructor(readonly list: PrintedList) {
    super('');
  }
}

/** Result slips of a round of an event, to be cut apart. */
export class EventSlipsPdf extends Question<Uint8Array> {
  constructor(readonly slips: readonly SlipOfTable[]) {
    super('');
  }
}
