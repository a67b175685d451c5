import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';

/**
 * How to look at the certificate that a host shows: what is not trusted is looked at all the same, and nothing is sent. `host`:
 * a name, or an address as URLs have it. An address is no TLS server name (RFC 6066, 3); Node warns of one on the screen.
 */
export function lookingAtTls(host: string, port: number): ConnectionOptions & { readonly host: string } {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return { host: bare, port, rejectUnauthorized: false, ...(isIP(bare) === 0 && { servername: bare }) };
}
