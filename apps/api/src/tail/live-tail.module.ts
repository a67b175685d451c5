import { Module } from '@nestjs/common';
import { living, made } from '../made.js';
import { LOG, STORE } from '../tokens.js';
import { LogTail } from '@adjutant/event';

@Module({ providers: [living(made(LogTail, STORE, LOG))], exports: [LogTail] })
export class LiveTailModule {}
