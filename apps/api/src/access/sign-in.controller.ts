import { SignedIn } from '@adjutant/access';
import { Answers, AnswersNothing } from '../describing/answers.js';
import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checked } from '../problems/check.js';
import { problem, ProblemError } from '../problems/problem.js';
import {
  accountOf,
  type Acting,
  signInFirst,
  Me,
  isPassword,
  notAllowed,
  FirstOrganizer,
  Limits,
  Sessions,
  Staff,
} from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { FirstOrganizerBody, PasswordBody, SignInBody } from './bodies.js';
import { OnlyStaffed } from '../acting/only-staffed.js';
import { Welcome } from './signed-in.js';

/** Where staff come in and go. */
@ApiTags('access')
@Controller('api/access')
export class SignInController {
  constructor(
    @Inject(Staff) private readonly staff: Staff,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(FirstOrganizer) private readonly first: FirstOrganizer,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Welcome) private readonly welcome: Welcome,
  ) {}

  @Get('me')
  @Answers(Me)
  @ApiOperation({ summary: 'Who is signed in, in which roles, and whether anybody has to' })
  me(@Acts() acting: Acting): Promise<Me> {
    return this.welcome.me(acting);
  }

  @Post('sign-in')
  @Answers(SignedIn)
  @HttpCode(200)
  @OnlyStaffed()
  @ApiOperation({ summary: 'Sign in with name and password; a cookie for browsers, a token for programs' })
  @ApiBody({ type: SignInBody })
  @ApiResponse({ status: 401, description: 'Name or password is wrong.' })
  @ApiResponse({ status: 429, description: 'Too many tries; retry-after says how long to wait.' })
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { name, password } = checked(SignInBody, body);
    const device = await this.welcome.deviceOf(request, name);
    const from = device ? { device } : { name };
    await this.limits.tryPassword(from);
    const account = await this.staff.account(name);
    const isRight = await isPassword(password, account?.password, { isKnown: 'device' in from });
    if (!isRight || !account) throw wrong('The name or the password is wrong.');
    await this.limits.passed(from);
    return this.welcome.signedInOn(request, await this.sessions.startForStaff(account.id), reply);
  }

  @Post('first-organizer')
  @Answers(SignedIn)
  @HttpCode(200)
  @OnlyStaffed()
  @ApiOperation({ summary: 'Become the first organizer, by the link that the server prints while there is none' })
  @ApiBody({ type: FirstOrganizerBody })
  async firstOrganizer(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { token, name, password } = checked(FirstOrganizerBody, body);
    const { id } = await this.first.accept(token, name, password);
    return this.welcome.signedInOn(request, await this.sessions.startForStaff(id), reply);
  }

  @Post('sign-out')
  @AnswersNothing()
  @HttpCode(204)
  @ApiOperation({ summary: 'End the session' })
  async signOut(@Acts() { session }: Acting, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    if (session !== null) await this.sessions.end(session);
    this.welcome.signedOut(reply);
  }

  @Post('password')
  @Answers(SignedIn)
  @HttpCode(200)
  @OnlyStaffed()
  @ApiOperation({ summary: 'Change the own password; all sessions end, and a new one begins' })
  @ApiBody({ type: PasswordBody })
  async password(
    @Acts() acting: Acting,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const asked = checked(PasswordBody, body);
    const account = accountOf(acting);
    const member = account && (await this.staff.find(account.key));
    if (!member || acting.session === null) throw notAllowed(signInFirst(acting));
    const from = { session: acting.session };
    await this.limits.tryPassword(from);
    if (!(await isPassword(asked.old, await this.staff.passwordOf(member.id), { isKnown: true })))
      throw wrong('The old password is wrong.');
    await this.limits.passed(from);
    await this.staff.change(member.id, { password: asked.new });
    return this.welcome.signedInOn(request, await this.sessions.startForStaff(member.id), reply);
  }
}

function wrong(says: string): ProblemError {
  return new ProblemError(problem(401, 'access/wrong-password', says));
}
