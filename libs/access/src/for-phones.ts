import { networkInterfaces } from 'node:os';
import { isLoopback } from './loopback.js';

/** Where the server listens, and what it was told that it is called. */
export interface Listening {
  readonly listens: string;
  readonly port: number;
  readonly set: string | undefined;
}

interface OnlyHere {
  readonly says: string;
  /** Where this server is reached from other machines. */
  readonly others: readonly string[];
}

/** Why no phone can open a link that begins so, and what it could open instead; nothing where it can. */
export function onlyHere(origin: string, { listens, port, set }: Listening): OnlyHere | undefined {
  const name = bare(new URL(origin).hostname);
  if (!isLoopback(name) && !name.endsWith('.localhost')) return undefined;
  const trouble = `No phone can open this link: it leads to ${name}, which every device takes for itself.`;
  if (set !== undefined)
    return {
      says: `${trouble} Set ADJUTANT_ADDRESS to an address that phones reach, and start the server again.`,
      others: [],
    };
  if (isLoopback(bare(listens)))
    return {
      says: `${trouble} The server listens on its own machine only: start it again with HOST=0.0.0.0, so that other devices reach it.`,
      others: [],
    };
  const others = addressesOf(listens).map((address) => new URL(`http://${address}:${port}`).origin);
  return others.length > 0
    ? { says: `${trouble} Use one of the addresses of this machine.`, others }
    : {
        says: `${trouble} This machine has no other address: connect it to the network that the phones are in.`,
        others,
      };
}

/** The addresses at which others reach what listens there; those that hold on one cable only are none. */
function addressesOf(listens: string): readonly string[] {
  if (listens !== '0.0.0.0' && listens !== '::') return [listens.includes(':') ? `[${listens}]` : listens];
  const outside = Object.values(networkInterfaces()).flatMap((all = []) => all.filter((one) => !one.internal));
  const [four, six] = [
    outside.filter(({ family }) => family === 'IPv4'),
    outside.filter(({ family, address }) => family === 'IPv6' && !/^fe[89ab]/i.test(address)),
  ];
  const both = [...four.map(({ address }) => address), ...six.map(({ address }) => `[${address}]`)];
  return listens === '::' ? both : four.map(({ address }) => address);
}

function bare(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
