import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { KeptOrder, KeptWord } from './kept.js';

// A process of its own that starts one server, as often as it is told to, and ends it when whoever asked for it closes the
// pipe or is gone: the kernel closes the pipe of a process that was killed. So no server outlives a test run, however that ends.
const order = JSON.parse(process.argv[2] ?? '') as KeptOrder;
const say = (word: KeptWord): void => void process.stdout.write(`${JSON.stringify(word)}\n`);
let server: ChildProcess | undefined;
let ended: Promise<void> = Promise.resolve();

function start(): void {
  const log = openSync(order.log, 'a');
  const { folder: cwd, env, user } = order;
  const child = spawn(order.command, order.args, { cwd, env, stdio: ['ignore', log, log], ...user });
  closeSync(log);
  server = child;
  ended = new Promise((resolve) => {
    const over = (word: KeptWord): void => {
      say(word);
      resolve();
    };
    child.once('error', (error) => over({ failed: error.message }));
    child.once('exit', (code, signal) => over({ ended: signal ?? code ?? -1 }));
  });
  if (child.pid !== undefined) say({ pid: child.pid });
}

async function end(): Promise<void> {
  const signals = order.ending.map(({ signal, afterMs }) => setTimeout(() => server?.kill(signal), afterMs));
  await ended;
  signals.forEach(clearTimeout);
  if (order.removes) rmSync(order.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit(0);
}

// Nobody may be left to listen, and only the pipe says when it is time to go.
process.stdout.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
createInterface({ input: process.stdin })
  .on('line', start)
  .once('close', () => void end());
