import type { Declined } from '@adjutant/kernel';
import type { WhyFigure } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import { whyView, type NoWhy, type WhyAnswer, type WhyPart } from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import type { MatchReader } from '../matches/match-reader.js';
import { entryIn, upTo, writerOf, type SeenRecord } from './account.js';
import { SeenQuestion } from './question.js';
import { declined } from '../refusals.js';

/** `at`: as the record stood after this entry. `upto`: as it counts then, and no further than this entry. */
export interface WhySpan {
  readonly at?: number | undefined;
  readonly upto?: number | undefined;
}

/** Why a number is what it is: parts that add up to it, each with its entry, its rule and who wrote it down. */
export class AskWhy extends SeenQuestion<WhyAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly player: Side,
    readonly figure: WhyFigure,
    readonly span: WhySpan,
  ) {
    super(match, viewing);
  }
}

export async function tellWhy(reader: MatchReader, asked: AskWhy): Promise<WhyAnswer> {
  const { match, viewing, player, figure, span } = asked;
  const record = await reader.seen(match, viewing);
  const entry = entryIn(record, span.at);
  const upto = span.upto === undefined ? undefined : entryIn(record, span.upto);
  const answer = reader.project((shelf) => whyView(shelf, upTo(record, entry), { player, figure }, upto));
  if ('unknown' in answer) throw nothingToAsk(answer);
  return { match, at: entry, ...answer, parts: answer.parts.map((part) => signed(record, part)) };
}

function signed(record: SeenRecord, part: WhyPart): WhyAnswer['parts'][number] {
  const rests = part.rests.map((one) => ({ ...one, by: writerOf(record, one.entry) }));
  return { ...part, rests, by: writerOf(record, part.broughtBy) };
}

function nothingToAsk({ unknown, known }: NoWhy): Declined {
  const what = unknown === 'use' ? 'entry with a price' : unknown === 'category' ? 'score category' : unknown;
  const says = `There is no such ${what}; there are: ${known.join(', ') || 'none'}.`;
  return declined('not-there', 'match/no-such-figure', says, { facts: { unknown, known } });
}
