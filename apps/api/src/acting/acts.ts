import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOCAL, VISITOR, type Acting } from '@adjutant/access';

type Asking = FastifyRequest & { acting?: Acting };
type OwnedServer = FastifyInstance & { owner?: Acting };

/** A server is its user's only where it was told so: whoever nobody has looked at yet is a stranger, not the owner. */
export function belongToOwner(server: FastifyInstance): void {
  server.decorate('owner', LOCAL);
}

export function actingOf(request: FastifyRequest): Acting {
  return (request as Asking).acting ?? (request.server as OwnedServer).owner ?? VISITOR;
}

export function letAct(request: FastifyRequest, acting: Acting): void {
  (request as Asking).acting = acting;
}

/** Who stands behind the request. */
export const Acts = createParamDecorator((_: unknown, context: ExecutionContext): Acting =>
  actingOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
