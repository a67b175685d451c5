import type { Cut } from '../delay/public-delay.js';
import type { Viewing } from '../matches/looking.js';

/** What is asked about a match and told from its whole record. What comes of it is known by the type. */
export abstract class Question<Answer> {
  /** For the type alone: nothing stands here. */
  declare protected readonly answer?: Answer;
  /** How far whoever asks may read; all where it is left out. */
  cut?: Cut;

  constructor(readonly match: string) {}
}

/** A question whose answer depends on who looks. */
export abstract class SeenQuestion<Answer> extends Question<Answer> {
  constructor(
    match: string,
    readonly viewing: Viewing,
  ) {
    super(match);
  }
}
