import type { Answers, Side } from '@adjutant/rules';
import { SIDES } from '@adjutant/rules';
import type { MatchCommand } from '@adjutant/match';
import { nowAt, occasionOf, weighed, type Asking, type Now, type Weighed } from '@adjutant/table';
import type { Viewing } from '../matches/looking.js';
import type { MatchReader } from '../matches/match-reader.js';
import { SeenQuestion } from './question.js';

/** What can be pressed at the table at this moment, for one player or for both. */
export class AskNow extends SeenQuestion<Now> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly now: string,
    readonly player: Side | undefined,
  ) {
    super(match, viewing);
  }
}

/** What would come of a command at this moment. Nothing is recorded. */
export class Weigh extends SeenQuestion<Weighed> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly now: string,
    readonly command: MatchCommand,
    readonly answers: Answers,
  ) {
    super(match, viewing);
  }
}

export async function tellNow(reader: MatchReader, { match, viewing, now, player }: AskNow): Promise<Now> {
  const state = await reader.seenState(match, viewing);
  const seats = player === undefined ? SIDES : [player];
  return reader.project((shelf) => nowAt({ shelf, state, occasion: occasionOf(state, askingOf(viewing), now) }, seats));
}

export async function tellWeighed(reader: MatchReader, asked: Weigh): Promise<Weighed> {
  const { match, viewing, now, command, answers } = asked;
  const state = await reader.seenState(match, viewing);
  return reader.project((shelf) =>
    weighed({ shelf, state, occasion: occasionOf(state, askingOf(viewing), now) }, command, answers),
  );
}

const askingOf = ({ viewer, actor }: Viewing): Asking => ({ viewer, person: actor.id });
