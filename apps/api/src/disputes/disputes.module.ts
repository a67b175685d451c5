import { EventRoles, Staff } from '@adjutant/access';
import { EvidenceFiles } from '@adjutant/evidence';
import { JudgingRules, MatchReader, KnownTies, Origins, Plays, SearchWords } from '@adjutant/event';
import { made } from '../made.js';
import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { LiaisonModule } from './liaison.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { DisputeCommands } from './commands/dispute-commands.js';
import {
  CircumstancesReader,
  DisputeViews,
  EventCircumstances,
  DisputeReader,
  PolicyShelf,
  PenaltyRecorder,
} from '@adjutant/rulings';
import { DisputeRecordModule } from './dispute-record.module.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { PreviewController } from './preview.controller.js';
import { DisputeQueue } from './queue.js';
import { ReadModels } from '../readmodels/read-models.js';
import { DisputeQueriesController } from './queries.controller.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';

/** Disputes: from the call for a judge to the final ruling. */
@Module({
  imports: [
    MatchesModule,
    PenaltiesModule,
    ReadModelsModule,
    EventModule,
    DisputeRecordModule,
    LiaisonModule,
    TournamentsModule,
  ],
  controllers: [DisputeQueriesController, PreviewController, EvidenceController],
  providers: [
    made(DisputeViews, DisputeReader, MatchReader, PolicyShelf, KnownTies, JudgingRules),
    made(CircumstancesReader, MatchReader, EventCircumstances, KnownTies, EvidenceFiles, PenaltyRecorder),
    made(EventCircumstances, JudgingRules, DisputeReader, Staff, Plays, EventRoles),
    made(DisputeQueue, ReadModels, Origins, SearchWords),
    DisputeCommands,
  ],
  exports: [DisputeRecordModule, DisputeViews, DisputeCommands],
})
export class DisputesModule {}
