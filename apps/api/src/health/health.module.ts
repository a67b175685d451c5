import { Module } from '@nestjs/common';
import { LiveTailModule } from '../live/live-tail.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [LiveTailModule, ReadModelsModule], controllers: [HealthController] })
export class HealthModule {}
