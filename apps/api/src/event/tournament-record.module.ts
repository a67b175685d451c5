import { EventDeciding, EventWorks, TournamentReader, TournamentRecorder } from '@adjutant/event';
import { Faults } from '@adjutant/integrity';
import { PolicyShelf } from '@adjutant/rulings';
import { Module } from '@nestjs/common';
import { eventWorks } from '../apart/event-works.js';
import { living, made } from '../made.js';
import { PolicyShelfModule } from './policy-shelf.module.js';
import { CHANCE_SOURCE, LOG, SHELF, STORE, TRACING, WORK_THREAD } from '../tokens.js';

/** The record of events, and who reads it. */
@Module({
  imports: [PolicyShelfModule],
  providers: [
    living({ provide: EventWorks, useFactory: eventWorks, inject: [{ token: WORK_THREAD, optional: true }, LOG] }),
    made(EventDeciding, SHELF, PolicyShelf, EventWorks, TRACING),
    made(TournamentRecorder, STORE, EventDeciding, CHANCE_SOURCE, { token: Faults, optional: true }),
    made(TournamentReader, TournamentRecorder),
  ],
  exports: [EventWorks, TournamentRecorder, TournamentReader],
})
export class TournamentRecordModule {}
