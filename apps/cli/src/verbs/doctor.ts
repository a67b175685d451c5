import { networkInterfaces } from 'node:os';
import { lookAtReach } from '../doctor/address.js';
import { lookAtData } from '../doctor/data.js';
import type { Finding } from '../doctor/finding.js';
import { lookAtServer } from '../doctor/server.js';
import { say, sayJson, type Io } from '../io.js';
import { readSettings } from '../settings.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';

export interface DoctorOptions {
  readonly server?: string;
  readonly json?: boolean;
}

const MARKS = { well: '+', known: '.', missing: '!' } as const;

/** Says in sentences what is as it should be, and what is missing before a hall can play. */
export async function doctor(io: Io, { server, json = false }: DoctorOptions): Promise<ExitCode> {
  const findings = await lookedAt(io, server);
  const lacks = findings.filter(({ is }) => is === 'missing').length;
  for (const finding of findings) {
    if (json) sayJson(io, finding);
    else say(io, `${MARKS[finding.is]} ${finding.says}`);
  }
  if (!json) say(io, lacks === 0 ? 'Nothing is missing.' : `${lacks} of ${findings.length} things are missing (!).`);
  return lacks === 0 ? EXIT.ok : EXIT.differs;
}

async function lookedAt(io: Io, server: string | undefined): Promise<readonly Finding[]> {
  const { data } = readSettings(io);
  const set = (name: string): string | undefined => io.env[name]?.trim() || undefined;
  const [host, port, address] = [set('HOST') ?? '127.0.0.1', Number(set('PORT') ?? 3000), set('ADJUTANT_ADDRESS')];
  if (address !== undefined) urlOf(address, 'ADJUTANT_ADDRESS');
  const url = urlOf(server ?? address ?? `http://127.0.0.1:${port}`, server === undefined ? 'PORT' : '--server');
  const reach = lookAtReach({ host, port, address, addresses: ownAddresses() });
  return [...lookAtData(data), ...reach, ...(await lookAtServer(url))];
}

/** As others find this machine; what is of one cable alone is no address for a phone. */
function ownAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((found = []) => found);
  return all.filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0).map((one) => one.address);
}

function urlOf(text: string, named: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Trouble(
    EXIT.usage,
    `${named} is ${JSON.stringify(text)}, but it must be like https://adjutant.example.org.`,
  );
}
