import { Answers } from '../describing/answers.js';
import { TIES, EventPolicy } from '@adjutant/dispute';
import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { May } from '../access/may.js';
import { PolicyShelf } from '../penalties/policy-shelf.js';
import { checked } from '../problems/check.js';
import { AWARD_UNITS } from '@adjutant/match';
import { Checked, isName, isPlain, Name, OneOf, Part, Text, Whole } from '../problems/fields.js';
import { invalid } from '../problems/problem.js';
import { EventPolicies, OPEN_POLICY } from '@adjutant/event';

const areTies = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => TIES.includes(one as never)) && new Set(value).size === value.length;

const TIES_SCHEMA = { type: 'array', items: { type: 'string', enum: TIES } };

const isOwnAppeals = (value: unknown): boolean =>
  value === 'final' || (isPlain(value) && Object.keys(value).join() === 'to' && isName(value['to']));

const OWN_APPEALS_SCHEMA = {
  oneOf: [
    { type: 'string', enum: ['final'] },
    { type: 'object', required: ['to'], properties: { to: { type: 'string' } } },
  ],
};

class ConcessionPart {
  @OneOf(AWARD_UNITS, { says: 'Victory points, or the score that the event ranks by.' }) unit!: 'vp' | 'event';
  @Whole({ most: 1_000 }) winner!: number;
  @Whole({ most: 1_000 }) loser!: number;
}

class EventBody {
  @Text({ optional: true, empty: true, longest: 200, says: 'What the event is called.' }) name?: string;
  @Checked(areTies, `be a list of ${TIES.join(' and ')}`, TIES_SCHEMA, {
    optional: true,
    says: 'A judge who shares one of these with a player does not rule on the match.',
  })
  conflicts?: EventPolicy['conflicts'];
  @Name({ optional: true, says: 'Id of the policy that penalties come from.' }) penalties?: string;
  @Whole({ optional: true, least: 1, most: 10_000, says: 'How long after a ruling it may be appealed.' })
  appealMinutes?: number;
  @Checked(isOwnAppeals, 'be "final" or {"to": id of a person}', OWN_APPEALS_SCHEMA, {
    optional: true,
    says: 'Against a ruling that a head judge gave: none, or heard by whom this names. Left out: by another head judge, and where there is none the ruling is final.',
  })
  ownAppeals?: EventPolicy['ownAppeals'];
  @Part(() => ConcessionPart, { optional: true, says: 'What a match is worth that is conceded.' })
  concession?: ConcessionPart;
}

/** What the event has decided. */
@ApiTags('event')
@Controller('api/event')
export class EventController {
  constructor(
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(PolicyShelf) private readonly shelf: PolicyShelf,
  ) {}

  @Get()
  @Answers(EventPolicy)
  @ApiOperation({ summary: 'What the event has decided about disputes and penalties' })
  show(): Promise<EventPolicy> {
    return this.policies.now();
  }

  @Put()
  @Answers(EventPolicy)
  @May('DecideEvent')
  @ApiOperation({ summary: 'Decide it; what is left out is left open' })
  @ApiBody({ type: EventBody })
  decide(@Body() body: unknown): Promise<EventPolicy> {
    const decided = { ...OPEN_POLICY, ...checked(EventBody, body) };
    const { concession } = decided;
    if (concession && concession.winner < concession.loser)
      throw invalid([{ at: 'concession.winner', message: 'winner must be at least what the loser gets' }]);
    if (decided.penalties !== null) this.shelf.get(decided.penalties);
    return this.policies.decide(decided);
  }
}
