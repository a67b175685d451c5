import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.js';

export interface Fetched {
  /** Milliseconds from the beginning of a connection to the end of its answer. */
  readonly took: readonly number[];
  readonly statuses: ReadonlySet<number>;
  /** From the first to the last answer. */
  readonly seconds: number;
  /** How long an answer is as it goes over the line. */
  readonly bytes: number;
}

/** So many phones of whoever has not signed in, spread evenly over this time, each with a connection of its own. */
export async function fetchesAtOnce(
  port: number,
  pathOf: (phone: number) => string,
  { many, withinMs }: { readonly many: number; readonly withinMs: number },
): Promise<Fetched> {
  const requestOf = (at: number): string =>
    `GET ${pathOf(at)} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br, gzip\r\n\r\n`;
  const took: number[] = [];
  const statuses = new Set<number>();
  let bytes = 0;
  const started = performance.now();
  const fetches = async (_: unknown, at: number): Promise<void> => {
    await pause((at / many) * withinMs);
    const began = performance.now();
    const connection = await Connection.open(port);
    const { status, body } = await connection.send(requestOf(at));
    took.push(performance.now() - began);
    connection.close();
    statuses.add(status);
    bytes = body.length;
  };
  await Promise.all(Array.from({ length: many }, fetches));
  return { took, statuses, seconds: (performance.now() - started) / 1_000, bytes };
}
