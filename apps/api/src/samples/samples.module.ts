import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SamplesController } from './samples.controller.js';
import { Samples } from './samples.js';

@Module({
  imports: [MatchesModule, PeopleModule, ReadModelsModule],
  controllers: [SamplesController],
  providers: [Samples],
})
export class SamplesModule {}
