import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_SCHEMA } from '@adjutant/seal';
import { openStore } from '@adjutant/store';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Database from 'better-sqlite3';
import { MATCH, PACKS, workspace, record, type Workspace } from './cli.js';

const ORIGIN = 'judges.example/open';
const keyIn = (text: string): string => (JSON.parse(text.split('\n')[0] ?? '') as { key: string }).key;

/** A machine that has the command and nothing else: no store, no packs. */
function bare(): Workspace {
  const at = workspace();
  const packs = join(at.folder, 'no-packs');
  mkdirSync(packs);
  const env = { ADJUTANT_PACKS: packs };
  return { ...at, cli: (...argv) => at.cliWith(env, ...argv) };
}

async function append(at: Workspace, revision: number, note: string): Promise<void> {
  const store = openStore(at.store);
  const actor = { id: 'x', role: 'judge' as const };
  const context = { commandId: note, actor, occurredAt: 'now', recordedAt: 'now', payloadHash: 'x' };
  await store.append(`match-${MATCH}`, revision, [{ type: 'ResultConfirmed', data: { player: 'A' } }], context);
  await store.close();
}

describe('a match as evidence', () => {
  const here = workspace();
  const there = bare();
  const other = workspace();
  let text: string;
  beforeAll(async () => {
    await record(here);
    const made = await here.cliWith({ ADJUTANT_ORIGIN: ORIGIN }, 'export', MATCH, '--bundle', 'match.bundle.jsonl');
    expect(made).toMatchObject({ exit: 0, out: '', err: expect.stringMatching(/9 events/) as string });
    text = readFileSync(join(here.folder, 'match.bundle.jsonl'), 'utf8');
    there.file('match.bundle.jsonl', text);
  });

  it('is written in lines that fit the published schema', () => {
    const fits = new Ajv2020().compile(BUNDLE_SCHEMA);
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(14);
    expect(lines.filter((line) => !fits(JSON.parse(line)))).toEqual([]);
  });

  it.each(['bundle', 'event-bundle', 'match-file'])('has the published schema of a %s', async (name) => {
    const { out } = await here.cli('schema', name);
    expect(JSON.parse(readFileSync(join(PACKS, 'schema', `${name}.schema.json`), 'utf8'))).toEqual(JSON.parse(out));
  });

  it('is verified and played again on a machine that has nothing but the command', async () => {
    const { exit, out, err } = await there.cli('verify', 'match.bundle.jsonl', '--key', keyIn(text));
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^INTACT match.bundle.jsonl: match 7d3b1f10-\S+, 9 entries\.\n/);
    expect(out).toMatch(/A short match, A p-1 against B p-2: A wins 5:0, by concession \(VP 5:0, CP 0:1\)\./);
    expect(out).toMatch(/Proved: these 9 events, in this order, were in the log of judges.example\/open/);
    expect(out).toMatch(/Proved: all of it is signed by the key given\./);
    expect(out).toMatch(/Not proved: that people at the table said what was true/);
    expect(out).toMatch(/Not proved: that nothing came after the checkpoint/);
  });

  it('says for programs what it says in words', async () => {
    const { json } = await there.cli('verify', 'match.bundle.jsonl', '--json');
    expect(json).toMatchObject([
      {
        intact: true,
        match: MATCH,
        events: 9,
        origin: ORIGIN,
        keyGiven: false,
        signer: 'unknown',
        agrees: expect.arrayContaining([expect.stringMatching(/its 9 events are, in this order/)]) as unknown,
        proved: [],
        streams: [{ stream: `match-${MATCH}`, events: 9 }],
        result: { winner: 'A', vp: { A: 5, B: 0 }, cp: { A: 0, B: 1 } },
        rulings: [],
        notProved: expect.arrayContaining([expect.stringMatching(/anybody can make a key/)]) as unknown,
      },
    ]);
  });

  it('is named as tampered with, with line and entry', async () => {
    const cases: readonly (readonly [string, RegExp])[] = [
      [
        text.replace('"points":5', '"points":9'),
        /^BROKEN bad.jsonl, line 10, entry 7 of match-\S+: its content does not match its hash\./,
      ],
      [text.replace('"version":1', '"version":3'), /^BROKEN bad.jsonl, line 1: it is no header of a bundle/],
      [text.replace('"version":1', '"version":2'), /^BROKEN bad.jsonl, line 1: /],
      [text.replace('"adjutant":"bundle"', '"adjutant":"bundl"'), /^BROKEN bad.jsonl, line 1: /],
      [text.split('\n').toSpliced(9, 1).join('\n'), /^BROKEN bad.jsonl, line 10, entry 8 of match-\S+: /],
      [text.slice(0, -1), /^BROKEN bad.jsonl, line 14: it does not end with a line feed/],
      [text.replaceAll(ORIGIN, 'judges.example/oqen'), /^BROKEN bad.jsonl, line 1: /],
    ];
    for (const [bad, says] of cases) {
      const { exit, out } = await there.cli('verify', there.file('bad.jsonl', bad));
      expect([exit, out]).toEqual([1, expect.stringMatching(says)]);
    }
    expect((await there.cli('verify', there.file('bad.jsonl', cases[0]?.[0] ?? ''), '--json')).json).toMatchObject([
      { intact: false, line: 10, stream: `match-${MATCH}`, entry: 7 },
    ]);
  });

  it('is named as signed by somebody else, where the key is another', async () => {
    await record(other);
    await other.cliWith({ ADJUTANT_ORIGIN: ORIGIN }, 'export', MATCH, '--bundle', 'match.bundle.jsonl');
    const theirs = readFileSync(join(other.folder, 'match.bundle.jsonl'), 'utf8');
    expect(await there.cli('verify', 'match.bundle.jsonl', '--key', keyIn(theirs))).toMatchObject({
      exit: 1,
      out: expect.stringMatching(
        /^NOT signed by the log of judges.example\/open that you know: another key signed .*\nBROKEN .*line 1: it is signed with the key .*, not with the one given/,
      ) as string,
    });
    expect(await there.cli('verify', 'match.bundle.jsonl', '--key', 'some+key')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/no verifier key/) as string,
    });
  });

  it('fits a checkpoint that was signed later, and one from before', async () => {
    const before = (await here.cli('checkpoint')).out;
    await append(here, 8, 'later');
    const first = JSON.parse((await there.cli('verify', 'match.bundle.jsonl', '--json')).out) as {
      checkpoint: { size: number };
    };
    const newer = await here.cli('checkpoint', '--from', String(first.checkpoint.size));
    expect(newer).toMatchObject({ exit: 0, out: expect.stringMatching(/^old 10\n/) as string });
    const found = await there.cli('verify', 'match.bundle.jsonl', '--checkpoint', there.file('newer.txt', newer.out));
    expect(found).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/had not been rolled back or rewritten by then/) as string,
    });
    expect(
      await there.cli('verify', 'match.bundle.jsonl', '--checkpoint', there.file('same.txt', before)),
    ).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/is the one in this file/) as string,
    });
    const scanned = there.file('scanned.txt', `${before.replaceAll('\n', '\r\n')}\r\n`);
    expect(await there.cli('verify', 'match.bundle.jsonl', '--checkpoint', scanned)).toMatchObject({ exit: 0 });
    const bundle = await here.cli('export', MATCH, '--bundle', 'newer.bundle.jsonl');
    expect(bundle.exit).toBe(0);
    there.file('newer.bundle.jsonl', readFileSync(join(here.folder, 'newer.bundle.jsonl')));
    const alone = await there.cli('verify', 'newer.bundle.jsonl', '--checkpoint', 'same.txt');
    expect(alone).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/it comes without a proof from 10 events to 11/) as string,
    });
    const proved = there.file('older.txt', `${newer.out.split('\n\n')[0]}\n\n${before}`);
    expect(await there.cli('verify', 'newer.bundle.jsonl', '--checkpoint', proved)).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/had only grown since/) as string,
    });
    expect(
      await there.cli('verify', 'match.bundle.jsonl', '--checkpoint', there.file('none.txt', 'none')),
    ).toMatchObject({ exit: 2, err: expect.stringMatching(/The bundle itself is sound/) as string });
  });

  it('cannot be had of a match that is not there', async () => {
    expect(await here.cli('export', 'nowhere', '--bundle', 'x.jsonl')).toMatchObject({ exit: 2 });
    expect(await here.cli('export', MATCH, '--bundle', 'x', '--out', 'y')).toMatchObject({ exit: 2 });
    expect(await here.cli('checkpoint', '--from', '99999')).toMatchObject({ exit: 2 });
    expect(await here.cli('verify', MATCH, '--key', 'x')).toMatchObject({ exit: 2 });
  });
});

