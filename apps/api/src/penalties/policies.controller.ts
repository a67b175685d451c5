import { AdviceView, PoliciesAnswer } from '@adjutant/dispute';
import { Answers } from '../describing/answers.js';
import { advise, remediesOf, type EarlierPenalty, type PenaltyRemedy, Policy } from '@adjutant/dispute';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Acting, authorize, notAllowed } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { invalid, problem, ProblemError } from '../problems/problem.js';
import { minutesAhead, PenaltyRecorder, PolicyShelf, adviceView } from '@adjutant/rulings';
import { personId } from './person-id.js';

/** The policies of penalties at hand, and what they advise. */
@ApiTags('penalties')
@Controller('api/policies')
export class PoliciesController {
  constructor(
    @Inject(PolicyShelf) private readonly shelf: PolicyShelf,
    @Inject(PenaltyRecorder) private readonly recorder: PenaltyRecorder,
  ) {}

  @Get()
  @Answers(PoliciesAnswer)
  @ApiOperation({ summary: 'The policies of penalties at hand' })
  list(): PoliciesAnswer {
    return {
      policies: this.shelf.policies.map(({ id, name, version, digest, documents }) => ({
        ...{ id, name, version, digest, documents },
      })),
    };
  }

  @Get(':id')
  @Answers(Policy)
  @ApiOperation({ summary: 'One policy: its ladder, infractions, escalation and sources' })
  show(@Param('id') id: string): Policy {
    return this.shelf.get(id);
  }

  @Get(':id/advice')
  @Answers(AdviceView)
  @ApiOperation({
    summary: 'Which penalty a policy advises for an infraction, and why',
    description:
      'With a person: counting the earlier penalties of that person. With a match: what it does to the match there, as remedies of a ruling.',
  })
  @ApiQuery({ name: 'infraction', description: 'Id of an infraction of the policy.' })
  @ApiQuery({ name: 'person', required: false })
  @ApiQuery({ name: 'match', required: false })
  async advice(
    @Param('id') id: string,
    @Acts() acting: Acting,
    @Query('infraction') infraction = '',
    @Query('person') person = '',
    @Query('match') match = '',
  ): Promise<AdviceView> {
    const policy = this.shelf.get(id);
    const history = person === '' ? [] : await this.#history(acting, personId(person));
    const at = new Date().toISOString();
    const among = match === '' ? undefined : match;
    const event = await this.recorder.eventAt(among);
    const question = { infraction, at, match: among, event, ahead: minutesAhead(at) };
    const advice = advise(policy, history, question);
    if (!advice) throw unknownInfraction(policy, infraction);
    return adviceView(policy, advice, await this.#remedies(advice.effects, person, among));
  }

  async #history(acting: Acting, person: string): Promise<readonly EarlierPenalty[]> {
    const refusal = authorize(acting, { type: 'ReadPenalties' });
    if (refusal) throw notAllowed(refusal);
    return this.recorder.history(person);
  }

  async #remedies(
    effects: Parameters<typeof remediesOf>[0],
    person: string,
    match: string | undefined,
  ): Promise<readonly PenaltyRemedy[]> {
    if (match === undefined) return [];
    const side = await this.recorder.seatOf(person, match);
    if (side === null) throw invalid([{ at: 'person', message: 'person must be one who plays in the match' }]);
    return remediesOf(effects, side);
  }
}

function unknownInfraction({ id, infractions }: Policy, asked: string): ProblemError {
  const known = infractions.map((one) => one.id);
  const says = `Policy ${id} has no infraction ${JSON.stringify(asked.slice(0, 100))}. It has: ${known.join(', ')}.`;
  return new ProblemError(problem(404, 'penalty/unknown-infraction', says, { facts: { known } }));
}
