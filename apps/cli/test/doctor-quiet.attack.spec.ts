import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { selfSigned } from '@adjutant/store/kurrent-double';
import { PACKS, workspace } from './cli.js';

const MAIN = join(PACKS, '..', '..', 'apps', 'cli', 'dist', 'main.js');

const at = workspace();

/** As whoever types it sees it: what Node itself has to say goes to the same screen. */
async function doctor(url: string): Promise<readonly [out: string, err: string]> {
  const env = { PATH: process.env['PATH'], ADJUTANT_ADDRESS: 'https://hall.example.org' };
  const ran = spawn(process.execPath, [MAIN, 'doctor', '--server', url], { cwd: at.folder, env });
  return Promise.all([text(ran.stdout), text(ran.stderr)]);
}

test('a server that is asked for by its address is looked at without a word of Node over the answer', async () => {
  const { certificate, key } = selfSigned();
  const server = createServer({ cert: certificate, key }, (_, response) => response.end('{}')).listen(0, '127.0.0.1');
  at.endsFirst(() => new Promise((closed) => server.close(closed)));
  await once(server, 'listening');
  const [out, err] = await doctor(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(out).toMatch(/^! The certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/m);
  expect(err).toBe('');
});
