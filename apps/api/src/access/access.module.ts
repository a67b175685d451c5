import { Global, Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { AccessTables } from './access-tables.js';
import { Devices } from './devices.js';
import { FirstOrganizer } from './first-organizer.js';
import { Limits } from './limits.js';
import { SeatLinks } from './seat-links.js';
import { Sessions } from './sessions.js';
import { Sitters } from './sitters.js';
import { SignInController } from './sign-in.controller.js';
import { Welcome } from './signed-in.js';
import { StaffController } from './staff.controller.js';
import { Staff } from './staff.js';
import { Turns } from '@adjutant/access';

/** Who may use this server, and as what. Every desk asks. */
@Global()
@Module({
  imports: [PeopleModule],
  controllers: [SignInController, StaffController],
  providers: [AccessTables, Devices, FirstOrganizer, Limits, SeatLinks, Sessions, Sitters, Staff, Turns, Welcome],
  exports: [Devices, Limits, SeatLinks, Sessions, Sitters, Staff, Welcome],
})
export class AccessModule {}
