import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { LiaisonModule } from '../liaison/liaison.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { CircumstancesReader } from './circumstances.reader.js';
import { DisputeCommands } from './commands/dispute-commands.js';
import { DisputeRecordModule } from './dispute-record.module.js';
import { DisputeViews } from './dispute-views.js';
import { EventCircumstances } from './event-circumstances.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { PreviewController } from './preview.controller.js';
import { DisputeQueriesController } from './queries.controller.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';

/** The desk of disputes: from the call for a judge to the final ruling. */
@Module({
  imports: [MatchesModule, PenaltiesModule, ReadModelsModule, EventModule, DisputeRecordModule, LiaisonModule],
  controllers: [DisputeQueriesController, PreviewController, EvidenceController],
  providers: [DisputeViews, CircumstancesReader, EventCircumstances, DisputeCommands],
  exports: [DisputeRecordModule, DisputeViews, DisputeCommands],
})
export class DisputesModule {}
