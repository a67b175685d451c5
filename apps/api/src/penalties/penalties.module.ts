import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { POLICIES, type Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { RecordPenaltyCommandHandler } from './commands/record.handler.js';
import { PenaltiesController } from './penalties.controller.js';
import { PenaltyDesk } from './penalty-desk.js';
import { PoliciesController } from './policies.controller.js';
import { PolicyShelf, readPolicies } from './policy-shelf.js';

/** The desk of penalties: policies out, penalties in, and both to those entitled. */
@Module({
  imports: [MatchesModule, EventModule],
  controllers: [PenaltiesController, PoliciesController],
  providers: [
    {
      provide: PolicyShelf,
      inject: [SETTINGS],
      useFactory: ({ policies = POLICIES }: Settings) => readPolicies(policies),
    },
    PenaltyDesk,
    RecordPenaltyCommandHandler,
  ],
  exports: [PenaltyDesk, PolicyShelf],
})
export class PenaltiesModule {}
