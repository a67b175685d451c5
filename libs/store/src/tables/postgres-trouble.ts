import { codeOf, messageOf } from '../trouble.js';
import { TablesUnavailable, TablesUnusable } from './errors.js';

type Says = (at: string) => string;

/** What only somebody can mend, by SQLSTATE or by the code of Node. */
const UNUSABLE: Readonly<Record<string, Says>> = {
  '28P01': (at) => `PostgreSQL at ${at} refuses the password: correct it in ADJUTANT_DATABASE`,
  '28000': (at) => `PostgreSQL at ${at} does not let this user in: look into its pg_hba.conf, or name another user`,
  '3D000': (at) => `PostgreSQL has no database ${at}: create it with createdb, or name another one`,
  '42501': (at) => `the user may not do this in PostgreSQL at ${at}: make the user the owner of the database`,
};

/** What passes, or is told the same way whether or not it does. */
const UNAVAILABLE: Readonly<Record<string, Says>> = {
  ECONNREFUSED: (at) => `PostgreSQL does not answer at ${at}: is it running, and are host and port right?`,
  ENOTFOUND: (at) => `there is no host of the name in ${at}: correct it, or look at the name service`,
  EAI_AGAIN: (at) => `the name service does not answer about ${at}`,
  ENOENT: (at) => `there is no socket of PostgreSQL at ${at}: is it running?`,
  '53300': (at) => `PostgreSQL at ${at} takes no more connections: raise its max_connections`,
  '53100': (at) => `the disk of PostgreSQL at ${at} is full`,
  '57P03': (at) => `PostgreSQL at ${at} is just starting or stopping`,
};

/** Connection exceptions, operator intervention, no resources, and transactions that lost to another. */
const PASSING = /^(08|57P0|53|40001|40P01|55P03|EPIPE|ECONN|ETIMEDOUT|EHOST|ENET)/;
const PASSING_WORDS = /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/i;
const NO_TLS = /does not support SSL/i;
const BAD_CERTIFICATE = /^(DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|ERR_TLS)/;

/** The same trouble as one of ours, in a sentence; what is neither passing nor a matter of settings stays what it is. */
export function postgresTrouble(error: unknown, at: string): unknown {
  if (error instanceof TablesUnavailable || error instanceof TablesUnusable) return error;
  const [code, message] = [codeOf(error), messageOf(error)];
  const says = UNUSABLE[code] ?? UNAVAILABLE[code];
  if (says) return code in UNUSABLE ? unusable(says(at), error) : new TablesUnavailable(says(at), { cause: error });
  if (NO_TLS.test(message))
    return unusable(`PostgreSQL at ${at} does not offer TLS: turn it on there, or use sslmode=disable`, error);
  if (BAD_CERTIFICATE.test(code))
    return unusable(`the certificate of PostgreSQL at ${at} is not trusted (${code}): name its sslrootcert`, error);
  if (PASSING.test(code) || PASSING_WORDS.test(message))
    return new TablesUnavailable(`PostgreSQL at ${at} cannot be used for now: ${message || code}`, { cause: error });
  return error;
}

function unusable(sentence: string, cause: unknown): TablesUnusable {
  return new TablesUnusable(sentence, { cause });
}