describe('a store whose log was signed', () => {
  const at = workspace();
  const log = (): Database.Database => new Database(at.store.replace('sqlite:', ''));
  let bundle: string;
  beforeAll(async () => {
    await record(at);
    await at.cli('export', MATCH, '--bundle', 'match.bundle.jsonl');
    bundle = readFileSync(join(at.folder, 'match.bundle.jsonl'), 'utf8');
  });

  it('agrees with what was signed', async () => {
    expect((await at.cli('verify', '--all', '--json')).json).toMatchObject([{ intact: true, checkpoints: 1 }]);
    expect((await at.cli('verify', MATCH)).out).toMatch(/agrees with all 1 checkpoint/);
  });

  it('is found to be cut off at its newest end, and signs nothing any more', async () => {
    const database = log();
    database.exec("DELETE FROM events WHERE stream_id = (SELECT id FROM streams WHERE name LIKE 'attempts%')");
    database.exec('DELETE FROM events WHERE position = (SELECT max(position) FROM events)');
    database.close();
    const all = await at.cli('verify', '--all');
    expect(all).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/log has 8 events, but 10 were sealed/) as string,
    });
    expect((await at.cli('verify', MATCH)).exit).toBe(1);
    expect(await at.cli('checkpoint')).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/Nothing can be signed/) as string,
    });
    expect((await at.cli('export', MATCH, '--bundle', 'x')).exit).toBe(1);
  });

  it('whose seal was thrown away is found out by whoever holds a bundle from before', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(at.folder, 'data', `seal.db${end}`), { force: true });
    for (const revision of [7, 8, 9, 10]) await append(at, revision, `new ${revision}`);
    const growth = (await at.cli('checkpoint', '--from', '10')).out;
    at.file('growth.txt', growth);
    expect(bundle.length).toBeGreaterThan(0);
    expect(await at.cli('verify', 'match.bundle.jsonl', '--checkpoint', 'growth.txt')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/it was rolled back or rewritten/) as string,
    });
  });
});

