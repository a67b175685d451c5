import { namedId } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import { NIGHT_SHELF, nightfall } from '@adjutant/testing/given';
import { staffed } from './staffed.js';

/** A server with one match whose hands are sealed, and everybody who looks at the board or the overlay meanwhile. */
export interface SealedTable {
  /** Every frame of the streams and every answer that was read, as it came over the wire. */
  readonly heard: readonly string[];
  play(command: MatchCommand): Promise<void>;
  look(): Promise<void>;
  close(): Promise<void>;
}

const STREAMS = ['/api/live/board', '/api/live/board?match=night'];
const DOORS = ['/api/board', '/api/board/night'];

/** Its clock goes on with each command alone, so that two of them tell the same times. */
export async function sealedTable(): Promise<SealedTable> {
  let now = Date.UTC(2031, 4, 4, 10);
  let sent = 0;
  const event = await staffed({ shelf: NIGHT_SHELF, clock: () => now });
  const sam = await event.hire('Sam', 'scorekeeper');
  const record = async (who: typeof sam, { type, data }: MatchCommand): Promise<void> => {
    now += 1_000;
    const commandId = namedId(`night ${(sent += 1)}`);
    const { status, body } = await who.send('night', { commandId, type, data });
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`);
  };
  for (const command of nightfall()) await record(sam, command);
  const seats = { A: await event.seatAt('night', 'A'), B: await event.seatAt('night', 'B') };
  const streams = await Promise.all(STREAMS.map((path) => framesOf(`${event.server.url}${path}`)));
  const heard: string[] = [];
  const look = async (): Promise<void> => {
    for (const path of DOORS) heard.push(await (await fetch(`${event.server.url}${path}`)).text());
  };
  for (const stream of streams) heard.push(await stream.next());
  return {
    heard,
    look,
    play: async (command) => {
      const { player } = command.data as { readonly player?: 'A' | 'B' };
      await record(player === 'A' || player === 'B' ? seats[player] : seats.A, command);
      for (const stream of streams) heard.push(await stream.next());
      await look();
    },
    close: async () => {
      for (const stream of streams) await stream.leave();
      await event.server.close();
    },
  };
}

/** The frames of a stream, byte for byte; what keeps the line alive comes by the clock and is none. */
async function framesOf(url: string) {
  const { body } = await fetch(url);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`${url} has no body`);
  let rest = '';
  const next = async (): Promise<string> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const frame = rest.slice(0, end + 2);
        rest = rest.slice(end + 2);
        if (frame.includes('data:')) return frame;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(`${url} ended`);
      rest += value;
    }
  };
  return { next, leave: () => reader.cancel() };
}
