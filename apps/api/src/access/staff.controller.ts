import { StaffAnswer } from '@adjutant/access';
import { Answers, AnswersNothing } from '../describing/answers.js';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { checked } from '../problems/check.js';
import { nameOf, type Acting, Staff, StaffMember } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { NewStaffBody, StaffChangeBody } from './bodies.js';
import { May } from '../acting/may.js';
import { OnlyStaffed } from '../acting/only-staffed.js';

/** The accounts of those who work at the event. */
@ApiTags('access')
@Controller('api/access/staff')
@OnlyStaffed()
export class StaffController {
  constructor(@Inject(Staff) private readonly staff: Staff) {}

  @Get()
  @Answers(StaffAnswer)
  @May('ReadStaff')
  @ApiOperation({ summary: 'Everybody with an account' })
  async list(): Promise<{ readonly staff: readonly StaffMember[] }> {
    return { staff: await this.staff.list() };
  }

  @Post()
  @Answers(StaffMember, { status: 201 })
  @May('AddStaff')
  @ApiOperation({ summary: 'Make an account' })
  @ApiBody({ type: NewStaffBody })
  add(@Body() body: unknown): Promise<StaffMember> {
    return this.staff.add(checked(NewStaffBody, body));
  }

  @Patch(':id')
  @Answers(StaffMember)
  @May('ChangeStaff')
  @ApiOperation({ summary: 'Change an account; another password and other roles end its sessions' })
  @ApiBody({ type: StaffChangeBody })
  change(@Acts() { actor }: Acting, @Param('id') id: string, @Body() body: unknown): Promise<StaffMember> {
    return this.staff.change(id, checked(StaffChangeBody, body), nameOf(actor).id);
  }

  @Delete(':id')
  @AnswersNothing()
  @HttpCode(204)
  @May('RemoveStaff')
  @ApiOperation({ summary: 'Take an account away, and with it its sessions; the last organizer stays' })
  remove(@Param('id') id: string): Promise<void> {
    return this.staff.remove(id);
  }
}
