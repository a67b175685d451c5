import { Module } from '@nestjs/common';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { LogTail, MatchStates } from '@adjutant/event';
import { living, made } from '../made.js';
import { LOG, RAW_STORE, SETTINGS } from '../tokens.js';
import { ReadModels } from './read-models.js';

@Module({
  imports: [LiveTailModule],
  providers: [living(made(ReadModels, SETTINGS, RAW_STORE, MatchStates, LogTail, LOG))],
  exports: [ReadModels],
})
export class ReadModelsModule {}
