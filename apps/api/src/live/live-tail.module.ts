import { Module } from '@nestjs/common';
import { LogTail } from './log-tail.js';

@Module({ providers: [LogTail], exports: [LogTail] })
export class LiveTailModule {}
