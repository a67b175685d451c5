import { Faults } from '@adjutant/integrity';
import { STORE, SHELF, CHANCE_SOURCE, TRACING, LOG } from '../tokens.js';
import { made } from '../made.js';
import { Module } from '@nestjs/common';
import { Apart } from '../apart/apart.js';
import { TellingThreads } from '../apart/telling-threads.js';
import { EventModule } from '../event/event.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { AskingController } from './asking/asking.controller.js';
import { AskDifferenceHandler } from './asking/difference.handler.js';
import { DisputesOfMatch } from './asking/disputes.js';
import { AskFirstHandler } from './asking/first.handler.js';
import * as ofMoments from './asking/moments.handlers.js';
import { AskWhyHandler } from './asking/why.handler.js';
import { Attempts, MatchDesk, MatchReader, Plays } from '@adjutant/event';
import { MatchCommands } from './commands/match-commands.js';
import { ImportController } from './import/import.controller.js';
import { ImportMatchHandler } from './import/import.handler.js';
import { ExportMatchHandler } from './queries/export.handler.js';
import { ListMatchesHandler } from './queries/list.handler.js';
import * as ofRecord from './queries/record.handlers.js';
import * as ofState from './queries/state.handlers.js';
import { SupposeMatchHandler } from './queries/suppose.handler.js';
import { QueriesController } from './queries.controller.js';

/** The desk of a match: commands in, answers about it out. */
@Module({
  imports: [ReadModelsModule, EventModule],
  controllers: [ImportController, QueriesController, AskingController],
  providers: [
    made(MatchDesk, STORE, SHELF, CHANCE_SOURCE, TRACING, { token: Faults, optional: true }),
    made(MatchReader, MatchDesk, Plays),
    TellingThreads,
    Apart,
    made(Attempts, MatchDesk, MatchReader, LOG),
    MatchCommands,
    ImportMatchHandler,
    ListMatchesHandler,
    ExportMatchHandler,
    SupposeMatchHandler,
    AskWhyHandler,
    AskDifferenceHandler,
    AskFirstHandler,
    DisputesOfMatch,
    ...Object.values(ofMoments),
    ...Object.values(ofState),
    ...Object.values(ofRecord),
  ],
  exports: [MatchReader, MatchDesk, MatchCommands, Apart],
})
export class MatchesModule {}
