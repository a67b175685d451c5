import { Module } from '@nestjs/common';
import { LiveTailModule } from '../live/live-tail.module.js';
import { LiaisonModule } from '../liaison/liaison.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { Connections } from './connections.js';
import { HealthController } from './health.controller.js';

@Module({
  imports: [LiveTailModule, ReadModelsModule, SealingModule, LiaisonModule],
  controllers: [HealthController],
  providers: [Connections],
})
export class HealthModule {}
