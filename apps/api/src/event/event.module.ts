import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { PolicyShelfModule } from '../penalties/policy-shelf.module.js';
import { EventController } from './event.controller.js';
import { EventPolicies } from './event-policy.js';
import { Impartial } from './impartial.js';
import { KnownTies } from './ties.js';

@Module({
  imports: [PeopleModule, PolicyShelfModule],
  controllers: [EventController],
  providers: [EventPolicies, Impartial, KnownTies],
  exports: [EventPolicies, Impartial, KnownTies],
})
export class EventModule {}
