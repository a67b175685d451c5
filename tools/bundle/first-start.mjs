import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST_MS = 60_000;

/**
 * One start of what was built, so that what it compiles and checks is kept before anybody waits for it. Whatever goes wrong is
 * told to whoever starts it next: nothing that was built is worse for it.
 */
export async function firstStart(root) {
  const main = (app) => join(root, 'apps', app, 'dist', 'main.js');
  const data = mkdtempSync(join(tmpdir(), 'adjutant-first-'));
  const { PATH } = process.env;
  const options = { env: { PATH, PORT: '0', ADJUTANT_DATA: data }, timeout: LONGEST_MS };
  const server = spawn(process.execPath, [main('api')], { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  server.stdout.setEncoding('utf8').on('data', (said) => {
    const [, url] = / at (http:\S+)/.exec(said) ?? [];
    if (url === undefined) return;
    const end = () => server.kill('SIGTERM');
    fetch(`${url}/api/health/live`).then(end, end);
  });
  await once(server, 'exit');
  spawnSync(process.execPath, [main('cli'), 'packs', 'list'], { ...options, stdio: 'ignore' });
  rmSync(data, { recursive: true, force: true });
}
