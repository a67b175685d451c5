import { Module } from '@nestjs/common';
import { LiveTailModule } from '../live/live-tail.module.js';
import { LiaisonModule } from '../liaison/liaison.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { LiveModule } from '../live/live.module.js';
import { IntegrityModule } from '../integrity/integrity.module.js';
import { Connections } from './connections.js';
import { FiguresOfServer } from './figures-of-server.js';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Readers } from './readers.js';

@Module({
  imports: [IntegrityModule, LiveTailModule, LiveModule, ReadModelsModule, SealingModule, LiaisonModule],
  controllers: [HealthController, MetricsController],
  providers: [Connections, Readers, HealthChecks, FiguresOfServer],
})
export class HealthModule {}
