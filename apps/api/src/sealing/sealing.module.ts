import { Module } from '@nestjs/common';
import { Checking } from '@adjutant/integrity';
import { Sealing } from '@adjutant/sealing';
import { IntegrityModule } from '../integrity/integrity.module.js';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { LogTail } from '@adjutant/event';
import { living, made } from '../made.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { LOG, SETTINGS, SHELF } from '../tokens.js';
import { BundleController } from './bundle.controller.js';
import { EventBundleController } from './event-bundle.controller.js';
import { SealController } from './seal.controller.js';

@Module({
  imports: [LiveTailModule, PenaltiesModule, IntegrityModule, MatchesModule],
  controllers: [SealController, BundleController, EventBundleController],
  providers: [living(made(Sealing, SETTINGS, SHELF, LogTail, LOG, Checking))],
  exports: [Sealing],
})
export class SealingModule {}
