import { MatchReader } from '@adjutant/event';
import { People } from '@adjutant/people';
import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { living, made } from '../made.js';
import { ReadModels } from '../readmodels/read-models.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SETTINGS } from '../tokens.js';
import { SamplesController } from './samples.controller.js';
import { Samples } from './samples.js';

@Module({
  imports: [MatchesModule, PeopleModule, ReadModelsModule],
  controllers: [SamplesController],
  providers: [living(made(Samples, SETTINGS, CommandBus, MatchReader, People, ReadModels))],
})
export class SamplesModule {}
