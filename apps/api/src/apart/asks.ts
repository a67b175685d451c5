import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Acting } from '@adjutant/access';
import { actingOf } from '../acting/acts.js';

/** Who asks, and whether they still wait for an answer. */
export interface Asker {
  readonly acting: Acting;
  readonly waits: () => boolean;
}

export const Asks = createParamDecorator((_: unknown, context: ExecutionContext): Asker => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { acting: actingOf(request), waits: () => !request.raw.socket.destroyed };
});
