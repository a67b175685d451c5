import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startApiServer, tally, type ApiServer } from '@adjutant/tools-services';
import { workspace } from './cli.js';
import { secretDemo } from './sealed-demo.js';

const at = workspace();
const packs = secretDemo(at.folder);
const data = join(at.folder, 'kept', 'deep', 'data');
const keys = join(at.folder, 'kept', 'keys');
const environment = { ADJUTANT_PACKS: packs, ADJUTANT_KEYS: keys, ADJUTANT_SEAL_SECONDS: '1' };
const OTHERS = 0o077;
const MATCH = randomUUID();
const DISPUTE = randomUUID();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Every file and folder below, and the folder itself, with the rights of others. */
function rightsIn(path: string): readonly (readonly [path: string, others: number])[] {
  const stat = lstatSync(path);
  const below = stat.isDirectory() ? readdirSync(path).flatMap((name) => rightsIn(join(path, name))) : [];
  return [[path, stat.mode & OTHERS], ...below];
}

function expectPrivate(folder: string, ...names: readonly string[]): void {
  const found = rightsIn(join(at.folder, folder));
  expect(found.filter(([, others]) => others !== 0)).toEqual([]);
  const there = found.map(([path]) => path.slice(at.folder.length + 1));
  for (const name of names) expect(there).toContain(join(folder, name));
  tally('files and folders with hands, people or keys looked at', 'closed to others', found.length);
}

let server: ApiServer;
const umask = process.umask();

beforeAll(async () => {
  // What most machines have: whoever makes a file and says nothing lets everybody read it.
  process.umask(0o022);
  server = await startApiServer(data, environment);
});

at.endsFirst(async () => {
  await server.stop();
  process.umask(umask);
});

async function ask(method: string, path: string, body: object | Buffer): Promise<unknown> {
  const file = Buffer.isBuffer(body);
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': file ? 'image/png' : 'application/json' },
    body: (file ? body : JSON.stringify(body)) as never,
  });
  const answer: unknown = await response.json();
  expect([method, path, Math.floor(response.status / 100), answer]).toEqual([method, path, 2, answer]);
  return answer;
}

const send = (path: string, type: string, sent: object, actor?: object): Promise<unknown> =>
  ask('POST', `/api/${path}/commands`, { commandId: randomUUID(), type, data: sent, ...(actor && { actor }) });

async function story(): Promise<void> {
  const seats = { A: { player: 'p-1' }, B: { player: 'p-2' } };
  const settings = { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' };
  const match = `matches/${MATCH}`;
  await send(match, 'OpenMatch', { title: 'In secret', pack: { id: 'demo' }, seats, settings });
  for (const player of ['A', 'B'])
    await send(match, 'SubmitRoster', {
      player,
      roster: { faction: 'unknown', detachment: 'core-only', units: [{ id: `${player}1`, name: 'Crew' }] },
    });
  await send(match, 'Choose', { choice: 'mission', option: 'mission/night-tide' });
  await send(match, 'StartBattle', { firstTurn: 'A' });
  await send(match, 'DrawObjective', { player: 'A', dice: [1, 2] });
  await ask('POST', '/api/people', { name: 'Ann', contact: 'ann@example.org' });
  await ask('PUT', '/api/event', { name: 'The open' });
  const ann = { id: 'p-1', role: 'player' };
  await send(`disputes/${DISPUTE}`, 'CallJudge', { match: MATCH, side: 'A', claim: 'The dice.' }, ann);
  const { hash } = (await ask('POST', `/api/disputes/${DISPUTE}/evidence`, PNG)) as { readonly hash: string };
  await send(`disputes/${DISPUTE}`, 'AddEvidence', { hash, side: 'A', caption: 'The dice' }, ann);
}

describe('files with hands, salts, people and keys', () => {
  it('are for their owner alone, while the server runs, in single-user and in staffed mode', async () => {
    await story();
    expectPrivate('kept', 'deep/data/adjutant.db', 'deep/data/adjutant.db-wal', 'deep/data/people.db', 'keys/seal-key');
    await server.stop();
    server = await startApiServer(data, { ...environment, ADJUTANT_ACCESS: 'staffed' });
    expectPrivate('kept', 'deep/data/access.db', 'keys/access-key', 'deep/data/event.json', 'deep/data/seal.db-wal');
    expect(readdirSync(join(data, 'evidence'))).toHaveLength(1);
    expect(server.said()).not.toMatch(/Others on this machine/);
  });

  it('are so in backups and exports, and where those are put', async () => {
    const here = { ADJUTANT_PACKS: packs, ADJUTANT_KEYS: keys, ADJUTANT_DATA: data };
    const there = (name: string) => ({ ...here, ADJUTANT_DATA: `${name}/data`, ADJUTANT_KEYS: `${name}/keys` });
    for (const [env, argv] of [
      [here, ['backup', 'copies/one']],
      [there('put-back'), ['restore', 'copies/one']],
      [here, ['export', '--all', 'moves/one', '--secrets']],
      [there('moved'), ['import', 'moves/one']],
      [there('moved'), ['rebuild']],
    ] as const) {
      const { exit, err } = await at.cliWith(env, ...argv);
      expect([argv, exit, err]).toEqual([argv, 0, err]);
    }
    expectPrivate('copies/one', 'adjutant.db', 'people.db', 'seal-key', 'access-key', 'event.json', 'evidence');
    expectPrivate('put-back', 'data/adjutant.db', 'data/people.db', 'keys/seal-key', 'data/evidence');
    expectPrivate('moves/one', 'envelopes.jsonl', 'people.jsonl', 'seal-key', 'access-key', 'evidence');
    expectPrivate('moved', 'data/adjutant.db', 'data/people.db', 'keys/access-key', 'data/read-models.db');
  });

  it('are told at the start where they are open, with the command that closes them', async () => {
    await server.stop();
    chmodSync(join(data, 'people.db'), 0o644);
    chmodSync(data, 0o755);
    chmodSync(join(keys, 'seal-key'), 0o640);
    server = await startApiServer(data, environment);
    for (let tries = 0; tries < 50 && !server.said().includes('chmod'); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const says = /Others on this machine can get at what this server keeps.*/.exec(server.said())?.[0] ?? '';
    for (const named of [`${data} (0755)`, `${join(data, 'people.db')} (0644)`, `chmod -R go-rwx ${data} ${keys}`])
      expect(says).toContain(named);
    expect(says).toMatch(/seal-key \(0640\)|and \d more/);
    tally('files and folders that were opened to others', 'told at the start', 3);
  });
});
