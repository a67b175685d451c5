import type { Acting } from '@adjutant/access';
import { PenaltyAppealsAnswer } from '@adjutant/dispute';
import { openAppeals, PenaltyRecorder } from '@adjutant/rulings';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { Answers } from '../describing/answers.js';
import { OF_EVENT } from './of-event.js';
import { FRESHEN_MS, ReadModels } from '../readmodels/read-models.js';
import { CLOCK, type Clock } from '../tokens.js';

const MOST_PEOPLE = 100;

@ApiTags('penalties')
@Controller('api/penalties/appeals')
export class PenaltyAppealsController {
  constructor(
    @Inject(PenaltyRecorder) private readonly recorder: PenaltyRecorder,
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(PenaltyAppealsAnswer)
  @ApiOperation({
    summary: 'Penalties under appeal, the oldest appeal first',
    description: 'For judges and organizers.',
  })
  @ApiQuery(OF_EVENT)
  async open(@Acts() acting: Acting, @Query('event') event = ''): Promise<PenaltyAppealsAnswer> {
    await this.models.freshen(FRESHEN_MS);
    const people = await this.models.looked.lists.peopleUnderAppeal(MOST_PEOPLE);
    return openAppeals(this.recorder, people, { acting, now: this.clock(), ...(event === '' ? {} : { event }) });
  }
}
