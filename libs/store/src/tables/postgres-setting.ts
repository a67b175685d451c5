import { readFileSync } from 'node:fs';
import type { PoolConfig } from 'pg';
import { messageOf } from '../trouble.js';

type Parsed =
  | { readonly ok: true; readonly config: PoolConfig; readonly at: string }
  /** What is wrong with it, to be said after its name. */
  | { readonly ok: false; readonly mistake: string };

/** Modes by which a server without TLS could be taken for one with it are left out: `allow` and `prefer`. */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
const KNOWN = ['sslmode', 'sslrootcert', 'host'];
const EXAMPLE = 'use postgres://user:password@host:5432/database';

/** Reads `postgres://user:pass@host:port/database[?sslmode=…&sslrootcert=…]`. No mistake tells the password. */
export function parsePostgres(setting: string): Parsed {
  const url = URL.parse(setting);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    return mistaken(`is no address of a PostgreSQL database: ${EXAMPLE}`);
  const host = url.searchParams.get('host') ?? decoded(url.hostname);
  const [database, user] = [decoded(url.pathname.slice(1)), decoded(url.username)];
  if (!host) return mistaken(`names no host: ${EXAMPLE}`);
  if (!database) return mistaken(`names no database: ${EXAMPLE}`);
  if (!user) return mistaken(`names no user: ${EXAMPLE}`);
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return mistaken(`has ?${unknown}=…, which is not known here: use ${KNOWN.join(', ')}`);
  const mode = url.searchParams.get('sslmode') ?? 'disable';
  if (!SSL_MODES.includes(mode)) return mistaken(`has sslmode ${mode}: use one of ${SSL_MODES.join(', ')}`);
  const port = url.port === '' ? 5432 : Number(url.port);
  const password = url.password === '' ? {} : { password: decoded(url.password) };
  try {
    const ssl = sslOf(mode, url.searchParams.get('sslrootcert'));
    return { ok: true, config: { host, port, user, database, ...password, ssl }, at: `${host}:${port}/${database}` };
  } catch (error) {
    return mistaken(`has an sslrootcert that cannot be read: ${messageOf(error)}`);
  }
}

function sslOf(mode: string, rootFile: string | null): PoolConfig['ssl'] {
  if (mode === 'disable') return false;
  const ca = rootFile === null ? {} : { ca: readFileSync(rootFile, 'utf8') };
  if (mode === 'require') return { ...ca, rejectUnauthorized: false };
  return { ...ca, rejectUnauthorized: true, ...(mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}) };
}

function mistaken(mistake: string): Parsed {
  return { ok: false, mistake };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
