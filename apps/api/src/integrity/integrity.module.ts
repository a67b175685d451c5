import { Module } from '@nestjs/common';
import { Checking } from './checking.js';

/** Whether everything that is kept is what was recorded. */
@Module({ providers: [Checking], exports: [Checking] })
export class IntegrityModule {}
