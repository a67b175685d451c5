import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { DOUBLE } from './places.js';

/** The double of KurrentDB that the tests have, in a process of its own; it keeps everything in memory, and answers so much later. */
export async function startStore(slowMs = 0): Promise<{ readonly store: string; stop(): Promise<void> }> {
  if (!existsSync(DOUBLE)) throw new Error(`${DOUBLE} is not built: run \`npm run build\` first`);
  const child = spawn(process.execPath, [DOUBLE, '--port', '0', '--slow-ms', String(slowMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const port = /:(\d+)/.exec(said)?.[1];
  if (port === undefined) throw new Error(`the double says no port: ${said}`);
  return {
    store: `kurrentdb://127.0.0.1:${port}?tls=false`,
    stop: async () => {
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
      process.off('exit', endWithUs);
    },
  };
}
