import { EVENT_LINK, IssuedLink, LINK_HOURS, nameOf, SeatLinks, ticket, type Acting } from '@adjutant/access';
import type { FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { Acts } from '../acting/acts.js';
import { OnlyStaffed } from '../acting/only-staffed.js';
import { ownAddress } from '../doors/own-address.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import {
  APPEAL_MINUTES,
  asDescribed,
  LONGEST_CLOCK_SAYING,
  MOST_MINUTES,
  TIES,
  type ChessClockRules,
} from '@adjutant/kernel';
import { Answers, COMPONENTS } from '../describing/answers.js';
import { EventPolicy } from '@adjutant/dispute';
import { Body, Controller, Get, Inject, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { May } from '../acting/may.js';
import { EventBook, twiceIn } from '@adjutant/rules';
import { PolicyShelf } from '@adjutant/rulings';
import { checked } from '../problems/check.js';
import { AWARD_UNITS } from '@adjutant/match';
import { Checked, isName, isPlain, Name, OneOf, Part, Text, Whole } from '../problems/fields.js';
import { invalid } from '../problems/problem.js';
import {
  assertOpens,
  EventPolicies,
  JudgingRules,
  LONGEST_EVENT_NAME,
  OPEN_POLICY,
  PUBLIC_DELAY,
  unknownTournament,
} from '@adjutant/event';

const areTies = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => TIES.includes(one as never)) && new Set(value).size === value.length;

const TIES_SCHEMA = { type: 'array', items: { type: 'string', enum: TIES } };

const isOwnAppeals = (value: unknown): boolean =>
  value === 'final' || (isPlain(value) && Object.keys(value).join() === 'to' && isName(value['to']));

const OWN_APPEALS_SCHEMA = {
  oneOf: [
    { type: 'string', enum: ['final'] },
    { type: 'object', required: ['to'], properties: { to: { type: 'string' } }, additionalProperties: false },
  ],
};

class ConcessionPart {
  @OneOf(AWARD_UNITS, { says: 'Victory points, or the score that the event ranks by.' }) unit!: 'vp' | 'event';
  @Whole({ most: 1_000 }) winner!: number;
  @Whole({ most: 1_000 }) loser!: number;
}

const MINUTES = { least: 1, most: MOST_MINUTES };

class ClockTermsPart {
  @OneOf(['game', 'turn'], { says: 'Whether the minutes are for the whole match, or for each turn.' })
  per!: 'game' | 'turn';
  @Whole(MINUTES) minutes!: number;
  @Whole({ ...MINUTES, optional: true, says: 'Minutes that are nobody’s; left out: without a limit.' })
  neutral?: number;
}

class ChessClockPart implements ChessClockRules {
  @OneOf(['anybody', 'judges'], { says: 'Who may pause it.' }) pauses!: ChessClockRules['pauses'];
  @OneOf(['told', 'flagged'], { says: 'What becomes of running out.' }) out!: ChessClockRules['out'];
  @Text({
    optional: true,
    longest: LONGEST_CLOCK_SAYING,
    says: 'What a player whose time has run out still does, as the clock shows it.',
  })
  says?: string;
  @Part(() => ClockTermsPart, { optional: true, says: 'The chess clock that a match is offered first.' })
  terms?: ClockTermsPart;
}

