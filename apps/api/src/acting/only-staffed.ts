import { applyDecorators, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { problem, ProblemError } from '../problems/problem.js';
import { actingOf } from './acts.js';

const SAYS =
  'Nobody signs in here: this server listens on its own machine only. Start it with ADJUTANT_ACCESS=staffed for an event.';

class StaffedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (actingOf(context.switchToHttp().getRequest<FastifyRequest>()).mode === 'staffed') return true;
    throw new ProblemError(problem(409, 'access/single-user', SAYS));
  }
}

/** For what has no meaning where nobody signs in. */
export function OnlyStaffed(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(StaffedGuard),
    ApiResponse({ status: 409, description: 'In single-user mode nobody signs in.' }),
  );
}
