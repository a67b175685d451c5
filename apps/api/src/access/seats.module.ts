import { EventSeats, MatchReader, TournamentReader } from '@adjutant/event';
import { EventStaffController } from './event-staff.controller.js';
import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { PeopleModule } from '../people/people.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { made } from '../made.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { EventLinksController } from './event-links.controller.js';
import { EventSitting } from './event-sitting.js';
import { OpenController } from './open.controller.js';
import { Opener } from './opener.js';
import { Seating } from './seating.js';
import { SeatsController } from './seats.controller.js';
import { SitDownController } from './sit-down.controller.js';

/** Seats belong to matches, and matches ask who may do what: hence a module of their own. */
@Module({
  imports: [MatchesModule, EventModule, PeopleModule, TournamentsModule],
  controllers: [SeatsController, SitDownController, OpenController, EventLinksController, EventStaffController],
  providers: [Opener, Seating, EventSitting, made(EventSeats, TournamentReader, MatchReader)],
})
export class SeatsModule {}
