import { SeatKeys } from '@adjutant/access';
import { Faults } from '@adjutant/integrity';
import { STORE, SHELF, CHANCE_SOURCE, CLOCK, TRACING, LOG, SETTINGS, THREAD } from '../tokens.js';
import { living, made } from '../made.js';
import { Module } from '@nestjs/common';
import { Apart } from '../apart/apart.js';
import { AskRecordHandler } from '../apart/ask-record.js';
import { print } from '../apart/print.js';
import { TellingThreads } from '../apart/telling-threads.js';
import { EventModule } from '../event/event.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { LiveTailModule } from '../tail/live-tail.module.js';
import { LogTail, FileNames } from '@adjutant/event';
import { ReadModels } from '../readmodels/read-models.js';
import { audiencesOf } from './audiences-of.js';
import { AskingController } from './asking/asking.controller.js';
import { DisputesOfMatch } from './asking/disputes.js';
import {
  Attempts,
  Audiences,
  BoardLines,
  EventPolicies,
  SearchWords,
  Origins,
  MatchRecorder,
  MatchReader,
  MatchStates,
  Plays,
  PublicDelay,
  PublicRows,
  SeatNames,
  RecordTeller,
  ToldPresses,
} from '@adjutant/event';
import { People } from '@adjutant/people';
import type { EventStore } from '@adjutant/store';
import { MatchCommands } from './commands/match-commands.js';
import { FilesController } from './files/files.controller.js';
import { SheetsController } from './files/sheets.controller.js';
import { ImportController } from './import/import.controller.js';
import { ImportMatchHandler } from './import/import.handler.js';
import { ListMatchesHandler } from './queries/list.handler.js';
import * as ofState from './queries/state.handlers.js';
import { TableController } from './table/table.controller.js';
import { QueriesController } from './queries.controller.js';

/** A match: commands in, answers about it out. */
@Module({
  imports: [ReadModelsModule, LiveTailModule, EventModule, PeopleModule],
  controllers: [
    ImportController,
    QueriesController,
    FilesController,
    SheetsController,
    AskingController,
    TableController,
  ],
  providers: [
    made(MatchRecorder, STORE, SHELF, CHANCE_SOURCE, TRACING, MatchStates),
    made(MatchReader, MatchRecorder, Plays),
    {
      provide: RecordTeller,
      inject: [STORE, MatchReader, Attempts],
      useFactory: (store: EventStore, reader: MatchReader, attempts: Attempts): RecordTeller =>
        new RecordTeller({ store, reader, attempts, print }),
    },
    AskRecordHandler,
    living(made(TellingThreads, SETTINGS, LOG, Faults, { token: THREAD, optional: true })),
    Apart,
    made(Attempts, MatchRecorder, MatchReader, LOG),
    made(ToldPresses, SeatKeys, STORE),
    MatchCommands,
    ImportMatchHandler,
    ListMatchesHandler,
    made(FileNames, MatchReader, SeatNames, Origins, PublicDelay),
    made(BoardLines, MatchReader, SeatNames, CLOCK),
    made(PublicRows, MatchReader, PublicDelay, Audiences),
    {
      provide: Audiences,
      inject: [STORE, LogTail, PublicDelay, BoardLines, CLOCK, ReadModels],
      useFactory: audiencesOf,
    },
    made(SearchWords, People, EventPolicies, SHELF),
    DisputesOfMatch,
    ...Object.values(ofState),
  ],
  exports: [MatchReader, MatchRecorder, MatchCommands, Apart, Audiences, BoardLines, SearchWords, FileNames],
})
export class MatchesModule {}
