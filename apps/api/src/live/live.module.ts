import { Module } from '@nestjs/common';
import { LiveHub } from './live-hub.js';
import { LiveTailModule } from './live-tail.module.js';
import { LiveController } from './live.controller.js';
import { Places } from './places.js';

@Module({
  imports: [LiveTailModule],
  controllers: [LiveController],
  providers: [LiveHub, Places],
  exports: [LiveHub, Places],
})
export class LiveModule {}
