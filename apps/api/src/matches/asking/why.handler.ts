import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '@adjutant/kernel';
import { whyView, type NoWhy, type WhyPart, type WhyView } from '@adjutant/views';
import { problem, ProblemError } from '../../problems/problem.js';
import { MatchReader } from '@adjutant/event';
import { entryIn, upTo, writerOf, type SeenRecord } from './account.js';
import { AskWhy } from './questions.js';

export interface WhyAnswer extends Omit<WhyView, 'parts'> {
  readonly match: string;
  readonly at: number;
  readonly parts: readonly (WhyPart & { readonly by: Actor | null })[];
}

/** Why a number is what it is: parts that add up to it, each with its entry, its rule and who wrote it down. */
@QueryHandler(AskWhy)
export class AskWhyHandler implements IQueryHandler<AskWhy, WhyAnswer> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing, player, figure, span }: AskWhy): Promise<WhyAnswer> {
    const record = await this.reader.seen(match, viewing);
    const entry = entryIn(record, span.at);
    const upto = span.upto === undefined ? undefined : entryIn(record, span.upto);
    const answer = this.reader.project((shelf) => whyView(shelf, upTo(record, entry), { player, figure }, upto));
    if ('unknown' in answer) throw nothingToAsk(answer);
    return { match, at: entry, ...answer, parts: answer.parts.map((part) => signed(record, part)) };
  }
}

function signed(record: SeenRecord, part: WhyPart): WhyAnswer['parts'][number] {
  const rests = part.rests.map((one) => ({ ...one, by: writerOf(record, one.entry) }));
  return { ...part, rests, by: writerOf(record, part.broughtBy) };
}

function nothingToAsk({ unknown, known }: NoWhy): ProblemError {
  const what = unknown === 'use' ? 'entry with a price' : unknown === 'category' ? 'score category' : unknown;
  const says = `There is no such ${what}; there are: ${known.join(', ') || 'none'}.`;
  return new ProblemError(problem(404, 'match/no-such-figure', says, { facts: { unknown, known } }));
}
