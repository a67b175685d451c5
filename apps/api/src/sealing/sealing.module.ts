import { Module } from '@nestjs/common';
import { LiveTailModule } from '../live/live-tail.module.js';
import { SealController } from './seal.controller.js';
import { Sealing } from './sealing.js';

@Module({ imports: [LiveTailModule], controllers: [SealController], providers: [Sealing], exports: [Sealing] })
export class SealingModule {}
