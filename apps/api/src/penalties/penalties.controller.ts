import { PenaltiesAnswer } from '@adjutant/dispute';
import { Answers } from '../describing/answers.js';
import type { Acting } from '@adjutant/access';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { assertMayRead, visibleTo, PenaltyRecorder } from '@adjutant/rulings';
import { OF_EVENT } from './of-event.js';
import { CLOCK, type Clock } from '../tokens.js';
import { personId } from './person-id.js';

/** What a person has been penalised for, over all matches and events of this server. */
@ApiTags('penalties')
@Controller('api/people')
export class PenaltiesController {
  constructor(
    @Inject(PenaltyRecorder) private readonly recorder: PenaltyRecorder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
