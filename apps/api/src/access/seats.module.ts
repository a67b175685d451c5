import { Module } from '@nestjs/common';
import { EventModule } from '../event/event.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { SeatsController } from './seats.controller.js';
import { SitDownController } from './sit-down.controller.js';

/** Seats belong to matches, and matches ask who may do what: hence a module of their own. */
@Module({ imports: [MatchesModule, EventModule], controllers: [SeatsController, SitDownController] })
export class SeatsModule {}
