import { spawn } from 'node:child_process';

/**
 * Its standard input ends when whoever started it is gone, however it went: a process that is killed cannot clean up after
 * itself. Told `done` before that, it goes without touching anything.
 */
const WATCH = `
let told = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => { told += text; });
process.stdin.on('end', () => {
  if (told !== 'done') {
    try { process.kill(Number(process.argv[1]), 'SIGKILL'); } catch {}
    if (process.argv[2]) require('node:fs').rmSync(process.argv[2], { recursive: true, force: true, maxRetries: 5 });
  }
});`;

export interface Guard {
  /** The server has stopped in good order. */
  dismiss(): void;
}

/** Kills a server, and removes its folder where one is named, when this process ends without having stopped it. */
export function guard(pid: number, folder = ''): Guard {
  const watcher = spawn(process.execPath, ['-e', WATCH, String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: {},
  });
  const { stdin } = watcher;
  stdin.on('error', () => undefined);
  watcher.unref();
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return { dismiss: () => void stdin.end('done') };
}
