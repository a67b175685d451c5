import type { Acting } from '@adjutant/access';
import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts } from '../acting/acts.js';
import type { CommandAnswer } from './answer.js';
import { DocumentCommands } from './document.js';
import type { Door } from './door.js';
import { CommandEntrance } from './entrance.js';

/** The route of a door. */
export function controllerAt(door: Door): Type<object> {
  @ApiTags(door.tag)
  @Controller('api')
  class CommandsController {
    constructor(@Inject(CommandEntrance) private readonly entrance: CommandEntrance) {}

    @Post(door.path)
    @HttpCode(200)
    @DocumentCommands(door)
    take(
      @Param('id') id: string,
      @Body() body: unknown,
      @Acts() acting: Acting,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<CommandAnswer | readonly CommandAnswer[]> {
      return this.entrance.take(door, { id, body, acting }, request, reply);
    }
  }
  return CommandsController;
}
