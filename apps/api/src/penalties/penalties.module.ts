import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PenaltyCommands } from './commands/penalty-commands.js';
import { PenaltiesController } from './penalties.controller.js';
import { PenaltyDesk } from './penalty-desk.js';
import { PoliciesController } from './policies.controller.js';
import { PolicyShelfModule } from './policy-shelf.module.js';

/** The desk of penalties: policies out, penalties in, and both to those entitled. */
@Module({
  imports: [MatchesModule, EventModule, PolicyShelfModule],
  controllers: [PenaltiesController, PoliciesController],
  providers: [PenaltyDesk, PenaltyCommands],
  exports: [PenaltyDesk, PenaltyCommands, PolicyShelfModule],
})
export class PenaltiesModule {}
