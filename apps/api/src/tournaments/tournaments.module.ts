import {
  AtHand,
  EventLists,
  EventWorks,
  MatchReader,
  MatchRecorder,
  PlayerNames,
  TableProcess,
  TournamentFiles,
  TournamentReader,
  TournamentRecorder,
  Tournaments,
} from '@adjutant/event';
import { People } from '@adjutant/people';
import { Module } from '@nestjs/common';
import { made } from '../made.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReadModels } from '../readmodels/read-models.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { CLOCK, SHELF } from '../tokens.js';
import { TournamentCommands } from './commands/tournament-commands.js';
import { TournamentRecordModule } from '../event/tournament-record.module.js';
import { TournamentFilesController } from './files.controller.js';
import { TournamentListsController } from './lists.controller.js';
import { TournamentsController } from './tournaments.controller.js';

/** Events: from entries to final standings. */
@Module({
  imports: [TournamentRecordModule, PeopleModule, MatchesModule, ReadModelsModule],
  controllers: [TournamentsController, TournamentFilesController, TournamentListsController],
  providers: [
    made(PlayerNames, People),
    made(AtHand, CLOCK),
    made(Tournaments, TournamentReader, PlayerNames, AtHand, EventWorks, ReadModels),
    made(TableProcess, TournamentRecorder, MatchRecorder, CLOCK),
    made(TournamentFiles, TournamentReader, PlayerNames, SHELF),
    made(EventLists, TournamentRecorder, MatchReader, People, SHELF, CLOCK),
    TournamentCommands,
  ],
  exports: [TournamentRecordModule, Tournaments, TournamentCommands, TableProcess],
})
export class TournamentsModule {}
