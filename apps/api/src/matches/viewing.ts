import type { Viewing } from '@adjutant/event';
import { isViewer, VIEWERS, type Viewer } from '@adjutant/views';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { actingOf } from '../acting/acts.js';
import { Answers } from '../describing/answers.js';
import { viewAllowed } from '@adjutant/access';
import { isName } from '../problems/fields.js';
import { invalid } from '../problems/problem.js';

/** Everybody may see what a spectator sees, so that is who asks where nothing is said. */
const NOBODY: Viewer = 'spectator';
const LOCAL = 'local';

/** The viewer of a request: `?viewer=` or `x-adjutant-viewer`; a judge is named by `?actor=` or `x-adjutant-actor`. */
export const AsViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewing =>
  viewingOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

export function viewingOf(request: FastifyRequest): Viewing {
  const { query, headers, params } = request;
  const asked = query as { readonly [name: string]: unknown };
  const viewer = given(asked['viewer']) ?? given(headers['x-adjutant-viewer']) ?? NOBODY;
  const id = given(asked['actor']) ?? given(headers['x-adjutant-actor']);
  if (!isViewer(viewer)) throw invalid([{ at: 'viewer', message: `viewer must be one of ${VIEWERS.join(', ')}` }]);
  if (id !== undefined && !isName(id)) throw invalid([{ at: 'actor', message: 'actor must be the id of a person' }]);
  const acting = actingOf(request);
  if (acting.mode === 'staffed') {
    const { id: match } = (params ?? {}) as { readonly id?: string };
    return { viewer, actor: viewAllowed(acting, { viewer, match, named: id }) };
  }
  return { viewer, actor: { id: id ?? LOCAL, role: viewer === 'judge' ? 'judge' : 'spectator' } };
}

function given(value: unknown): unknown {
  return value === '' ? undefined : value;
}

/** A reading of a match that depends on who looks: what it answers, and in a line what that is. */
export const Reads = (answer: Parameters<typeof Answers>[0], summary: string): MethodDecorator =>
  applyDecorators(Answers(answer), Seen(), ApiOperation({ summary }));

/** Says in the documentation that an answer depends on who looks. */
export function Seen(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'viewer',
      required: false,
      enum: VIEWERS,
      description:
        'Who looks; a spectator where it is left out. Seats see what they have sealed, a judge sees all once the record says that this judge looks (InspectHands).',
    }),
    ApiQuery({ name: 'actor', required: false, description: 'Id of the person who looks; it is noted of a judge.' }),
  );
}
