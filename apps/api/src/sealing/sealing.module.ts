import { Module } from '@nestjs/common';
import { LiveTailModule } from '../live/live-tail.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { BundleController } from './bundle.controller.js';
import { SealController } from './seal.controller.js';
import { Sealing } from './sealing.js';

@Module({
  imports: [LiveTailModule, PenaltiesModule],
  controllers: [SealController, BundleController],
  providers: [Sealing],
  exports: [Sealing],
})
export class SealingModule {}
