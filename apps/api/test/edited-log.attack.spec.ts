import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { packsIn, startApiServer, tally, type ApiServer } from '@adjutant/tools-services';
import Database from 'better-sqlite3';
import { advance, answer, at, command, listAt, started, type Answer, type Body } from './running.js';

/** The built server, as whoever runs an event has it, and whoever sits at the table of one match. */
class Hall {
  private constructor(
    readonly data: string,
    private server: ApiServer,
    private readonly packs: string,
  ) {}

  static async open(root: string): Promise<Hall> {
    const [data, packs] = [join(root, 'data'), packsIn(root)];
    return new Hall(data, await Hall.#start(data, packs), packs);
  }

  static #start(data: string, packs: string): Promise<ApiServer> {
    return startApiServer(data, {
      ...{ ADJUTANT_PACKS: packs, ADJUTANT_SEAL_SECONDS: '1', ADJUTANT_CHECK_SECONDS: '2' },
    });
  }

  get log(): string {
    return join(this.data, 'adjutant.db');
  }

  said(): string {
    return this.server.said();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  async start(): Promise<void> {
    this.server = await Hall.#start(this.data, this.packs);
  }

  async get(path: string): Promise<Answer> {
    return answer(await fetch(`${this.server.url}${path}`));
  }

  async send(match: string, ...commands: readonly object[]): Promise<Answer> {
    const body = JSON.stringify(commands.length === 1 ? commands[0] : commands);
    const headers = { 'content-type': 'application/json' };
    return answer(await fetch(`${this.server.url}/api/matches/${match}/commands`, { method: 'POST', headers, body }));
  }

  async health(): Promise<Body> {
    return (await this.get('/api/health')).body;
  }

  async faults(): Promise<readonly Body[]> {
    return listAt(await this.health(), 'faults');
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const late = performance.now() + 20_000; !(await holds()); await after(50))
      if (performance.now() > late) throw new Error(`in vain: ${what}; ${JSON.stringify(await this.health())}`);
  }

  looked(): Promise<void> {
    return this.until('the log is looked through', async () => at(await this.health(), 'check', 'last') !== undefined);
  }

  async newest(): Promise<Body> {
    const { body } = await this.get('/api/seal/checkpoints?limit=1');
    return listAt(body, 'checkpoints')[0] ?? {};
  }

  change<Result>(file: string, work: (database: Database.Database) => Result): Result {
    const database = new Database(join(this.data, file));
    try {
      return work(database);
    } finally {
      database.close();
    }
  }
}

const TITLE = `UPDATE events SET data = replace(data, @from, @to) WHERE position = 1`;
const WAYS = [
  '',
  '/ledger',
  '/timeline',
  '/events',
  '/replay',
  '/options',
  '/export',
  '/bundle',
  '/report.pdf',
  '/live',
];

let root: string;
let hall: Hall;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'adjutant-edited-'));
  hall = await Hall.open(root);
  await hall.send('one', ...started());
  await hall.send('two', ...started());
  await hall.until('all of it is signed', async () => at(await hall.newest(), 'size') === 8);
});
afterAll(async () => {
  await hall.stop();
  rmSync(root, { recursive: true, force: true });
});

const edit = (from: string, to: string): void =>
  hall.change('adjutant.db', (database) => {
    const { changes } = database.prepare(TITLE).run({ from: `"title":"${from}"`, to: `"title":"${to}"` });
    expect(changes).toBe(1);
  });

async function expectRefused(): Promise<void> {
  for (const way of WAYS) {
    const { status, body } = await hall.get(`/api/matches/one${way}`);
    expect([way, status, body['code'], at(body, 'facts', 'stream'), at(body, 'facts', 'entry')]).toEqual([
      ...[way, 409, 'match/tampered', 'match-one', 0],
    ]);
    tally('ways out of an edited match', 'refused');
  }
  const refused = await hall.send('one', advance());
  expect([refused.status, refused.body['code']]).toEqual([409, 'match/tampered']);
}

async function expectOthersPlayOn(): Promise<void> {
  const { body } = await hall.get('/api/matches/two');
  const sent = await hall.send('two', command('GainCommandPoints', { player: 'A', amount: 1, what: randomUUID() }));
  expect([sent.status, sent.body['outcome']]).toEqual([200, 'recorded']);
  expect((await hall.get('/api/matches/two')).body['revision']).toBe(Number(body['revision']) + 1);
  expect(await hall.get('/api/health/ready')).toMatchObject({ status: 200, body: { ready: true } });
}

async function expectNothingSigned(work: () => Promise<void>): Promise<void> {
  const before = await hall.newest();
  await work();
  await after(2_500);
  expect(await hall.newest()).toEqual(before);
  expect((await hall.get('/api/seal')).body).toMatchObject({ ok: false });
}

const listed = async (match: string): Promise<unknown> =>
  listAt((await hall.get('/api/matches')).body, 'matches').find(({ id }) => id === match);

const FAULT = { kind: 'entry', stream: 'match-one', entry: 0, number: 0 };

