import { randomUUID } from 'node:crypto';
import type { MatchCommand } from '@adjutant/match';
import { longCommands } from '../long-match.js';
import { Connection, posting } from './connection.js';
import { assertSame } from './figure.js';
import { figureOf, level, type Server } from './server.js';

/** So many tables play at the same time, as on an evening of a club. */
const TABLES = 16;
/** Commands of one request, as a device sends what was pressed meanwhile. */
const AT_ONCE = 10;
const MB = 1024 * 1024;

/** The commands of a match that has just so many entries: one that would go on a little, ended early. */
export function wholeMatch(entries: number): readonly MatchCommand[] {
  return longCommands(entries + 50).slice(0, entries);
}

/** Plays so many matches, and says at each quarter how much memory the server holds, in MB. */
export async function playedYear(
  server: Server,
  commands: readonly MatchCommand[],
  matches: number,
  says: (sentence: string) => void,
): Promise<readonly number[]> {
  const connections = await Promise.all(Array.from({ length: TABLES }, () => Connection.open(server.port)));
  const memory: number[] = [];
  let begun = 0;
  const evenings = async (connection: Connection, until: number): Promise<void> => {
    while (begun < until) {
      begun += 1;
      await playMatch(connection, commands);
    }
  };
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const until = Math.round((matches * quarter) / 4);
    await Promise.all(connections.map((connection) => evenings(connection, until)));
    await level(server);
    const held = (await figureOf(server, 'process_resident_memory_bytes')) / MB;
    says(`${until} matches: ${Math.round(held)} MB`);
    memory.push(held);
  }
  for (const connection of connections) connection.close();
  return memory;
}

async function playMatch(connection: Connection, commands: readonly MatchCommand[]): Promise<void> {
  const path = `/api/matches/${randomUUID()}/commands`;
  for (let from = 0; from < commands.length; from += AT_ONCE) {
    const some = commands.slice(from, from + AT_ONCE).map((command) => ({ commandId: randomUUID(), ...command }));
    const { status, body } = await connection.send(posting(path, some));
    assertSame(`answer to commands (${body.slice(0, 200)})`, status, 200);
  }
}
