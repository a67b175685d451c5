// A process of its own: many viewers of one stream, who come and leave at once as they are told on standard input
// (`come PORT PATH COUNT`, `leave`), and whose coming is told on standard output.
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** So many are on their way at the same time: the queue of connections that a system keeps is not longer. */
const ON_THE_WAY = 400;
const LAST_ID = /(?:^|\n)id: (\S+)/g;

interface Seat {
  socket: Socket | undefined;
  /** The last event that was seen, as a browser keeps it. */
  last: string | undefined;
}

const seats: Seat[] = [];
let turnedAway = 0;

/** How long to stay away before the next try; undefined once inside. */
function enter(seat: Seat, port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const last = seat.last === undefined ? '' : `last-event-id: ${seat.last}\r\n`;
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${last}\r\n`));
    socket.once('data', (head: string) => {
      socket.off('error', reject).on('error', () => undefined);
      if (head.slice(9, 12) !== '200') {
        socket.destroy();
        return resolve(Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 1));
      }
      seat.socket = socket;
      socket.on('data', (text: string) => see(seat, text));
      see(seat, head);
      resolve(undefined);
    });
  });
}

function see(seat: Seat, text: string): void {
  for (const [, id] of text.matchAll(LAST_ID)) seat.last = id;
}

async function come(port: number, path: string, count: number): Promise<void> {
  while (seats.length < count) seats.push({ socket: undefined, last: undefined });
  const outside = seats.filter(({ socket }) => socket === undefined);
  const work = async (): Promise<void> => {
    for (let seat = outside.pop(); seat; seat = outside.pop()) {
      for (;;) {
        const seconds = await enter(seat, port, path);
        if (seconds === undefined) break;
        turnedAway += 1;
        await pause(seconds * 1_000 * (0.5 + Math.random()));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(ON_THE_WAY, count) }, work));
}

function leave(): void {
  for (const seat of seats) {
    seat.socket?.destroy();
    seat.socket = undefined;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, port, path = '', count] = line.split(' ');
  if (verb === 'come') await come(Number(port), path, Number(count));
  else leave();
  process.stdout.write(`${JSON.stringify({ inside: seats.filter(({ socket }) => socket).length, turnedAway })}\n`);
}
process.exit(0);
