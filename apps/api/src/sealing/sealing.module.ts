import { Module } from '@nestjs/common';
import { IntegrityModule } from '../integrity/integrity.module.js';
import { LiveTailModule } from '../live/live-tail.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { BundleController } from './bundle.controller.js';
import { SealController } from './seal.controller.js';
import { Sealing } from './sealing.js';

@Module({
  imports: [LiveTailModule, PenaltiesModule, IntegrityModule],
  controllers: [SealController, BundleController],
  providers: [Sealing],
  exports: [Sealing],
})
export class SealingModule {}
