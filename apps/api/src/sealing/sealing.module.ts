import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Log } from '@adjutant/health';
import { Checking } from '@adjutant/integrity';
import type { Shelf } from '@adjutant/rules';
import { Sealing } from '@adjutant/sealing';
import { IntegrityModule } from '../integrity/integrity.module.js';
import { LiveTailModule } from '../live/live-tail.module.js';
import { LogTail } from '../live/log-tail.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import type { Settings } from '../settings.js';
import { LOG, SETTINGS, SHELF } from '../tokens.js';
import { BundleController } from './bundle.controller.js';
import { SealController } from './seal.controller.js';

const SEALING = {
  provide: Sealing,
  inject: [SETTINGS, SHELF, LogTail, LOG, Checking],
  useFactory: (settings: Settings, shelf: Shelf, ...[tail, log, checking]: [LogTail, Log, Checking]) =>
    new Sealing(settings, shelf, tail, log, checking),
};

@Module({
  imports: [LiveTailModule, PenaltiesModule, IntegrityModule],
  controllers: [SealController, BundleController],
  providers: [SEALING],
  exports: [Sealing],
})
export class SealingModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(Sealing) private readonly sealing: Sealing) {}

  onModuleInit(): void {
    this.sealing.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.sealing.stop();
  }
}
