import { Module } from '@nestjs/common';
import { LiveTailModule } from '../live/live-tail.module.js';
import { ReadModels } from './read-models.js';

@Module({ imports: [LiveTailModule], providers: [ReadModels], exports: [ReadModels] })
export class ReadModelsModule {}
