import { PenaltiesAnswer } from '@adjutant/dispute';
import { type PenaltyView } from '@adjutant/dispute';
import { Answers } from '../describing/answers.js';
import type { Acting } from '@adjutant/access';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Acts } from '../access/acts.js';
import { assertMayRead, visibleTo } from './entitled.js';
import { PenaltyDesk } from './penalty-desk.js';
import { personId } from './person-id.js';
import { penaltyView } from './views.js';

/** What a person has been penalised for, over all matches and events of this server. */
@ApiTags('penalties')
@Controller('api/people')
export class PenaltiesController {
  constructor(@Inject(PenaltyDesk) private readonly desk: PenaltyDesk) {}

  @Get(':id/penalties')
  @Answers(PenaltiesAnswer)
  @ApiOperation({
    summary: 'The penalties of a person, oldest first',
    description:
      'For judges, the head judge and the organizer, as far as each policy says; for that person by an account, and at a seat as far as they were given in that match.',
  })
  async list(
    @Param('id') id: string,
    @Acts() acting: Acting,
  ): Promise<{ readonly person: string; readonly penalties: readonly PenaltyView[] }> {
    const person = personId(id);
    assertMayRead(acting, person);
    const { penalties } = await this.desk.read(person);
    const now = { at: new Date().toISOString(), event: await this.desk.event() };
    const visible = visibleTo(acting, person, penalties, this.desk.shelf);
    const shown: PenaltyView[] = [];
    for (const one of visible) {
      const warning = await this.desk.warningOf({ ...one, person });
      shown.push(penaltyView(one, this.desk.shelf.find(one.policy.id), now, warning?.message ?? null));
    }
    return { person, penalties: shown };
  }
}
