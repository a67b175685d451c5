import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startApiServer, tally, type ApiServer } from '@adjutant/tools-services';
import Database from 'better-sqlite3';
import { workspace, type Ran } from './cli.js';
import { secretDemo } from './sealed-demo.js';

const MATCH = randomUUID();
const at = workspace();
const packs = secretDemo(at.folder);
const data = join(at.folder, 'data');
const environment = { ADJUTANT_PACKS: packs, ADJUTANT_SEAL_SECONDS: '1' };
const COLUMNS = ['place', 'sealed', 'owner', 'salt', 'holds', 'command_id'] as const;
const POSITIONS = 8;

type Row = Readonly<Record<(typeof COLUMNS)[number], string>> & { readonly id: number };
type Answer = { readonly [member: string]: unknown };

const adjutant = (...argv: readonly string[]): Promise<Ran> => at.cliWith({ ADJUTANT_PACKS: packs }, ...argv);

function edit<Result>(work: (database: Database.Database) => Result): Result {
  const database = new Database(join(data, 'adjutant.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

async function send(server: ApiServer, type: string, body: object, match = MATCH): Promise<Answer> {
  const response = await fetch(`${server.url}/api/matches/${match}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ commandId: randomUUID(), type, data: body }),
  });
  return (await response.json()) as Answer;
}

async function recordCheck(): Promise<string> {
  const { checks } = (await (await fetch(`${server.url}/api/health/ready`)).json()) as {
    readonly checks: { readonly record: { readonly says: string } };
  };
  return checks.record.says;
}

async function sealSize(): Promise<number> {
  const response = await fetch(`${server.url}/api/seal/checkpoint`);
  return response.ok ? Number((await response.text()).split('\n')[1]) : -1;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`still not so: ${await recordCheck()}`);
}

const roster = (player: string): object => ({
  player,
  roster: { faction: 'unknown', detachment: 'core-only', units: [{ id: `${player}1`, name: 'Crew' }] },
});
const to = (turn: string, step: string): object => ({ to: { round: 1, turn, step } });

/** A draws, tries the same dice again, holds nothing and discards; B draws. */
const STORY: readonly (readonly [string, object, string?])[] = [
  [
    'OpenMatch',
    {
      title: 'In secret',
      pack: { id: 'demo' },
      seats: { A: { player: 'p-1' }, B: { player: 'p-2' } },
      settings: { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' },
    },
  ],
  ['SubmitRoster', roster('A')],
  ['SubmitRoster', roster('B')],
  ['Choose', { choice: 'mission', option: 'mission/night-tide' }],
  ['StartBattle', { firstTurn: 'A' }],
  ['DrawObjective', { player: 'A', dice: [1, 2] }],
  ['DrawObjective', { player: 'A', dice: [1, 2] }, 'objective/repeated'],
  ['AdvancePhase', to('A', 'turn-end')],
  ['RecordFact', { fact: 'lamps-held', player: 'A', data: { held: {} } }],
  ['DiscardObjective', { player: 'A', objective: '12' }],
  ['AdvancePhase', to('B', 'tide')],
  ['DrawObjective', { player: 'B', dice: [2, 2] }],
];

let server: ApiServer;
let rows: readonly Row[];

async function start(): Promise<void> {
  server = await startApiServer(data, environment);
}

/** Everything as it was played, for each that damages it. */
function putBack(): void {
  edit((database) => {
    database.prepare('DELETE FROM envelopes').run();
    const insert = database.prepare(
      `INSERT INTO envelopes (id, ${COLUMNS.join(', ')}, payload_hash) VALUES (@id, ${COLUMNS.map((name) => `@${name}`).join(', ')}, @payload_hash)`,
    );
    for (const row of rows) insert.run(row);
  });
}

beforeAll(async () => {
  await start();
  for (const [type, body, code] of STORY) {
    const answer = await send(server, type, body);
    expect([type, answer['code'] ?? answer['outcome']]).toEqual([type, code ?? 'recorded']);
  }
  await server.stop();
  rows = edit((database) => database.prepare('SELECT * FROM envelopes ORDER BY id').all()) as readonly Row[];
});

at.endsFirst(() => server.stop());

describe('envelopes that were edited while nobody looked', () => {
  it('are whole as they were played', async () => {
    expect(rows.map(({ place: where }) => where.slice(-1))).toEqual(['A', 'A', 'A', 'B']);
    expect(await adjutant('verify', '--all')).toMatchObject({ exit: 0 });
    expect(await adjutant('verify', MATCH)).toMatchObject({ exit: 0 });
  });

  it('are named wherever any of their characters was changed', async () => {
    for (const row of rows) {
      for (const column of COLUMNS) {
        // No entry of the record knows of a refused attempt: which command it came with is said by itself alone.
        if (column === 'command_id' && row.id === 2) continue;
        const value = row[column];
        const step = Math.max(1, Math.floor(value.length / POSITIONS));
        for (let position = 0; position < value.length; position += step) {
          const changed = value.slice(0, position) + (value[position] === '1' ? '2' : '1') + value.slice(position + 1);
          edit((database) => database.prepare(`UPDATE envelopes SET ${column} = ? WHERE id = ?`).run(changed, row.id));
          const verdict = await adjutant('verify', '--all', '--json');
          // A refused attempt in a place that is no match's is a thing of which nothing says anything.
          const unknown = row.id === 2 && column === 'place' && verdict.exit === 0;
          if (!unknown) expect([column, position, row.id, verdict.exit]).toEqual([column, position, row.id, 1]);
          if (!unknown) expect(verdict.json).toMatchObject([{ intact: false, lost: expect.any(Array) as object[] }]);
          expect(verdict.out + verdict.err).not.toMatch(/number-1|"holds"/);
          tally('characters of envelopes changed offline', unknown ? 'unnoticed: nothing refers to it' : 'named');
          edit((database) => database.prepare(`UPDATE envelopes SET ${column} = ? WHERE id = ?`).run(value, row.id));
        }
      }
    }
    expect(await adjutant('verify', '--all')).toMatchObject({ exit: 0 });
  });

  it('are named one by one where they were deleted, by verify, backup, restore and import', async () => {
    const NAMES = [/entry 5 \(draw 1 of A\)/, undefined, /entry \d+ \(discard 1 of A\)/, /entry \d+ \(draw 1 of B\)/];
    for (const [index, name] of NAMES.entries()) {
      if (!name) continue;
      edit((database) => database.prepare('DELETE FROM envelopes WHERE id = ?').run(rows[index]?.id));
      const copy = `copy-${index}`;
      const others = [
        await adjutant('verify', '--all'),
        await adjutant('verify', MATCH),
        await adjutant('backup', copy),
        await at.cliWith({ ADJUTANT_PACKS: packs, ADJUTANT_DATA: `put-${index}` }, 'restore', copy),
        await adjutant('export', '--all', `move-${index}`, '--secrets'),
        await at.cliWith({ ADJUTANT_PACKS: packs, ADJUTANT_DATA: `new-${index}` }, 'import', `move-${index}`),
      ];
      for (const { exit, out, err } of others.filter((_, at) => at !== 4)) {
        expect([exit, out + err]).toEqual([1, expect.stringMatching(name)]);
        expect(out + err).toContain('its envelope is missing');
        tally('envelopes deleted offline', 'named');
      }
      expect(readdirSync(join(at.folder, copy))).toContain('backup.json');
      putBack();
    }
  });

  it('are told by the server that is asked about the match, and at its end in the record', async () => {
    edit((database) => database.prepare('DELETE FROM envelopes WHERE id = ?').run(rows[0]?.id));
    await start();
    await until(async () =>
      /entry 5 of match-\S+: what A sealed in entry 5 \(draw 1 of A\) is lost/.test(await recordCheck()),
    );
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    const before = await sealSize();
    const other = randomUUID();
    const opened = STORY[0]?.[1] ?? {};
    expect(await send(server, 'OpenMatch', opened, other)).toMatchObject({ outcome: 'recorded' });
    expect((await (await fetch(`${server.url}/api/seal`)).json()) as Answer).toMatchObject({ ok: false });
    tally('envelopes deleted offline', "named by the server's own check");
    const verified = (await (await fetch(`${server.url}/api/matches/${MATCH}/verify`)).json()) as Answer;
    expect(verified).toMatchObject({ intact: true, lost: [{ match: MATCH, entry: 5, player: 'A', why: 'missing' }] });
    const refused = await send(server, 'DrawObjective', { player: 'A', dice: [1, 3] });
    expect(refused).toMatchObject({ code: 'hand/envelope-missing', facts: { entries: [5] } });
    const ended = await send(server, 'FinishMatch', { ending: 'time' });
    expect(ended['outcome']).toBe('recorded');
    const events = (ended['events'] as readonly { readonly type: string; readonly data: object }[]).slice(-1);
    expect(events).toMatchObject([
      {
        type: 'NoteRecorded',
        data: { text: expect.stringMatching(/^What A sealed in entry 5 cannot be shown/) as string },
      },
    ]);
    tally('matches ended with an envelope lost', 'noted in the record');
    // The record says so itself now: nothing is kept back any more, and what was recorded meanwhile is signed.
    await until(async () => (await sealSize()) > before);
    expect(await recordCheck()).not.toMatch(/is lost/);
  });
});
