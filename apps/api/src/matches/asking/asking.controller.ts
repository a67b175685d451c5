import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { readFigure, type WhyFigure } from '@adjutant/replay';
import { invalid } from '../../problems/problem.js';
import { sideFrom, wholeFrom } from '../query-values.js';
import { AsViewer, Seen, type Viewing } from '../viewing.js';
import type { DifferenceAnswer } from './difference.handler.js';
import * as ask from './questions.js';
import type { WhyAnswer } from './why.handler.js';

const ENTRIES = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** What a judge asks about a moment of a match. */
@ApiTags('matches')
@Controller('api/matches/:id')
export class AskingController {
  constructor(@Inject(QueryBus) private readonly bus: QueryBus) {}

  @Get('why')
  @Seen()
  @ApiOperation({ summary: 'Why a number is what it is: parts that add up to it, each with entry, rule and person' })
  @ApiQuery({ name: 'player', enum: ['A', 'B'] })
  @ApiQuery({ name: 'figure', description: '`cp`, `vp`, `vp:CATEGORY`, or `price:ENTRY` of a use.' })
  @ApiQuery({
    name: 'at',
    required: false,
    description: 'As it stood after this entry; the newest where it is left out.',
  })
  why(
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('player') player?: string,
    @Query('figure') figure?: string,
    @Query('at') at?: string,
  ): Promise<WhyAnswer> {
    const side = sideFrom(player, 'player');
    if (!side) throw invalid([{ at: 'player', message: 'player must be A or B' }]);
    return this.bus.execute(new ask.AskWhy(id, viewing, side, figureFrom(figure), wholeFrom(at, 'at', ENTRIES)));
  }

  @Get('difference')
  @Seen()
  @ApiOperation({ summary: 'What two moments say differently, in the words of the game' })
  @ApiQuery({ name: 'from', description: 'After this entry …' })
  @ApiQuery({ name: 'to', required: false, description: '… and after this one; the newest where it is left out.' })
  difference(
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ): Promise<DifferenceAnswer> {
    const first = wholeFrom(from, 'from', ENTRIES);
    if (first === undefined) throw invalid([{ at: 'from', message: 'from must be the number of an entry' }]);
    return this.bus.execute(new ask.AskDifference(id, viewing, first, wholeFrom(to, 'to', ENTRIES)));
  }
}

function figureFrom(text: string | undefined): WhyFigure {
  const figure = readFigure(text ?? '');
  if (figure) return figure;
  throw invalid([{ at: 'figure', message: 'figure must be cp, vp, vp:CATEGORY or price:ENTRY' }]);
}
