import { randomUUID } from 'node:crypto';
import type { MatchCommand } from '@adjutant/match';
import { carrying, Connection, posting } from './connection.js';
import { assertSame } from './figure.js';
import { median, seconds } from './measure.js';
import { level, processorSeconds, type Server } from './server.js';

/** A server, and what its clients have to show it. */
export interface Served {
  readonly server: Server;
  /** The token with which the server tells its figures. */
  readonly token?: string;
  /** For each client a session that may still send so many commands, as a browser keeps it; none where nobody signs in. */
  cookies?(commands: number): Promise<readonly string[]>;
}

export interface Throughput {
  /** Commands a second. */
  readonly rate: number;
  /** Processor time of the server for each command, in microseconds. */
  readonly processorUs: number;
}

/** Each client plays a match of its own, with a cookie of its own, and sends a command when the one before is answered. */
export async function throughHttp(
  place: Served,
  commands: readonly MatchCommand[],
  clients: number,
): Promise<Throughput> {
  const cookies = (await place.cookies?.(commands.length)) ?? [];
  const all = await Promise.all(Array.from({ length: clients }, (_, at) => clientOf(place, commands, cookies[at])));
  await level(place.server);
  const count = commands.length * clients;
  const before = await processorSeconds(place.server, place.token);
  try {
    const took = await seconds(() => Promise.all(all.map(play)));
    const had = (await processorSeconds(place.server, place.token)) - before;
    return { rate: count / took, processorUs: (had * 1_000_000) / count };
  } finally {
    for (const { connection } of all) connection.close();
  }
}

interface Client {
  readonly connection: Connection;
  readonly requests: readonly string[];
}

async function clientOf({ server }: Served, commands: readonly MatchCommand[], cookie?: string): Promise<Client> {
  const path = `/api/matches/${randomUUID()}/commands`;
  const requests = commands.map((command) => posting(path, { commandId: randomUUID(), ...command }));
  const connection = await Connection.open(server.port);
  return { connection, requests: cookie === undefined ? requests : requests.map((one) => carrying(cookie, one)) };
}

async function play({ connection, requests }: Client): Promise<void> {
  for (const request of requests) {
    const { status, body } = await connection.send(request);
    if (status !== 200 || !body.startsWith('{"outcome":"recorded"'))
      assertSame('answer', `${status} ${body}`, 'recorded');
  }
}

/** The rates and the processor time of all rounds in a clause. */
export function throughputOf(rounds: readonly Throughput[], what: string): string {
  const rate = Math.round(median(rounds.map((round) => round.rate))).toLocaleString('en-GB');
  return `${rate} ${what}/s, ${Math.round(median(rounds.map((round) => round.processorUs)))} µs of the server each`;
}
