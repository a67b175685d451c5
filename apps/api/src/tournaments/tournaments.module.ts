import {
  AtHand,
  PlayerNames,
  TournamentFiles,
  TournamentIds,
  TournamentReader,
  TournamentRecorder,
  Tournaments,
} from '@adjutant/event';
import { Faults } from '@adjutant/integrity';
import { People } from '@adjutant/people';
import { Module } from '@nestjs/common';
import { made } from '../made.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { CHANCE_SOURCE, CLOCK, SHELF, STORE, TRACING } from '../tokens.js';
import { TournamentCommands } from './commands/tournament-commands.js';
import { TournamentFilesController } from './files.controller.js';
import { TournamentsController } from './tournaments.controller.js';

/** Events: from entries to final standings. */
@Module({
  imports: [PeopleModule, MatchesModule],
  controllers: [TournamentsController, TournamentFilesController],
  providers: [
    made(TournamentRecorder, STORE, SHELF, CHANCE_SOURCE, TRACING, { token: Faults, optional: true }),
    made(TournamentReader, TournamentRecorder),
    made(TournamentIds, STORE),
    made(PlayerNames, People),
    made(AtHand, CLOCK),
    made(Tournaments, TournamentIds, TournamentReader, PlayerNames, AtHand),
    made(TournamentFiles, TournamentReader, PlayerNames),
    TournamentCommands,
  ],
  exports: [TournamentRecorder, TournamentReader, Tournaments, TournamentCommands],
})
export class TournamentsModule {}