describe('a match that is void', () => {
  const here = workspace();

  it('says so before anything else, in words and for programs', async () => {
    await record(here);
    const store = openStore(here.store);
    const actor = { id: 'hana', role: 'head-judge' as const };
    const at = '2031-05-04T12:00:00.000Z';
    const context = { commandId: 'void', actor, occurredAt: at, recordedAt: at, payloadHash: 'x' };
    const voided = { type: 'MatchVoided', data: { because: 'Opened twice.' } };
    await store.append(`match-${MATCH}`, 8, [voided], context);
    await store.close();
    const made = await here.cliWith({ ADJUTANT_ORIGIN: ORIGIN }, 'export', MATCH, '--bundle', 'void.bundle.jsonl');
    expect(made).toMatchObject({ exit: 0 });
    const key = keyIn(readFileSync(join(here.folder, 'void.bundle.jsonl'), 'utf8'));
    const { out, exit } = await here.cli('verify', 'void.bundle.jsonl', '--key', key);
    expect(exit).toBe(0);
    expect(out).toMatch(/^VOID: match 7d3b1f10-\S+ was declared void and counts for nothing: Opened twice\.\n/);
    const strange = await here.cli('verify', 'void.bundle.jsonl');
    expect(strange.out).toMatch(/^Nobody knows who signed .*\nVOID: match 7d3b1f10-\S+ was declared void/);
    const { json } = await here.cli('verify', 'void.bundle.jsonl', '--json');
    expect(json).toMatchObject([{ intact: true, void: true }]);
  });
});
