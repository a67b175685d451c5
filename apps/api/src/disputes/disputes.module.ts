import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { CircumstancesReader } from './circumstances.reader.js';
import { DisputeCommandsController } from './commands.controller.js';
import { RecordDisputeCommandHandler } from './commands/record.handler.js';
import { DisputeReader } from './dispute-reader.js';
import { DisputeViews } from './dispute-views.js';
import { DisputeQueriesController } from './queries.controller.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';

/** The desk of disputes: from the call for a judge to the final ruling. */
@Module({
  imports: [MatchesModule, ReadModelsModule, EventModule],
  controllers: [DisputeCommandsController, DisputeQueriesController],
  providers: [DisputeReader, DisputeViews, CircumstancesReader, RecordDisputeCommandHandler],
  exports: [DisputeReader, DisputeViews],
})
export class DisputesModule {}
