import {
  EffectProcess,
  EventCrossings,
  LogTail,
  MatchRecorder,
  TableFollower,
  TableProcess,
  TournamentRecorder,
} from '@adjutant/event';
import { Module } from '@nestjs/common';
import { living, made } from '../made.js';
import { MatchesModule } from '../matches/matches.module.js';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { CLOCK, LOG, SETTINGS, STORE } from '../tokens.js';
import { TournamentsModule } from './tournaments.module.js';

/** What crosses between events and the matches of their tables. */
@Module({
  imports: [MatchesModule, TournamentsModule, LiveTailModule],
  providers: [
    made(EffectProcess, TournamentRecorder, MatchRecorder, CLOCK),
    made(EventCrossings, TableProcess, EffectProcess),
    living(made(TableFollower, SETTINGS, STORE, LogTail, EventCrossings, LOG)),
  ],
  exports: [TableFollower],
})
export class TablesModule {}
