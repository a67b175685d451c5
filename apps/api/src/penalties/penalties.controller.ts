import { PenaltiesAnswer } from '@adjutant/dispute';
import { Answers, COMPONENTS } from '../describing/answers.js';
import type { Acting } from '@adjutant/access';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import {
  assertMayRead,
  PenaltyForesight,
  PenaltyPreview,
  PenaltyRecorder,
  PenaltyToPreview,
  visibleTo,
} from '@adjutant/rulings';
import { OF_EVENT } from './of-event.js';
import { CLOCK, type Clock } from '../tokens.js';
import { personId } from './person-id.js';

/** What a person has been penalised for, over all matches and events of this server. */
@ApiTags('penalties')
@Controller('api/people')
export class PenaltiesController {
  constructor(
    @Inject(PenaltyRecorder) private readonly recorder: PenaltyRecorder,
    @Inject(PenaltyForesight) private readonly foresight: PenaltyForesight,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post(':id/penalties/preview')
  @HttpCode(200)
  @Answers(PenaltyPreview)
  @ApiOperation({ summary: 'What a penalty would change, taking one back, or deciding an appeal; nothing is recorded' })
  @ApiBody({ schema: COMPONENTS.refer(PenaltyToPreview) as never })
  preview(@Acts() acting: Acting, @Param('id') id: string, @Body() body: unknown): Promise<PenaltyPreview> {
    return this.foresight.of(personId(id), body, acting);
  }

  @Get(':id/penalties')
  @Answers(PenaltiesAnswer)
  @ApiOperation({
    summary: 'The penalties of a person, oldest first',
    description:
      'For judges, the head judge and the organizer, as far as each policy says; for that person by an account, and at a seat as far as they were given in that match.',
  })
  @ApiQuery(OF_EVENT)
  async list(@Param('id') id: string, @Acts() acting: Acting, @Query('event') event = ''): Promise<PenaltiesAnswer> {
    const person = personId(id);
    assertMayRead(acting, person);
    const penalties = await this.recorder.placed(person, event === '' ? undefined : event);
    const shown = visibleTo(acting, person, penalties, this.recorder.shelf);
    return { person, penalties: await this.recorder.views(person, shown, this.clock()) };
  }
}
