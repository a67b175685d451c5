import { Module } from '@nestjs/common';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { Checking } from './checking.js';

/** Whether everything that is kept is what was recorded. */
@Module({ imports: [ReadModelsModule], providers: [Checking], exports: [Checking] })
export class IntegrityModule {}
