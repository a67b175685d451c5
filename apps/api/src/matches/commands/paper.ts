import { NOTE_KINDS } from '@adjutant/match';
import { Name, OneOf, Prose, Whole } from '../../problems/fields.js';
import { EntryNumber, Seat } from './common.js';

export class RecordNoteData {
  @OneOf(NOTE_KINDS) kind!: string;
  @Prose({ says: 'What was agreed, measured or said; it stays in the record.' }) text!: string;
  @Seat({ optional: true, says: 'Whose word it is, where it is the word of one player.' }) player?: string;
}

export class DeclareRunningData {
  @Seat({ says: 'Whose points.' }) player!: string;
  @OneOf(['cp', 'vp']) account!: string;
  @Name({ optional: true, says: 'Of victory points: which; all of them where it is left out.' }) category?: string;
  @Whole({ most: 10_000, says: 'What the paper shows.' }) value!: number;
  @EntryNumber({ optional: true, says: 'The entry after which it showed this; now where it is left out.' })
  after?: number;
}
