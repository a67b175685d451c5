import { applyDecorators, SetMetadata, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { actingOf } from './acts.js';
import { authorize, type AnyCommandType, notAllowed } from '@adjutant/access';

const COMMAND = 'access:command';

/** Lets nobody through whose role does not reach what the route does. */
class MayGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const type = Reflect.getMetadata(COMMAND, context.getHandler()) as AnyCommandType;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const refusal = authorize(actingOf(request), { type }, { match: matchIn(request) });
    if (refusal) throw notAllowed(refusal);
    return true;
  }
}

/** Other things have ids too, and whoever makes one may call it like a match. */
function matchIn({ params, routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.url?.startsWith('/api/matches/:id') ? (params as { readonly id: string }).id : undefined;
}

/** For routes that do one thing: who may do it stands in the matrix under this name. */
export function May(type: AnyCommandType): MethodDecorator {
  return applyDecorators(
    SetMetadata(COMMAND, type),
    UseGuards(MayGuard),
    ApiResponse({ status: 401, description: 'Nobody is signed in.' }),
    ApiResponse({ status: 403, description: `The role does not reach ${type}.` }),
  );
}
