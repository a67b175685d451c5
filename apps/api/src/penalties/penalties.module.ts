import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RecordPenaltyCommandHandler } from './commands/record.handler.js';
import { PenaltiesController } from './penalties.controller.js';
import { PenaltyDesk } from './penalty-desk.js';
import { PoliciesController } from './policies.controller.js';
import { POLICIES, PolicyShelf, readPolicies } from './policy-shelf.js';

/** The desk of penalties: policies out, penalties in, and both to those entitled. */
@Module({
  imports: [MatchesModule, EventModule],
  controllers: [PenaltiesController, PoliciesController],
  providers: [
    { provide: PolicyShelf, useFactory: () => readPolicies(POLICIES) },
    PenaltyDesk,
    RecordPenaltyCommandHandler,
  ],
  exports: [PenaltyDesk, PolicyShelf],
})
export class PenaltiesModule {}
