import { Module } from '@nestjs/common';
import { living, made } from '../made.js';
import { STORE } from '../tokens.js';
import { DisputeRecordModule } from '../disputes/dispute-record.module.js';
import { LiveHub } from './live-hub.js';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { LiveController } from './live.controller.js';
import { LogTail } from '../tail/log-tail.js';
import { Places } from './places.js';
import { TopicRights } from './topic-rights.js';

@Module({
  imports: [LiveTailModule, DisputeRecordModule],
  controllers: [LiveController],
  providers: [living(made(LiveHub, STORE, LogTail, Places)), Places, TopicRights],
  exports: [LiveHub, Places],
})
export class LiveModule {}
