import type { Acting } from '@adjutant/access';
import { Audiences, BoardLines, isMatchId, unknownMatch } from '@adjutant/event';
import { BoardAnswer, BoardMatchAnswer } from '@adjutant/views';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { Answers } from '../describing/answers.js';
import { invalid } from '../problems/problem.js';
import { wholeFrom } from '../problems/query-values.js';

const PLACE = /^\d{1,16}\../;

/** What a screen in the hall shows. It is the same for everybody, and nothing sealed is in it. */
@ApiTags('board')
@Controller('api/board')
export class BoardController {
  constructor(
    @Inject(Audiences) private readonly audiences: Audiences,
    @Inject(BoardLines) private readonly lines: BoardLines,
  ) {}

  @Get()
  @Answers(BoardAnswer)
  @ApiOperation({ summary: 'The live matches, newest activity first' })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 200; 100 where it is left out.' })
  @ApiQuery({ name: 'after', required: false, description: '`next` of the page before.' })
  async all(
    @Acts() acting: Acting,
    @Query() { limit, after }: { readonly [name in 'limit' | 'after']?: string },
  ): Promise<BoardAnswer> {
    const most = wholeFrom(limit, 'limit', { least: 1, most: 200 }) ?? 100;
    if (after !== undefined && !PLACE.test(after))
      throw invalid([{ at: 'after', message: 'after must be the `next` of another page' }]);
    const { board } = await this.audiences.of(acting);
    return board.answer(most, after);
  }

  @Get(':match')
  @Answers(BoardMatchAnswer)
  @ApiOperation({ summary: 'One match as the board shows it, however long ago it was played' })
  async one(@Acts() acting: Acting, @Param('match') match: string): Promise<BoardMatchAnswer> {
    const { delay } = await this.audiences.of(acting, match);
    const entry = isMatchId(match) ? await this.audiences.entry(match, delay) : undefined;
    const [line] = entry ? await this.lines.of([entry], delay) : [];
    if (!line) throw unknownMatch(match);
    return { now: this.lines.now - delay, delay: delay / 1_000, line };
  }
}
