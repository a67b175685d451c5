import { is } from '@adjutant/kernel';
import { DifferenceAnswer, FirstAnswer, MomentAnswer, MomentsAnswer, WhyAnswer } from '@adjutant/views';
import { Answers } from '../../describing/answers.js';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { readFigure, readMoment, readWhen, type MomentSpec, type When, type WhyFigure } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import { Apart } from '../../apart/apart.js';
import { Asks, type Asker } from '../../apart/asks.js';
import { invalid } from '../../problems/problem.js';
import { sideFrom, wholeFrom } from '../../problems/query-values.js';
import { AsViewer, Seen, Reads } from '../viewing.js';
import { AskDifference, AskFirst, AskMoment, AskWhy, ListMoments, type Viewing } from '@adjutant/event';
import { DisputesOfMatch } from './disputes.js';

const SPEC = 'entry:12, round:2, turn:2.B, phase:2.B.fight, phase:2.STEP, dispute:ID, finding:3';
const WHEN =
  'overspent, cp-below:2, vp-at-least:10, paper (as declared in the record), paper-vp, paper:12=3,20=1 (CP after entries), ' +
  'paper-vp:12=30, paper-vp/primary:12=30, round:3, destroyed:A2';
const ENTRIES = { least: 0, most: Number.MAX_SAFE_INTEGER };

type FirstQuery = { readonly [name in 'player' | 'when' | 'at']?: string };
type WhyQuery = { readonly [name in 'player' | 'figure' | 'at' | 'upto']?: string };

/** What a judge asks about a moment of a match. */
@ApiTags('matches')
@Controller('api/matches/:id')
export class AskingController {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(DisputesOfMatch) private readonly disputes: DisputesOfMatch,
  ) {}

  @Get('why')
  @Reads(WhyAnswer, 'Why a number is what it is: parts that add up to it, each with entry, rule and person')
  @ApiQuery({ name: 'player', enum: ['A', 'B'] })
  @ApiQuery({ name: 'figure', description: '`cp`, `vp`, `vp:CATEGORY`, or `price:ENTRY` of a use.' })
  @ApiQuery({
    name: 'at',
    required: false,
    description: 'As it stood after this entry; the newest where it is left out.',
  })
  @ApiQuery({
    name: 'upto',
    required: false,
    description: 'As the record counts then, and no further than this entry.',
  })
  why(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query() asked: WhyQuery,
  ): Promise<object> {
    const { player, figure, at, upto } = asked;
    const span = { at: wholeFrom(at, 'at', ENTRIES), upto: wholeFrom(upto, 'upto', ENTRIES) };
    return this.apart.ask(asker, new AskWhy(id, viewing, playerFrom(player), figureFrom(figure), span));
  }

  @Get('difference')
  @Reads(DifferenceAnswer, 'What two moments say differently, in the words of the game')
  @ApiQuery({ name: 'from', description: 'After this entry …' })
  @ApiQuery({ name: 'to', required: false, description: '… and after this one; the newest where it is left out.' })
  difference(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ): Promise<object> {
    const first = wholeFrom(from, 'from', ENTRIES);
    if (first === undefined) throw invalid([{ at: 'from', message: 'from must be the number of an entry' }]);
    return this.apart.ask(asker, new AskDifference(id, viewing, first, wholeFrom(to, 'to', ENTRIES)));
  }

  @Get('first')
  @Reads(FirstAnswer, 'The first moment at which something was so, found by bisection')
  @ApiQuery({ name: 'player', enum: ['A', 'B'] })
  @ApiQuery({ name: 'when', description: WHEN })
  @ApiQuery({ name: 'at', required: false, description: 'In the record as it stood after this entry.' })
  first(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query() { player, when, at }: FirstQuery,
  ): Promise<object> {
    const asked = { player: playerFrom(player), when: whenFrom(when) };
    return this.apart.ask(asker, new AskFirst(id, viewing, asked, wholeFrom(at, 'at', ENTRIES)));
  }

  @Get('moments')
  @Reads(is.either(MomentsAnswer, MomentAnswer), 'Moments that have a name, or the one named with `at`')
  @ApiQuery({ name: 'at', required: false, description: SPEC })
  async moments(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('at') at?: string,
  ): Promise<object> {
    const disputes = await this.disputes.of(id, asker.acting);
    if (at === undefined || at === '') return this.apart.ask(asker, new ListMoments(id, viewing, disputes));
    return this.apart.ask(asker, new AskMoment(id, viewing, disputes, momentFrom(at), undefined));
  }

  @Get('moments/:entry')
  @Answers(MomentAnswer)
  @Seen()
  @ApiOperation({
    summary: 'The moment after an entry: its state hash, its link, its neighbours, and what became of it',
    description: `The number of an entry, or any of ${SPEC}.`,
  })
  @ApiQuery({
    name: 'state',
    required: false,
    description: 'The hash that a link carries; the answer says whether it holds.',
  })
  async moment(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Param('entry') entry: string,
    @Query('state') state?: string,
  ): Promise<object> {
    const disputes = await this.disputes.of(id, asker.acting);
    const linked = state === undefined || state === '' ? undefined : state.slice(0, 100);
    return this.apart.ask(
      asker,
      new AskMoment(id, viewing, disputes, momentFrom(/^\d+$/.test(entry) ? `entry:${entry}` : entry), linked),
    );
  }
}

function playerFrom(text: string | undefined): Side {
  const side = sideFrom(text, 'player');
  if (side) return side;
  throw invalid([{ at: 'player', message: 'player must be A or B' }]);
}

function momentFrom(text: string): MomentSpec {
  const spec = readMoment(text);
  if (spec) return spec;
  throw invalid([{ at: 'at', message: `at must be one of ${SPEC}` }]);
}

function whenFrom(text: string | undefined): When {
  const when = readWhen(text ?? '');
  if (when) return when;
  throw invalid([{ at: 'when', message: `when must be one of ${WHEN}` }]);
}

function figureFrom(text: string | undefined): WhyFigure {
  const figure = readFigure(text ?? '');
  if (figure) return figure;
  throw invalid([{ at: 'figure', message: 'figure must be cp, vp, vp:CATEGORY or price:ENTRY' }]);
}