class EventBody {
  @Text({ optional: true, empty: true, longest: LONGEST_EVENT_NAME, says: 'What the event is called.' }) name?: string;
  @Checked(areTies, `be a list of ${TIES.join(' and ')}`, TIES_SCHEMA, {
    optional: true,
    says: 'A judge who shares one of these with a player does not rule on the match.',
  })
  conflicts?: EventPolicy['conflicts'];
  @Name({ optional: true, says: 'Id of the policy that penalties come from.' }) penalties?: string;
  @Whole({ optional: true, ...APPEAL_MINUTES, says: 'How long after a ruling it may be appealed.' })
  appealMinutes?: number;
  @Checked(isOwnAppeals, 'be "final" or {"to": id of a person}', OWN_APPEALS_SCHEMA, {
    optional: true,
    says: 'Against a ruling that a head judge gave: none, or heard by whom this names. Left out: by another head judge, and where there is none the ruling is final.',
  })
  ownAppeals?: EventPolicy['ownAppeals'];
  @OneOf(['show-seats', 'open-matches'], {
    optional: true,
    says: 'Players show the code of a seat of their match themselves, or open matches as well. Left out: staff alone.',
  })
  players?: 'show-seats' | 'open-matches';
  @Whole({
    optional: true,
    ...PUBLIC_DELAY,
    says: 'By how many seconds the public sees matches later; left out: by none.',
  })
  publicDelay?: number;
  @Part(() => ConcessionPart, { optional: true, says: 'What a match is worth that is conceded.' })
  concession?: ConcessionPart;
  @Part(() => ChessClockPart, {
    optional: true,
    says: 'In place of what the policy of penalties says of chess clocks.',
  })
  chessClock?: ChessClockPart;
  @Name({ optional: true, says: 'Id of the event that takes over what the installation was; decided once, and kept.' })
  became?: string;
}

/** What the event has decided. */
@ApiTags('event')
@Controller('api/event')
export class EventController {
  constructor(
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(JudgingRules) private readonly rules: JudgingRules,
    @Inject(PolicyShelf) private readonly shelf: PolicyShelf,
    @Inject(SeatLinks) private readonly links: SeatLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @Answers(EventPolicy)
  @ApiOperation({
    summary: 'What is decided about disputes and penalties: by the installation, or by one of its events',
  })
  @ApiQuery({ name: 'event', required: false, description: 'Id of an event: what it has decided itself goes first.' })
  show(@Query('event') event = ''): Promise<EventPolicy> {
    return this.rules.of(event === '' ? undefined : event);
  }

  @Put()
  @Answers(EventPolicy)
  @May('DecideEvent')
  @ApiOperation({ summary: 'Decide it; what is left out is left open' })
  @ApiBody({ type: EventBody })
  async decide(@Body() body: unknown): Promise<EventPolicy> {
    const { became, ...said } = checked(EventBody, body);
    const decided = { ...OPEN_POLICY, ...said };
    const { concession } = decided;
    if (concession && concession.winner < concession.loser)
      throw invalid([{ at: 'concession.winner', message: 'winner must be at least what the loser gets' }]);
    if (decided.penalties !== null) this.shelf.get(decided.penalties);
    if (became !== undefined && !(await this.rules.event(became))) throw unknownTournament(became);
    return this.policies.decide(decided, became);
  }

  @Post('link')
  @Answers(IssuedLink, { status: 201 })
  @OnlyStaffed()
  @May('IssueEventLink')
  @ApiOperation({ summary: 'A link by which players open matches of their own, as address and as QR code' })
  async link(@Acts() acting: Acting, @Req() request: FastifyRequest): Promise<IssuedLink> {
    assertOpens(await this.policies.now());
    const issued = await this.links.issue(EVENT_LINK, nameOf(acting.actor).id, LINK_HOURS.usual);
    const { address, port } = request.server.server.address() as AddressInfo;
    const origin = ownAddress(this.settings, request.headers.host, { port });
    return ticket(issued, origin, { listens: address, port, set: this.settings.address }, 'open');
  }

  @Get('book')
  @Answers(EventBook)
  @ApiOperation({ summary: 'What no pack lists, as players told it in the matches of the event' })
  book(): Promise<EventBook> {
    return this.policies.book();
  }

  @Put('book')
  @Answers(EventBook)
  @May('DecideEvent')
  @ApiOperation({ summary: 'Put a book in its place; matches that use the one before keep what they use' })
  @ApiBody({ schema: COMPONENTS.refer(EventBook) as never })
  keepBook(@Body() body: unknown): Promise<EventBook> {
    const book = asDescribed(EventBook, body);
    const wrong = twiceIn(book);
    if (wrong.length > 0) throw invalid(wrong);
    return this.policies.keepBook(book);
  }
}
