// A process of its own: many viewers of one stream, who come and leave at once as they are told on standard input
// (`come PORT PATH COUNT`, `leave`, `await REVISION`), and whose coming is told on standard output. `await` is done when the last of
// them has seen something of that revision or a later one; when that was is told by the clock of the machine.
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** So many are on their way at the same time: the queue of connections that a system keeps is not longer. */
const ON_THE_WAY = 400;
const LONGEST_MARK = 30;

interface Seat {
  socket: Socket | undefined;
  /** The last event that was seen, as a browser keeps it. */
  last: string | undefined;
  /** The end of what came last. */
  rest: string;
  /** The highest revision that was seen. */
  revision: number;
  /** How much has come. */
  bytes: number;
}

const seats: Seat[] = [];
let turnedAway = 0;
let waiting: { readonly revision: number; missing: number; readonly done: (at: number) => void } | undefined;

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
  const before = seat.revision;
  seat.bytes += text.length;
  // What is written in one go may come in two.
  const whole = seat.rest + text;
  seat.rest = whole.slice(-LONGEST_MARK);
  // What the viewers do themselves takes from the machine what is measured: they look for the marks of the last frame, and no more.
  seat.last = lastBehind(whole, '\nid: ') ?? seat.last;
  seat.revision = Math.max(seat.revision, Number(lastBehind(whole, '"revision":') ?? -1));
  if (!waiting || before >= waiting.revision || seat.revision < waiting.revision) return;
  waiting.missing -= 1;
  if (waiting.missing === 0) waiting.done(performance.timeOrigin + performance.now());
}

/** The word behind the last of these marks, once it is there to its end. */
function lastBehind(text: string, mark: string): string | undefined {
  const at = text.lastIndexOf(mark);
  if (at === -1) return undefined;
  const from = at + mark.length;
  return /^[\w-]+(?=\W)/.exec(text.slice(from, from + LONGEST_MARK))?.[0];
}

/** When the last of those inside has seen it. */
async function seenByAll(revision: number): Promise<number> {
  const missing = seats.filter((seat) => seat.socket !== undefined && seat.revision < revision).length;
  if (missing === 0) return performance.timeOrigin + performance.now();
  return new Promise((done) => (waiting = { revision, missing, done })).finally(
    () => (waiting = undefined),
  ) as Promise<number>;
}

async function come(port: number, path: string, count: number): Promise<void> {
  while (seats.length < count) seats.push({ socket: undefined, last: undefined, rest: '', revision: -1, bytes: 0 });
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
  let at: number | undefined;
  if (verb === 'come') await come(Number(port), path, Number(count));
  else if (verb === 'await') at = await seenByAll(Number(port));
  else leave();
  const { user, system } = process.cpuUsage();
  const processorMs = (user + system) / 1_000;
  const inside = seats.filter(({ socket }) => socket).length;
  process.stdout.write(`${JSON.stringify({ inside, turnedAway, at, processorMs, bytes: seats[0]?.bytes ?? 0 })}\n`);
}
process.exit(0);
