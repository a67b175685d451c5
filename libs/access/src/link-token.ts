import type { Linked } from './acting.js';
import { isSame, macOf } from './secrets.js';

/** What the link of a seat says. */
export interface LinkClaims {
  readonly id: string;
  readonly match: string;
  readonly side: Linked;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Whoever opens it has the seat alone: every other device that sits there gets up. */
  readonly alone?: true;
}

/** The claims, readable by anybody, and behind them what only this installation can have made of them. */
export function signLink(key: Buffer, { id, match, side, until, alone }: LinkClaims): string {
  const said = { id, match, side, until, ...(alone ? { alone } : {}) };
  const claims = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${claims}.${macOf(key, claims)}`;
}

/** The claims of a link that this installation has made; null of any other. */
export function readLink(key: Buffer, token: string): LinkClaims | null {
  const [claims = '', mac = '', ...more] = token.split('.');
  if (more.length > 0 || !isSame(mac, macOf(key, claims))) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as LinkClaims;
}
