import { randomUUID } from 'node:crypto';
import { type Acting, nameOf, notAllowed, SignedIn, signInFirst } from '@adjutant/access';
import { assertOpens, assertRematch, EventPolicies, MatchReader, rematchOf } from '@adjutant/event';
import { rematchId } from '@adjutant/match';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts } from '../acting/acts.js';
import { OnlyStaffed } from '../acting/only-staffed.js';
import { Answers } from '../describing/answers.js';
import { checked } from '../problems/check.js';
import { OpenBody } from './bodies.js';
import { Opener } from './opener.js';
import { Seating } from './seating.js';

/** Where players open matches in which they sit, as the event lets them. */
@ApiTags('access')
@Controller('api/access')
@OnlyStaffed()
export class OpenController {
  constructor(
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(Seating) private readonly seating: Seating,
    @Inject(Opener) private readonly opener: Opener,
  ) {}

  @Post('open')
  @Answers(SignedIn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Open a match by the link of the event, and sit down at A' })
  @ApiBody({ type: OpenBody })
  async open(
    @Body() body: unknown,
    @Req() { id: correlationId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { link, you, other, opening } = checked(OpenBody, body);
    assertOpens(await this.policies.now());
    await this.seating.assertByEvent(link.slice(link.indexOf('#') + 1));
    const [match, A, B] = [randomUUID(), randomUUID(), randomUUID()];
    const data = { ...opening, seats: { A: { player: A }, B: { player: B } } };
    await this.opener.record(match, data, { id: A, role: 'player' }, correlationId);
    await this.opener.name({ [A]: you, [B]: other }, A);
    return this.seating.sit({ match, side: 'A' }, A, reply);
  }

  @Post('rematch')
  @Answers(SignedIn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Open the same match again once it is over, and sit there: both players come to one' })
  async rematch(
    @Acts() acting: Acting,
    @Req() { id: correlationId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { seat } = acting;
    if (seat === undefined) throw notAllowed(signInFirst(acting));
    assertOpens(await this.policies.now());
    const before = await this.reader.state(seat.match);
    const match = rematchId(seat.match);
    const next = (await this.reader.exists(match)) ? await this.reader.state(match) : undefined;
    assertRematch(seat.match, before, next);
    const { id, role } = nameOf(acting.actor);
    if (next === undefined) await this.opener.record(match, rematchOf(before), { id, role }, correlationId);
    return this.seating.sit({ match, side: seat.both === true ? 'both' : seat.side }, id, reply);
  }
}
