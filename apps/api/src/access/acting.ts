import type { Actor, Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** `single-user`: whoever reaches the server owns it. `staffed`: people sign in, or sit down by the link of a seat. */
export type Mode = 'single-user' | 'staffed';

/** A place at the table of one match. */
export interface SeatOfMatch {
  readonly match: string;
  readonly side: Side;
}

/** Who stands behind a request, and what they may be. */
export interface Acting {
  /** Whom the record names where nothing else is decided. */
  readonly actor: Actor;
  /** Every role that this person may act in. */
  readonly roles: readonly Role[];
  readonly seat?: SeatOfMatch;
  /** Id of the session; null where nobody is signed in. */
  readonly session: string | null;
  readonly mode: Mode;
  /** Whether the request itself says who acts. */
  readonly named: boolean;
  /** Whether the request came with a session that has ended. */
  readonly ended?: boolean;
}

/** Whoever uses a server that listens on this machine only, and says nothing else. */
export const LOCAL: Acting = {
  actor: { id: 'local', role: 'scorekeeper' },
  roles: ['player', 'scorekeeper', 'judge', 'head-judge', 'organizer', 'spectator'],
  session: null,
  mode: 'single-user',
  named: false,
};

/** Whoever comes to a staffed server without a session. */
export const VISITOR: Acting = {
  actor: { id: 'visitor', role: 'spectator' },
  roles: ['spectator'],
  session: null,
  mode: 'staffed',
  named: false,
};

/** Whoever had a session. What everybody may see they may see. */
export const SIGNED_OUT: Acting = { ...VISITOR, ended: true };

type Asking = FastifyRequest & { acting?: Acting };
type Asked = FastifyInstance & { owner?: Acting };

/** A server is its user's only where it was told so: whoever nobody has looked at yet is a stranger, not the owner. */
export function belongToOwner(server: FastifyInstance): void {
  server.decorate('owner', LOCAL);
}

export function actingOf(request: FastifyRequest): Acting {
  return (request as Asking).acting ?? (request.server as Asked).owner ?? VISITOR;
}

export function letAct(request: FastifyRequest, acting: Acting): void {
  (request as Asking).acting = acting;
}

/** The owner of a single-user installation may do everything. */
export function isOwner({ mode, named }: Acting): boolean {
  return mode === 'single-user' && !named;
}

/** Whom a staffed server does not know. */
export function isStranger({ mode, session }: Acting): boolean {
  return mode === 'staffed' && session === null;
}

/** Who stands behind the request. */
export const Acts = createParamDecorator((_: unknown, context: ExecutionContext): Acting =>
  actingOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
