import { Module } from '@nestjs/common';
import { LiveHub } from './live-hub.js';
import { LiveTailModule } from './live-tail.module.js';
import { LiveController } from './live.controller.js';

@Module({ imports: [LiveTailModule], controllers: [LiveController], providers: [LiveHub], exports: [LiveHub] })
export class LiveModule {}
