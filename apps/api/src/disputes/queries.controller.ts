import { is } from '@adjutant/kernel';
import { Answers } from '../describing/answers.js';
import { WholeDispute, DISPUTE_STATUSES } from '@adjutant/dispute';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Acting, authorize, notAllowed } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { MatchReader } from '@adjutant/event';
import { searchFrom, someFrom, wholeFrom } from '../problems/query-values.js';
import { invalid } from '../problems/problem.js';
import { DisputePage, type DisputesAsked } from '@adjutant/lists';
import { DisputeQueue } from './queue.js';
import { disputeFor, DisputeReader, DisputeViews } from '@adjutant/rulings';

const MOST_WORDS = 10;

/** Everything that can be asked about disputes. */
@ApiTags('disputes')
@Controller('api')
export class DisputeQueriesController {
  constructor(
    @Inject(DisputeQueue) private readonly queue: DisputeQueue,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(DisputeViews) private readonly views: DisputeViews,
    @Inject(MatchReader) private readonly matches: MatchReader,
  ) {}

  @Get('disputes')
  @Answers(DisputePage)
  @ApiOperation({ summary: 'The queue of calls, newest first' })
  @ApiQuery({ name: 'status', required: false, description: `Several with commas: ${DISPUTE_STATUSES.join(', ')}.` })
  @ApiQuery({ name: 'match', required: false })
  @ApiQuery({ name: 'event', required: false, description: 'Id of an event: calls of its matches alone.' })
  @ApiQuery({ name: 'judge', required: false, description: 'Id of the judge who has it, or has ruled on it last.' })
  @ApiQuery({ name: 'words', required: false, description: 'Each of them stands somewhere in the claim.' })
  @ApiQuery({
    name: 'search',
    required: false,
    description:
      'Up to 10 words. Each is part of the claim, of its table or entry (`#38`), of the title of the match or its game, or of the name of a player or the judge.',
  })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 200; 50 where it is left out.' })
  @ApiQuery({ name: 'after', required: false, description: '`next` of the page before.' })
  async list(
    @Acts() acting: Acting,
    @Query()
    { status, match, event, judge, words, search, limit, after }: { readonly [name: string]: string | undefined },
  ): Promise<DisputePage> {
    mayRead(acting, match);
    const statuses = someFrom(status, 'status', DISPUTE_STATUSES);
    const asked: DisputesAsked = {
      ...(statuses ? { statuses } : {}),
      ...(given(match) === undefined ? {} : { match: match ?? '' }),
      ...(given(event) === undefined ? {} : { event: event ?? '' }),
      ...(given(judge) === undefined ? {} : { judge: judge ?? '' }),
      ...(given(words) === undefined ? {} : { words: wordsFrom(words ?? '') }),
    };
    const most = wholeFrom(limit, 'limit', { least: 1, most: 200 }) ?? 50;
    return this.queue.page(asked, searchFrom(search), most, after);
  }

  @Get('matches/:id/disputes')
  @Answers(is.named('DisputesOfMatchAnswer', is.part(DisputePage, 'disputes')))
  @ApiOperation({ summary: 'The disputes about one match, newest first' })
  async ofMatch(@Acts() acting: Acting, @Param('id') id: string): Promise<Pick<DisputePage, 'disputes'>> {
    mayRead(acting, id);
    await this.matches.state(id);
    return this.queue.ofMatch(id);
  }

  @Get('disputes/:id')
  @Answers(WholeDispute)
  @ApiOperation({ summary: 'A whole dispute: statements, evidence, rulings, times, and what happened in sentences' })
  async show(@Acts() acting: Acting, @Param('id') id: string): Promise<WholeDispute> {
    await disputeFor(acting, 'ReadDisputes', id, this.disputes);
    return this.views.whole(id, acting);
  }
}

/** What was claimed about a match is for its players and for staff. */
function mayRead(acting: Acting, match: string | undefined): void {
  const refusal = authorize(acting, { type: 'ReadDisputes' }, { match });
  if (refusal) throw notAllowed(refusal);
}

function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

function wordsFrom(text: string): readonly string[] {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
  if (words.length <= MOST_WORDS) return words;
  throw invalid([{ at: 'words', message: `words must be at most ${MOST_WORDS} at once` }]);
}
