import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { LiaisonModule } from '../disputes/liaison.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { LiveModule } from '../live/live.module.js';
import { TablesModule } from '../tournaments/tables.module.js';
import { IntegrityModule } from '../integrity/integrity.module.js';
import { living, made } from '../made.js';
import { FIGURES, SETTINGS, STORE } from '../tokens.js';
import { Carriers } from './carriers.js';
import { Connections } from './connections.js';
import { FiguresOfServer } from './figures-of-server.js';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Readers } from './readers.js';

@Module({
  imports: [IntegrityModule, LiveTailModule, LiveModule, ReadModelsModule, SealingModule, LiaisonModule, TablesModule],
  controllers: [HealthController, MetricsController],
  providers: [
    living(made(Connections, HttpAdapterHost)),
    Carriers,
    Readers,
    HealthChecks,
    living(made(FiguresOfServer, FIGURES, SETTINGS, STORE, Readers, HealthChecks)),
  ],
})
export class HealthModule {}
