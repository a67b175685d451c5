import { EventRoles, EventStaffAnswer, EventStaffMember, nameOf, type Acting } from '@adjutant/access';
import { TournamentReader } from '@adjutant/event';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { May } from '../acting/may.js';
import { OnlyStaffed } from '../acting/only-staffed.js';
import { Answers, AnswersNothing } from '../describing/answers.js';
import { checked } from '../problems/check.js';
import { EventRolesBody } from './bodies.js';

/** Who holds a role in one event, and in nothing else. */
@ApiTags('access')
@Controller('api/tournaments/:id/staff')
@OnlyStaffed()
export class EventStaffController {
  constructor(
    @Inject(EventRoles) private readonly roles: EventRoles,
    @Inject(TournamentReader) private readonly tournaments: TournamentReader,
  ) {}

  @Get()
  @Answers(EventStaffAnswer)
  @May('ReadEventStaff')
  @ApiOperation({ summary: 'Who holds a role in this event' })
  async list(@Param('id') event: string): Promise<EventStaffAnswer> {
    await this.tournaments.seen(event);
    return { staff: await this.roles.of(event) };
  }

  @Post()
  @Answers(EventStaffMember, { status: 201 })
  @May('GiveEventRoles')
  @ApiOperation({ summary: 'Give somebody with an account roles in this event, in place of those held there before' })
  @ApiBody({ type: EventRolesBody })
  async give(@Param('id') event: string, @Body() body: unknown, @Acts() { actor }: Acting): Promise<EventStaffMember> {
    const asked = checked(EventRolesBody, body);
    await this.tournaments.seen(event);
    return this.roles.give(event, { ...asked, by: nameOf(actor).id });
  }

  @Delete(':person')
  @AnswersNothing()
  @HttpCode(204)
  @May('TakeEventRoles')
  @ApiOperation({ summary: 'Take the roles of this event from somebody; whatever they were signed in to ends' })
  take(@Param('id') event: string, @Param('person') person: string): Promise<void> {
    return this.roles.take(event, person);
  }
}
