import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsStream, openStore } from '@adjutant/store';
import { MATCH, workspace, record, type Workspace } from './cli.js';
import { ruled, STRUCK } from './ruled.js';

const textIn = (at: Workspace, name: string): string => readFileSync(join(at.folder, name), 'utf8');
const keyIn = (text: string): string => (JSON.parse(text.split('\n')[0] ?? '') as { key: string }).key;
const OURS = { ADJUTANT_ORIGIN: 'judges.example/ours' };

/** A match with a ruling, as its own installation hands it on: as a match file for everybody, and as a bundle. */
async function handedOn(from: Workspace): Promise<{ readonly file: string; readonly bundle: string }> {
  await ruled(from, STRUCK, STRUCK);
  await from.cli('export', MATCH, '--out', 'match.jsonl');
  await from.cliWith(OURS, 'export', MATCH, '--bundle', 'match.bundle.jsonl');
  return { file: textIn(from, 'match.jsonl'), bundle: textIn(from, 'match.bundle.jsonl') };
}

describe('a ruled match that was taken in from a match file', () => {
  const from = workspace();
  const to = workspace();
  beforeAll(async () => {
    const { file } = await handedOn(from);
    await to.cli('import', to.file('match.jsonl', file));
    await to.cli('export', MATCH, '--bundle', 'b.jsonl');
  });

  it('gives a bundle that calls nobody a forger, and says what it cannot know', async () => {
    const { exit, out } = await to.cli('verify', 'b.jsonl', '--key', keyIn(textIn(to, 'b.jsonl')));
    expect([exit, out]).toEqual([0, expect.stringMatching(/^INTACT b\.jsonl: match \S+, 11 entries\.\n/)]);
    expect(out).toMatch(
      /Entries 0 to 10 were recorded elsewhere and taken in by local on .*: nothing here shows by whom they were made\./,
    );
    expect(out).toMatch(/Ruling carried out elsewhere at entry 9: by jo, .*\(its dispute is not in this file\)/);
    expect(out).toMatch(/Not proved: that entries 0 to 10 are what was played/);
    expect(out).not.toMatch(/each as a judge gave it/);
    expect((await to.cli('verify', 'b.jsonl', '--json')).json).toMatchObject([
      { intact: true, rulings: [], imported: { events: 11, by: 'local', rulings: [{ entry: 9, judge: 'jo' }] } },
    ]);
  });

  it('has its disputes in no match file, and verify says so', async () => {
    const { out } = await to.cli('verify', 'match.jsonl');
    expect(out).toMatch(/Not in this file: the disputes that 1 ruling in it came from\./);
    expect((await to.cli('verify', 'match.jsonl', '--json')).json).toMatchObject([{ intact: true, rulings: 1 }]);
  });
});

describe('a ruled match that was taken in from a bundle', () => {
  const from = workspace();
  const to = workspace();
  let bundle: string;
  beforeAll(async () => {
    ({ bundle } = await handedOn(from));
    to.file('match.bundle.jsonl', bundle);
  });

  it('is not taken in where nobody trusts the key', async () => {
    const { exit, err } = await to.cli('import', 'match.bundle.jsonl');
    expect([exit, err]).toEqual([
      2,
      expect.stringMatching(/signed by judges\.example\/ours with a key that is not trusted/),
    ]);
    expect(await to.cliWith({ ADJUTANT_TRUSTED_KEYS: 'some+key' }, 'import', 'match.bundle.jsonl')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/is "some\+key", which is no verifier key/) as string,
    });
  });

  it('comes with its disputes where the key is trusted: the ruling is proved here too', async () => {
    const trusting = { ADJUTANT_TRUSTED_KEYS: keyIn(bundle) };
    expect(await to.cliWith(trusting, 'import', 'match.bundle.jsonl')).toMatchObject({ exit: 0 });
    expect((await to.cliWith(trusting, 'import', 'match.bundle.jsonl')).out).toMatch(/was there already/);
    await to.cli('export', MATCH, '--bundle', 'again.jsonl');
    const { exit, out } = await to.cli('verify', 'again.jsonl');
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/1 ruling carried out in the match: each as a judge gave it/),
    ]);
    expect(out).toMatch(/a checkpoint of judges\.example\/ours \(\d+ events, signed .*\) covered them/);
    expect(out).not.toMatch(/that entries 0 to 10 are what was played/);
  });
});

describe('a log that says afterwards that a record came from elsewhere', () => {
  const at = workspace();

  it('excuses nothing with it', async () => {
    await ruled(at, null, STRUCK);
    const store = openStore(at.store);
    const head = (await store.readOriginal(`match-${MATCH}`)).at(-1)?.meta.hash;
    const note = { type: 'MatchImported', data: { match: MATCH, events: 11, head } };
    const actor = { id: 'x', role: 'organizer' as const };
    await store.append(importsStream(MATCH), 'absent', [note], {
      ...{ commandId: 'late', actor, occurredAt: 'now', recordedAt: 'now', payloadHash: 'x' },
    });
    await store.close();
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    expect(await at.cli('verify', 'b.jsonl')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/which no judge gave/) as string,
    });
  });
});

describe('the headline of a bundle', () => {
  const at = workspace();

  it('does not speak of intact before it says that nobody knows who signed', async () => {
    await record(at);
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    const { out } = await at.cli('verify', 'b.jsonl');
    expect(out).toMatch(/^Nobody knows who signed b\.jsonl \(no --key was given\); in itself it is INTACT: match /);
  });
});
