import { People } from '@adjutant/people';
import { CLOCK, SETTINGS, TABLES } from '../tokens.js';
import { living, made } from '../made.js';
import { Global, Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import {
  AccessTables,
  Devices,
  EventLinks,
  EventRoles,
  FirstOrganizer,
  Limits,
  SeatKeys,
  SeatLinks,
  Sessions,
  Sitters,
  Staff,
  Turns,
} from '@adjutant/access';
import { SignInController } from './sign-in.controller.js';
import { Welcome } from './signed-in.js';
import { StaffController } from './staff.controller.js';

/** Who may use this server, and as what. Everybody asks. */
@Global()
@Module({
  imports: [PeopleModule],
  controllers: [SignInController, StaffController],
  providers: [
    living(made(AccessTables, SETTINGS, TABLES)),
    made(Devices, AccessTables, CLOCK),
    made(EventLinks, AccessTables, CLOCK),
    made(EventRoles, AccessTables, CLOCK),
    made(FirstOrganizer, Staff, AccessTables, CLOCK),
    Limits,
    living(made(SeatLinks, AccessTables, SETTINGS, CLOCK)),
    made(SeatKeys, AccessTables, CLOCK),
    made(Sessions, AccessTables, CLOCK),
    made(Sitters, AccessTables),
    made(Staff, AccessTables, People, CLOCK),
    Turns,
    Welcome,
  ],
  exports: [Devices, EventLinks, EventRoles, Limits, SeatKeys, SeatLinks, Sessions, Sitters, Staff, Welcome],
})
export class AccessModule {}
