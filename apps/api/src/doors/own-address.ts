import type { AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { isLoopback } from '@adjutant/access';
import type { Settings } from '../settings.js';

interface Own {
  readonly names: readonly string[];
  readonly port: number;
}

/**
 * What links begin with: the address that was set, or else where this server listens. The name that a request was sent to
 * counts only where it is a name of this machine, as somebody else may have chosen it.
 */
export function ownAddress(
  settings: Pick<Settings, 'address' | 'host'>,
  asked: string | undefined,
  { port }: Pick<AddressInfo, 'port'>,
): string {
  return settings.address ?? addressAmong({ names: namesOf(settings.host), port }, asked);
}

function addressAmong({ names, port }: Own, asked: string | undefined): string {
  const name = asked === undefined ? undefined : URL.parse(`http://${asked}`)?.hostname;
  const own = name !== undefined && (names.includes(name) || isLoopback(bare(name))) ? name : names[0];
  return new URL(`http://${own ?? 'localhost'}:${port}`).origin;
}

/** Every name that leads here, the one that others would use first. */
function namesOf(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host.toLowerCase()];
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all.filter((one) => !one.internal));
  const [four, six] = [
    addresses.filter((one) => one.family === 'IPv4'),
    addresses.filter((one) => one.family === 'IPv6'),
  ];
  const name = hostname().toLowerCase();
  return [...four.map((one) => one.address), name, `${name}.local`, ...six.map((one) => `[${one.address}]`)];
}

function bare(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
