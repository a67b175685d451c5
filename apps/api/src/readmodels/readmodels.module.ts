import { Module } from '@nestjs/common';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { LogTail } from '@adjutant/event';
import { living, made } from '../made.js';
import { LOG, RAW_STORE, SETTINGS, SHELF } from '../tokens.js';
import { ReadModels } from './read-models.js';

@Module({
  imports: [LiveTailModule],
  providers: [living(made(ReadModels, SETTINGS, RAW_STORE, SHELF, LogTail, LOG))],
  exports: [ReadModels],
})
export class ReadModelsModule {}
