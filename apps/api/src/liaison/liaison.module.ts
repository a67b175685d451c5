import { Module } from '@nestjs/common';
import { DisputeRecordModule } from '../disputes/dispute-record.module.js';
import { LiveTailModule } from '../live/live-tail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { Carrier } from './carrier.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { PenaltySide } from './penalty-side.js';
import { DisputeSide } from './dispute-side.js';
import { Liaison } from './liaison.js';
import { Crossings } from './crossings.js';
import { MatchFollower } from './match-follower.js';
import { MatchSide } from './match-side.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';

/** What crosses from disputes into matches, and from matches into disputes. */
@Module({
  imports: [MatchesModule, PenaltiesModule, DisputeRecordModule, LiveTailModule, ReadModelsModule],
  providers: [MatchSide, DisputeSide, PenaltySide, Carrier, MatchFollower, Crossings, Liaison],
  exports: [Liaison],
})
export class LiaisonModule {}
