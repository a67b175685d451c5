import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { AuditTeller, MatchReader } from '@adjutant/event';
import { made } from '../made.js';
import { ReportController } from './report.controller.js';
import { ReportDisputes } from './disputes.js';
import { ReportSeals } from './seals.js';
import { Reports } from './report.service.js';

@Module({
  imports: [MatchesModule, EventModule, PeopleModule, ReadModelsModule, DisputesModule, SealingModule, PenaltiesModule],
  controllers: [ReportController],
  providers: [Reports, ReportDisputes, ReportSeals, made(AuditTeller, MatchReader)],
})
export class ReportModule {}