test('an event that was edited while the server was down is named, shown to nobody, and nothing is signed over it', async () => {
  await hall.stop();
  edit('A test', 'A tale');
  await hall.start();
  await hall.looked();
  expect(await hall.faults()).toMatchObject([FAULT]);
  expect(await hall.health()).toMatchObject({ ok: false, ready: true, checks: { record: { ok: false } } });
  const told = /^.*not what was recorded.*$/m;
  await hall.until('standard error has it', async () => told.exec(hall.said())?.[0].includes('match-one') ?? false);
  await expectNothingSigned(async () => {
    await expectRefused();
    await expectOthersPlayOn();
    expect(await listed('one')).toMatchObject({ fault: expect.stringMatching(/^entry 0 of match-one/) as string });
    expect(await listed('two')).not.toHaveProperty('fault');
  });
  tally('events edited offline', 'named, refused, not signed over');

  // Put right while the server runs: found by the next look, and signing goes on.
  edit('A tale', 'A test');
  await hall.until('nothing is wrong any more', async () => (await hall.faults()).length === 0);
  await hall.until('all of it is signed', async () => at(await hall.newest(), 'size') === 9);
  expect((await hall.get('/api/matches/one')).status).toBe(200);
  expect(listAt(await hall.health(), 'setRight')).toMatchObject([FAULT]);
});

test('an event that is edited while the server runs is found by the next look, however much of it is in memory', async () => {
  expect((await hall.get('/api/matches/one')).status).toBe(200);
  edit('A test', 'A tale');
  await hall.until('it is found', async () => (await hall.faults()).length === 1);
  await expectRefused();
  await expectNothingSigned(expectOthersPlayOn);
  edit('A tale', 'A test');
  await hall.until('nothing is wrong any more', async () => (await hall.faults()).length === 0);
  expect((await hall.send('one', advance())).status).toBe(200);
  tally('events edited in a running server', 'named, refused, not signed over');
});

test('the next command of a match whose event is edited while the server runs is refused, before anybody has looked', async () => {
  expect((await hall.send('one', advance())).status).toBe(200);
  edit('A test', 'A tale');
  const refused = await hall.send('one', advance());
  expect([refused.status, refused.body['code']]).toEqual([409, 'match/tampered']);
  await expectOthersPlayOn();
  edit('A tale', 'A test');
  await hall.until('nothing is wrong any more', async () => (await hall.faults()).length === 0);
  expect((await hall.send('one', advance())).status).toBe(200);
  tally('commands on an event edited a moment before', 'refused');
});

const editRow = (match: string, says: string): void =>
  hall.change('read-models.db', (database) => {
    const version = database.prepare('SELECT max(version) FROM lists_versions WHERE level = 1').pluck().get() as number;
    const { changes } = database.prepare(`UPDATE list_matches_${version} SET ${says} WHERE id = ?`).run(match);
    expect(changes).toBe(1);
  });

test.each([
  ['while the server was down', true],
  ['in a running server', false],
])(
  'a row of the list that was edited %s is named, with what it says and what the log says, and set right',
  async (_, offline) => {
    const before = await listed('two');
    expect(before).toMatchObject({ vp: { A: 0 } });
    const known = listAt(await hall.health(), 'setRight').length;
    if (offline) await hall.stop();
    editRow('two', "summary = json_set(summary, '$.vp.A', 99)");
    if (offline) await hall.start();
    const named = async (): Promise<readonly Body[]> =>
      listAt(await hall.health(), 'setRight').slice(0, offline ? undefined : -known);
    await hall.until('it is named', async () => (await named()).length > 0);
    expect(await named()).toMatchObject([
      {
        ...{ kind: 'row', stream: 'match-two', setRightAt: expect.any(String) as string },
        says: 'the list of matches does not say what the log says: summary.vp.A is 99 and should be 0',
      },
    ]);
    expect(await listed('two')).toEqual(before);
    expect(await hall.faults()).toEqual([]);
    await expectOthersPlayOn();
    tally(`rows of the lists edited ${offline ? 'offline' : 'in a running server'}`, 'named, set right');
  },
);

test('a match whose last entry was cut off, while others went on behind it, is named by what its row knows', async () => {
  const cut = hall.change('adjutant.db', (database) => {
    const row = database
      .prepare(
        `SELECT * FROM events WHERE stream_id = (SELECT id FROM streams WHERE name = 'match-one')
         ORDER BY revision DESC LIMIT 1`,
      )
      .get() as { readonly position: number; readonly revision: number };
    return row;
  });
  await expectOthersPlayOn();
  await hall.stop();
  hall.change('adjutant.db', (database) => database.prepare('DELETE FROM events WHERE position = ?').run(cut.position));
  await hall.start();
  await hall.until('it is found', async () => (await hall.faults()).length >= 2);
  expect(await hall.faults()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'log', says: expect.stringMatching(/missing from the log/) as string }),
      expect.objectContaining({ kind: 'row', stream: 'match-one', ahead: true }),
    ]),
  );
  expect(await hall.get('/api/matches/one')).toMatchObject({ status: 409, body: { code: 'match/tampered' } });
  await expectNothingSigned(expectOthersPlayOn);
  hall.change('adjutant.db', (database) => {
    const names = Object.keys(cut);
    const insert = `INSERT INTO events (${names.join()}) VALUES (${names.map((name) => `@${name}`).join()})`;
    database.prepare(insert).run(cut);
  });
  await hall.until('nothing is wrong any more', async () => (await hall.faults()).length === 0);
  expect((await hall.get('/api/matches/one')).status).toBe(200);
  tally('last entries of a match cut off', 'named, refused, not signed over');
});
