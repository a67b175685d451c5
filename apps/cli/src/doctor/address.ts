import { isIP } from 'node:net';
import { known, missing, well, type Finding } from './finding.js';

/** What the settings and the machine say of where a server is found. */
export interface Reach {
  readonly host: string;
  readonly port: number;
  /** What links begin with, where that was set. */
  readonly address: string | undefined;
  /** Addresses of this machine that others may reach. */
  readonly addresses: readonly string[];
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|::1|\[::1\])$/i;
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

/** Where phones find the server, by its settings; whether it answers there is asked apart. */
export function lookAtReach({ host, port, address, addresses }: Reach): readonly Finding[] {
  if (address !== undefined)
    return [well('address', `Links begin with ${address} (ADJUTANT_ADDRESS).`), ...nameOf(address)];
  if (LOOPBACK.test(host))
    return [
      missing(
        'address',
        `The server listens on ${host} alone, so that no phone reaches it: set HOST=0.0.0.0, or put a proxy with a certificate in front and name it in ADJUTANT_ADDRESS.`,
      ),
    ];
  const names = EVERYWHERE.has(host) ? addresses : [host];
  if (names.length === 0)
    return [missing('address', 'This machine has no address that others could reach: join the network of the hall.')];
  const urls = names.map(
    (name) => `http://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`,
  );
  return [
    known('address', `Phones of the same network find it at ${urls.join(', ')}.`),
    missing(
      'address',
      'No address is set: links begin with the number of this machine, which another network gives out anew, and no certificate is for a number. Give the hall a name, and set ADJUTANT_ADDRESS=https://NAME.',
    ),
  ];
}

function nameOf(address: string): readonly Finding[] {
  const { hostname } = new URL(address);
  if (LOOPBACK.test(hostname))
    return [missing('address', `${hostname} means every device itself: no phone reaches this server by it.`)];
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0
    ? []
    : [known('address', `${bare} is a number: where the network gives out another one, links and codes lead nowhere.`)];
}
