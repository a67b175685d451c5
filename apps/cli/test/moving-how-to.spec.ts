import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@adjutant/store';
import { startKurrentDouble } from '@adjutant/store/kurrent-double';
import { MATCH, PACKS, workspace, record, type Workspace, type Ran } from './cli.js';

const HOW_TO = join(PACKS, '..', '..', 'docs', 'how-to');
const DATABASE = 'kurrentdb://admin:changeit@db.example.org:2113';

/** The commands of a page, in order: variables before them, and what they are given. */
function commandsOf(
  page: string,
): readonly { readonly env: Record<string, string>; readonly argv: readonly string[] }[] {
  const blocks = [...readFileSync(join(HOW_TO, page), 'utf8').matchAll(/```sh\n([^`]*)```/g)];
  const lines = blocks.flatMap(([, text = '']) => text.split('\n').map((line) => line.trim())).filter(Boolean);
  return lines.map((line) => {
    const words = line.split(' ');
    const start = words.indexOf('adjutant');
    const env = words.slice(0, start).map((word) => word.split('=') as [string, string]);
    return { env: Object.fromEntries(env), argv: words.slice(start + 1) };
  });
}

async function follow(at: Workspace, page: string, url?: string): Promise<readonly Ran[]> {
  const all: Ran[] = [];
  for (const { env, argv } of commandsOf(page)) {
    const { ADJUTANT_STORE: store, ...others } = env;
    const ran = await at.cliWith(
      { ...others, ...(store === undefined ? {} : { ADJUTANT_STORE: url ?? store }) },
      ...argv,
    );
    expect([argv, ran.exit, ran.err]).toEqual([argv, 0, ran.err]);
    all.push(ran);
  }
  return all;
}

async function signed(at: Workspace): Promise<string> {
  await record(at);
  return (await at.cli('checkpoint')).out;
}

describe('the how-to for moving house', () => {
  const [at, other, unsigned] = [workspace(), workspace(), workspace()];

  it('carries an installation to a KurrentDB, as its commands stand there', async () => {
    const engine = await startKurrentDouble();
    try {
      const checkpoint = await signed(at);
      const page = commandsOf('move-house.md');
      expect(page.filter(({ env }) => env['ADJUTANT_STORE'] === DATABASE)).toHaveLength(2);
      const [exported, imported, verified] = await follow(at, 'move-house.md', engine.url);
      expect(exported?.out).toMatch(/^move holds 10 events, 1 checkpoint\.\nTree of the log: [0-9a-f]{64}\n$/);
      expect(exported?.err).toMatch(/^move holds the keys of this installation/);
      expect(imported?.out).toMatch(
        /^New here: 10 events\.\nINTACT: every chain unbroken, and the same tree over 10 events/,
      );
      expect(imported?.out).toMatch(/It agrees with all 1 checkpoint that were signed\.\n$/);
      expect(verified?.out).toMatch(/^INTACT store: 10 entries/);
      const env = { ADJUTANT_DATA: 'new', ADJUTANT_STORE: engine.url };
      expect((await at.cliWith(env, 'checkpoint')).out).toBe(checkpoint);
      expect((await at.cliWith(env, 'export', MATCH)).out).toBe((await at.cli('export', MATCH)).out);
      const again = await at.cliWith(env, 'import', 'move', '--json');
      expect(again.json.at(-1)).toMatchObject({ outcome: 'imported', events: 10, new: { events: 0, checkpoints: 1 } });
      expect(again.json[0]).toMatchObject({ progress: 'events checked', of: 10 });
    } finally {
      await engine.stop();
    }
  });

  it('says what stays behind where the keys do', async () => {
    const { exit, err } = await at.cli('export', '--all', 'shared');
    expect([exit, err]).toEqual([0, expect.stringMatching(/^Keys, people, accounts and evidence are not in it/)]);
    const imported = await at.cliWith({ ADJUTANT_DATA: 'keyless' }, 'import', 'shared');
    expect([imported.exit, imported.out]).toEqual([0, expect.stringMatching(/the key that signed them is not here/)]);
    expect(readdirSync(join(at.folder, 'keyless'))).toEqual(['adjutant.db']);
  });

  it.each([
    [['export', '--all', 'move', MATCH], 2, /name no match/],
    [['export'], 2, /Name a match, or say --all FOLDER/],
    [['export', '--all', 'photos'], 2, /holds other files than an export/],
    [['import', 'photos'], 2, /holds no exported installation/],
  ])('refuses %j', async (argv, exit, says) => {
    mkdirSync(join(at.folder, 'photos'), { recursive: true });
    writeFileSync(join(at.folder, 'photos', 'holiday.jpg'), 'x');
    expect(await at.cli(...argv)).toMatchObject({ exit, out: '', err: expect.stringMatching(says) as string });
  });

  it('refuses the place of another installation, in a sentence', async () => {
    await signed(other);
    expect(await other.cli('import', join(at.folder, 'move'))).toMatchObject({
      exit: 1,
      err: expect.stringMatching(
        /^adjutant: Nothing was imported: .*seal-key is the key of another installation/,
      ) as string,
    });
    const store = openStore(unsigned.store);
    const context = {
      ...{ commandId: 'c', actor: { id: 'sam', role: 'scorekeeper' as const }, payloadHash: 'p' },
      ...{ occurredAt: 'then', recordedAt: 'then' },
    };
    await store.append('match-other', 'absent', [{ type: 'Noted', data: {} }], context);
    await store.close();
    expect(await unsigned.cli('import', join(at.folder, 'move'))).toMatchObject({
      exit: 1,
      err: expect.stringMatching(
        /^adjutant: Another log stands here: its event 0 is .* Import into an empty place\.\n$/,
      ) as string,
    });
  });
});

describe('the how-to for backups', () => {
  const at = workspace();

  it('backs up and restores, as its commands stand there', async () => {
    const checkpoint = await signed(at);
    const [made, put] = await follow(at, 'back-up.md');
    expect(made?.out).toMatch(
      /^backups\/saturday-noon is a backup of 10 events \(3 files, .* MB\)\.\nINTACT: every chain unbroken; it agrees with all 1 checkpoint/,
    );
    expect(put?.out).toMatch(/again holds 10 events/);
    expect(put?.err).toMatch(/Erase again whoever was erased since/);
    expect((await at.cliWith({ ADJUTANT_DATA: 'again' }, 'checkpoint')).out).toBe(checkpoint);
    expect((await at.cliWith({ ADJUTANT_DATA: 'again' }, 'verify', '--all')).exit).toBe(0);
  });

  it('refuses a folder that is there, a place that is not empty, and a cluster', async () => {
    expect(await at.cli('backup', 'backups')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/is there already/) as string,
    });
    expect(await at.cliWith({ ADJUTANT_DATA: 'again' }, 'restore', 'backups/saturday-noon')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/Nothing was restored: .* is there already/) as string,
    });
    expect(await at.cliWith({ ADJUTANT_STORE: 'kurrentdb://127.0.0.1:1' }, 'backup', 'new')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/carry it with "adjutant export --all"/) as string,
    });
  });
});
