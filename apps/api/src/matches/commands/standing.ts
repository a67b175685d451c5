import { Part } from '../../problems/fields.js';
import { Because } from './common.js';
import { SeatsPart } from './open.js';

/** What holds of a match as a whole: who sits where, and whether it counts. */
export class CorrectSeatsData {
  @Part(() => SeatsPart) seats!: SeatsPart;
  @Because() because!: string;
}

export class VoidMatchData {
  @Because() because!: string;
}

export class RestoreMatchData {
  @Because() because!: string;
}
