import type { Side } from '@adjutant/rules';
import { isSame, macOf } from './secrets.js';

/** What the link of a seat says. */
export interface LinkClaims {
  readonly id: string;
  readonly match: string;
  readonly side: Side;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The claims, readable by anybody, and behind them what only this installation can have made of them. */
export function signLink(key: Buffer, { id, match, side, until }: LinkClaims): string {
  const claims = Buffer.from(JSON.stringify({ id, match, side, until })).toString('base64url');
  return `${claims}.${macOf(key, claims)}`;
}

/** The claims of a link that this installation has made; null of any other. */
export function readLink(key: Buffer, token: string): LinkClaims | null {
  const [claims = '', mac = '', ...more] = token.split('.');
  if (more.length > 0 || !isSame(mac, macOf(key, claims))) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as LinkClaims;
}
