import { LogTail } from '@adjutant/event';
import { SeatLinks } from '@adjutant/access';
import { ReadModels } from '../readmodels/read-models.js';
import { CLOCK, SHELF, LOG, SETTINGS, STORE } from '../tokens.js';
import { EvidenceFiles } from '@adjutant/evidence';
import { MatchRecorder, MatchReader } from '@adjutant/event';
import { made, living } from '../made.js';
import { Module } from '@nestjs/common';
import { DisputeRecordModule } from './dispute-record.module.js';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import {
  RulingProcess,
  PenaltySide,
  DisputeSide,
  Liaison,
  Crossings,
  MatchFollower,
  MatchSide,
  DisputeReader,
  PenaltyRecorder,
} from '@adjutant/rulings';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';

/** What crosses from disputes into matches, and from matches into disputes. */
@Module({
  imports: [MatchesModule, PenaltiesModule, DisputeRecordModule, LiveTailModule, ReadModelsModule],
  providers: [
    made(MatchSide, MatchRecorder, MatchReader, CLOCK),
    made(DisputeSide, DisputeReader, EvidenceFiles, CLOCK),
    made(PenaltySide, PenaltyRecorder),
    made(RulingProcess, SHELF, MatchSide, DisputeSide, PenaltySide, LOG),
    made(MatchFollower, MatchReader, DisputeSide, ReadModels, SeatLinks, MatchSide),
    made(Crossings, RulingProcess, MatchFollower),
    living(made(Liaison, SETTINGS, STORE, LogTail, Crossings, LOG)),
  ],
  exports: [Liaison],
})
export class LiaisonModule {}
