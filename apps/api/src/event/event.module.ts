import { Sitters } from '@adjutant/access';
import { People } from '@adjutant/people';
import { CLOCK, RAW_STORE, SETTINGS, TABLES } from '../tokens.js';
import { made } from '../made.js';
import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { PolicyShelfModule } from './policy-shelf.module.js';
import { PolicyShelf } from '@adjutant/rulings';
import { EventController } from './event.controller.js';
import {
  EventPolicies,
  Impartial,
  JudgingRules,
  KnownTies,
  Origins,
  Plays,
  PublicDelay,
  SeatNames,
  TournamentReader,
} from '@adjutant/event';
import { TournamentRecordModule } from './tournament-record.module.js';

@Module({
  imports: [PeopleModule, PolicyShelfModule, TournamentRecordModule],
  controllers: [EventController],
  providers: [
    made(EventPolicies, SETTINGS, TABLES, PolicyShelf),
    made(JudgingRules, EventPolicies, TournamentReader),
    made(Impartial, EventPolicies, KnownTies, Plays, JudgingRules),
    made(KnownTies, People, Origins),
    made(Plays, People, Sitters, SETTINGS, Origins),
    made(PublicDelay, RAW_STORE, EventPolicies, CLOCK),
    made(SeatNames, People, Origins),
  ],
  exports: [EventPolicies, Impartial, JudgingRules, KnownTies, Plays, PublicDelay, SeatNames],
})
export class EventModule {}
