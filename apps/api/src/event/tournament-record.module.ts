import { TournamentReader, TournamentRecorder } from '@adjutant/event';
import { Faults } from '@adjutant/integrity';
import { PolicyShelf } from '@adjutant/rulings';
import { Module } from '@nestjs/common';
import { made } from '../made.js';
import { PolicyShelfModule } from './policy-shelf.module.js';
import { CHANCE_SOURCE, SHELF, STORE, TRACING } from '../tokens.js';

/** The record of events, and who reads it. */
@Module({
  imports: [PolicyShelfModule],
  providers: [
    made(TournamentRecorder, STORE, SHELF, PolicyShelf, CHANCE_SOURCE, TRACING, { token: Faults, optional: true }),
    made(TournamentReader, TournamentRecorder),
  ],
  exports: [TournamentRecorder, TournamentReader],
})
export class TournamentRecordModule {}
