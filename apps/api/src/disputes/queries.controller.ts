import { shape } from '@adjutant/kernel';
import { Answers } from '../describing/answers.js';
import { WholeDispute, DISPUTE_STATUSES, type DisputeStatus } from '@adjutant/dispute';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Acting, authorize, notAllowed } from '@adjutant/access';
import { Acts } from '../access/acts.js';
import { Origins, MatchReader } from '@adjutant/event';
import { wholeFrom } from '../matches/query-values.js';
import { invalid } from '../problems/problem.js';
import { DisputePage, type DisputesAsked } from '@adjutant/lists';
import { ReadModels } from '../readmodels/read-models.js';
import { DisputeReader } from './dispute-reader.js';
import { DisputeViews } from './dispute-views.js';

/** While the queue is far behind the log, an older queue is better than none. */
const PATIENCE_MS = 250;
const MOST_WORDS = 10;

/** Everything that can be asked about disputes. */
@ApiTags('disputes')
@Controller('api')
export class DisputeQueriesController {
  constructor(
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(DisputeViews) private readonly views: DisputeViews,
    @Inject(MatchReader) private readonly matches: MatchReader,
    @Inject(Origins) private readonly origins: Origins,
  ) {}

  @Get('disputes')
  @Answers(DisputePage)
  @ApiOperation({ summary: 'The queue of calls, newest first' })
  @ApiQuery({ name: 'status', required: false, description: `Several with commas: ${DISPUTE_STATUSES.join(', ')}.` })
  @ApiQuery({ name: 'match', required: false })
  @ApiQuery({ name: 'judge', required: false, description: 'Id of the judge who has it, or has ruled on it last.' })
  @ApiQuery({ name: 'words', required: false, description: 'Each of them stands somewhere in the claim.' })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 200; 50 where it is left out.' })
  @ApiQuery({ name: 'after', required: false, description: '`next` of the page before.' })
  async list(
    @Acts() acting: Acting,
    @Query() { status, match, judge, words, limit, after }: { readonly [name: string]: string | undefined },
  ): Promise<DisputePage> {
    mayRead(acting, match);
    const asked: DisputesAsked = {
      ...(given(status) === undefined ? {} : { statuses: statusesFrom(status ?? '') }),
      ...(given(match) === undefined ? {} : { match: match ?? '' }),
      ...(given(judge) === undefined ? {} : { judge: judge ?? '' }),
      ...(given(words) === undefined ? {} : { words: wordsFrom(words ?? '') }),
    };
    const most = wholeFrom(limit, 'limit', { least: 1, most: 200 }) ?? 50;
    await this.models.freshen(PATIENCE_MS);
    return this.#withOrigins(await this.models.disputes(asked, most, after));
  }

  @Get('matches/:id/disputes')
  @Answers(shape.named('DisputesOfMatchAnswer', shape.part(DisputePage, 'disputes')))
  @ApiOperation({ summary: 'The disputes about one match, newest first' })
  async ofMatch(@Acts() acting: Acting, @Param('id') id: string): Promise<Pick<DisputePage, 'disputes'>> {
    mayRead(acting, id);
    await this.matches.state(id);
    await this.models.freshen(PATIENCE_MS);
    const { disputes } = await this.models.disputes({ match: id }, 200, undefined);
    return { disputes };
  }

  @Get('disputes/:id')
  @Answers(WholeDispute)
  @ApiOperation({ summary: 'A whole dispute: statements, evidence, rulings, times, and what happened in sentences' })
  async show(@Acts() acting: Acting, @Param('id') id: string): Promise<WholeDispute> {
    const { match } = await this.disputes.exactly(id);
    mayRead(acting, match);
    return this.views.whole(id, acting);
  }

  /** Where a match came from stands in the log beside it, and in no row. */
  async #withOrigins(page: DisputePage): Promise<DisputePage> {
    const rows = page.disputes.map(async (row) => ({ ...row, ...(await this.origins.onDispute(row)) }));
    return { ...page, disputes: await Promise.all(rows) };
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

function statusesFrom(text: string): readonly DisputeStatus[] {
  const named = text.split(',').map((one) => one.trim());
  const statuses = DISPUTE_STATUSES.filter((status) => named.includes(status));
  if (statuses.length === new Set(named).size) return statuses;
  throw invalid([{ at: 'status', message: `status must be one or more of ${DISPUTE_STATUSES.join(', ')}` }]);
}

function wordsFrom(text: string): readonly string[] {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
  if (words.length <= MOST_WORDS) return words;
  throw invalid([{ at: 'words', message: `words must be at most ${MOST_WORDS} at once` }]);
}
