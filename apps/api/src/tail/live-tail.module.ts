import { Module } from '@nestjs/common';
import { living, made } from '../made.js';
import { LOG, SHELF, STORE } from '../tokens.js';
import { LogTail, MatchStates } from '@adjutant/event';
import { Faults } from '@adjutant/integrity';

const STATES = made(MatchStates, SHELF, { token: Faults, optional: true });

@Module({ providers: [living(made(LogTail, STORE, LOG)), STATES], exports: [LogTail, MatchStates] })
export class LiveTailModule {}
