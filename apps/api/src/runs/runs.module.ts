import { Limits, SeatKeys } from '@adjutant/access';
import { MatchReader, Runs, SeatNames } from '@adjutant/event';
import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { made } from '../made.js';
import { MatchesModule } from '../matches/matches.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { RunsController } from './runs.controller.js';
import { SeatKeysController } from './seat-keys.controller.js';

/** What was pressed on devices, and comes by whoever brings it. */
@Module({
  imports: [MatchesModule, EventModule, SealingModule],
  controllers: [RunsController, SeatKeysController],
  providers: [made(Runs, SeatKeys, MatchReader, SeatNames, Limits)],
})
export class RunsModule {}
