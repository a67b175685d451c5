import { Module } from '@nestjs/common';
import { DisputesModule } from '../disputes/disputes.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { PrecedentsController } from './precedents.controller.js';

@Module({ imports: [DisputesModule, MatchesModule, ReadModelsModule], controllers: [PrecedentsController] })
export class PrecedentsModule {}
