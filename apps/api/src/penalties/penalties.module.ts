import { MatchReader, JudgingRules, Plays, Tournaments } from '@adjutant/event';
import { CLOCK, STORE, TRACING } from '../tokens.js';
import { made } from '../made.js';
import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { PenaltyAppealsController } from './appeals.controller.js';
import { PenaltyCommands } from './commands/penalty-commands.js';
import { PenaltiesController } from './penalties.controller.js';
import { PenaltyForesight, PenaltyRecorder, PenaltyStake, PolicyShelf } from '@adjutant/rulings';
import { PoliciesController } from './policies.controller.js';
import { PolicyShelfModule } from '../event/policy-shelf.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';

/** Penalties: policies out, penalties in, and both to those entitled. */
@Module({
  imports: [MatchesModule, EventModule, PolicyShelfModule, ReadModelsModule, TournamentsModule],
  controllers: [PenaltiesController, PenaltyAppealsController, PoliciesController],
  providers: [
    made(PenaltyRecorder, STORE, PolicyShelf, MatchReader, JudgingRules, TRACING),
    made(PenaltyStake, PenaltyRecorder, Plays, MatchReader),
    made(PenaltyForesight, PenaltyRecorder, PenaltyStake, MatchReader, Tournaments, CLOCK),
    PenaltyCommands,
  ],
  exports: [PenaltyRecorder, PenaltyCommands, PolicyShelfModule],
})
export class PenaltiesModule {}
