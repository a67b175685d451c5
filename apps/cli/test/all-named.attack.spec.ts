import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startApiServer, tally, type ApiServer } from '@adjutant/tools-services';
import Database from 'better-sqlite3';
import { workspace, type Ran } from './cli.js';
import { secretDemo } from './sealed-demo.js';

const [EDITED, LISTED, SECRET] = ['edited', 'listed', 'secret'];
const at = workspace();
const packs = secretDemo(at.folder);
const data = join(at.folder, 'data');
const adjutant = (...argv: readonly string[]): Promise<Ran> => at.cliWith({ ADJUTANT_PACKS: packs }, ...argv);

function edit(file: string, sql: string, ...values: readonly unknown[]): void {
  const database = new Database(join(data, file));
  try {
    expect(database.prepare(sql).run(...values).changes).toBeGreaterThan(0);
  } finally {
    database.close();
  }
}

async function send(server: ApiServer, match: string, type: string, body: object): Promise<void> {
  const response = await fetch(`${server.url}/api/matches/${match}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ commandId: randomUUID(), type, data: body }),
  });
  expect([type, ((await response.json()) as { readonly outcome?: string }).outcome]).toEqual([type, 'recorded']);
}

const roster = (player: string): object => ({
  player,
  roster: { faction: 'unknown', detachment: 'core-only', units: [{ id: `${player}1`, name: 'Crew' }] },
});
const settings = { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' };
const seats = { A: { player: 'p-1' }, B: { player: 'p-2' } };
const STORY: readonly (readonly [string, object])[] = [
  ['OpenMatch', { title: 'As played', pack: { id: 'demo' }, seats, settings }],
  ['SubmitRoster', roster('A')],
  ['SubmitRoster', roster('B')],
  ['Choose', { choice: 'mission', option: 'mission/night-tide' }],
  ['StartBattle', { firstTurn: 'A' }],
  ['DrawObjective', { player: 'A', dice: [1, 2] }],
];

beforeAll(async () => {
  const server = await startApiServer(data, { ADJUTANT_PACKS: packs, ADJUTANT_SEAL_SECONDS: '1' });
  for (const match of [EDITED, LISTED, SECRET])
    for (const [type, body] of STORY) await send(server, match as string, type, body);
  await fetch(`${server.url}/api/matches`);
  await server.stop();
});

test('all three as they were recorded are whole', async () => {
  const { exit, out } = await adjutant('verify', '--all');
  expect([exit, out]).toEqual([0, expect.stringMatching(/^INTACT store: 18 entries/) as string]);
});

test('one event, one envelope and one row of the list, edited offline, are each named', async () => {
  edit(
    'adjutant.db',
    `UPDATE events SET data = replace(data, 'As played', 'As wished')
     WHERE revision = 0 AND stream_id = (SELECT id FROM streams WHERE name = ?)`,
    `match-${EDITED}`,
  );
  edit('adjutant.db', 'DELETE FROM envelopes WHERE place LIKE ?', `%${SECRET}%`);
  edit('read-models.db', `UPDATE list_matches_1 SET summary = json_set(summary, '$.vp.B', 88) WHERE id = ?`, LISTED);
  const { exit, out } = await adjutant('verify', '--all');
  expect(exit).toBe(1);
  expect(out).toMatch(/BROKEN store, match-edited, entry 0: its content does not match its hash/);
  expect(out).toMatch(/BROKEN row of match-listed: .*summary\.vp\.B is 88 and should be 0/);
  expect(out).toMatch(/LOST besides: .*\n.*match secret: /);
  const { json } = await adjutant('verify', '--all', '--json');
  expect(json).toMatchObject([
    {
      ...{ intact: false, stream: 'match-edited', entry: 0 },
      named: [
        { kind: 'entry', stream: 'match-edited', entry: 0 },
        { kind: 'row', stream: 'match-listed' },
      ],
      lost: [{ match: 'secret' }],
    },
  ]);
  tally('event, envelope and row edited offline, at once', 'each named by verify --all', 3);
});

test.each([
  ['replay', EDITED],
  ['export', EDITED, '--out', 'edited.jsonl'],
  ['export', EDITED, '--bundle', 'edited.bundle.jsonl'],
  ['checkpoint'],
])('what was edited is told to nobody as if it were the record, and nothing is signed over it: %s', async (...argv) => {
  const { exit, out, err } = await adjutant(...(argv as string[]));
  expect([exit, out]).toEqual([1, '']);
  expect(err).toMatch(/match-edited/);
  tally('ways out of an edited match, command line', 'refused');
});
