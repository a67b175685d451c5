import { Module } from '@nestjs/common';
import { living, made } from '../made.js';
import { Audiences, EventPolicies } from '@adjutant/event';
import { TournamentRecordModule } from '../event/tournament-record.module.js';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { DisputeRecordModule } from '../disputes/dispute-record.module.js';
import { LiveHub } from '@adjutant/event';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { BoardController } from './board.controller.js';
import { LiveController } from './live.controller.js';
import { LogTail } from '@adjutant/event';
import { Places } from './places.js';
import { TopicRights } from './topic-rights.js';

@Module({
  imports: [TournamentRecordModule, LiveTailModule, DisputeRecordModule, EventModule, MatchesModule],
  controllers: [LiveController, BoardController],
  providers: [living(made(LiveHub, Audiences, EventPolicies, LogTail, Places)), Places, TopicRights],
  exports: [LiveHub, Places],
})
export class LiveModule {}
