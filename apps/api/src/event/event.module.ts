import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { PolicyShelfModule } from '../penalties/policy-shelf.module.js';
import { EventController } from './event.controller.js';
import { EventPolicies } from './event-policy.js';
import { Impartial } from './impartial.js';
import { Plays } from './plays.js';
import { KnownTies } from './ties.js';

@Module({
  imports: [PeopleModule, PolicyShelfModule],
  controllers: [EventController],
  providers: [EventPolicies, Impartial, KnownTies, Plays],
  exports: [EventPolicies, Impartial, KnownTies, Plays],
})
export class EventModule {}
