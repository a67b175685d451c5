import type { Acting } from '@adjutant/access';
import { Tournaments } from '@adjutant/event';
import { TournamentsAnswer, TournamentView } from '@adjutant/tournament';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { Answers } from '../describing/answers.js';

/** What can be asked about events. */
@ApiTags('tournaments')
@Controller('api/tournaments')
export class TournamentsController {
  constructor(@Inject(Tournaments) private readonly tournaments: Tournaments) {}

  @Get()
  @Answers(TournamentsAnswer)
  @ApiOperation({ summary: 'The events of this server, newest first' })
  async list(): Promise<TournamentsAnswer> {
    return { tournaments: await this.tournaments.list() };
  }

  @Get(':id')
  @Answers(TournamentView)
  @ApiOperation({
    summary: 'An event as it stands: settings, entries, rounds, the register of irregular acts',
    description: 'Drafts, groups and effects are for staff. `may`: what whoever asks may send now.',
  })
  view(@Param('id') id: string, @Acts() acting: Acting): Promise<TournamentView> {
    return this.tournaments.view(id, acting);
  }
}
