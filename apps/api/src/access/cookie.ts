import type { FastifyReply, FastifyRequest } from 'fastify';
import type {} from '@fastify/cookie';
import type { Settings } from '../settings.js';

const NAME = 'adjutant_session';
const DEVICE = 'adjutant_device';
const BEARER = /^Bearer +([\w-]{1,200})$/i;

/** The token of a request: from its header, as programs send it, or from the cookie of a browser. */
export function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  return authorization === undefined ? cookies[NAME] : (BEARER.exec(authorization)?.[1] ?? '');
}

/** No script reads it, and no page of another site makes a browser send it. */
export function giveCookie(reply: FastifyReply, token: string, until: number, settings: Settings): void {
  void reply.setCookie(NAME, token, { ...ATTRIBUTES, secure: isSecure(reply, settings), expires: new Date(until) });
}

/** What a browser remembers of having signed in here before; it goes to where people sign in, and nowhere else. */
export function deviceTokenOf({ cookies }: FastifyRequest): string | undefined {
  return cookies[DEVICE];
}

export function giveDeviceCookie(reply: FastifyReply, token: string, until: number, settings: Settings): void {
  const attributes = { ...ATTRIBUTES, path: '/api/access', secure: isSecure(reply, settings) };
  void reply.setCookie(DEVICE, token, { ...attributes, expires: new Date(until) });
}

export function takeCookie(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(NAME, { ...ATTRIBUTES, secure: isSecure(reply, settings) });
}

const ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

/** Behind a proxy this server hears http; what browsers use then stands in the settings. */
function isSecure({ request }: FastifyReply, { address }: Settings): boolean {
  return request.protocol === 'https' || (address?.startsWith('https:') ?? false);
}
