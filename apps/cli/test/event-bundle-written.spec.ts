import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, readShelf } from '@adjutant/store';
import { dayOfTwelve, EVENT, recordedIn, type Unchained } from '@adjutant/testing/event-day';
import { PACKS, workspace, type Workspace } from './cli.js';

const day = dayOfTwelve(readShelf(PACKS), 'demo');

/** The day as the server would have recorded it. */
async function recorded(at: Workspace, log: readonly Unchained[] = day.log): Promise<void> {
  const store = openStore(at.store, { schemas: EVENT_SCHEMAS });
  await recordedIn(store, log);
  await store.close();
}

describe('adjutant event bundle', () => {
  const at = workspace();

  it('writes a whole event of the store, and verify holds it together with the file alone', async () => {
    await recorded(at);
    const made = await at.cli('event', 'bundle', EVENT, '--to', 'open.jsonl');
    expect(made).toMatchObject({ exit: 0, err: expect.stringMatching(/^Event open-2031 is in open\.jsonl/) as string });
    const { exit, json } = await at.cliWith({ ADJUTANT_PACKS: '/nowhere' }, 'verify', 'open.jsonl', '--json');
    expect(exit).toBe(0);
    expect(json[0]).toMatchObject({
      ...{ intact: true, event: EVENT, rounds: 3, players: 12, matches: 19, voided: 2, disputes: 2, withheld: 2 },
      draws: { drawn: [1, 2, 3], byOthers: [] },
      standings: { after: 3 },
    });
    const first = readFileSync(join(at.folder, 'open.jsonl'));
    await at.cli('event', 'bundle', EVENT, '--to', 'again.jsonl');
    expect(readFileSync(join(at.folder, 'again.jsonl')).equals(first)).toBe(true);
  });

  it('says what to do where there is no such event', async () => {
    const { exit, err } = await at.cli('event', 'bundle', 'another', '--to', 'another.jsonl');
    expect([exit, err]).toEqual([2, expect.stringMatching(/There is no event another in this store/)]);
    expect(existsSync(join(at.folder, 'another.jsonl'))).toBe(false);
  });
});

describe('adjutant event bundle, of an event that is not told yet what a match came to', () => {
  const at = workspace();

  it('signs nothing, and names the match', async () => {
    const last = day.log.findLastIndex(({ type }) => type === 'TableResultTold');
    const open = day.log.slice(0, last);
    await recorded(at, open);
    const { exit, err } = await at.cli('event', 'bundle', EVENT, '--to', 'open.jsonl');
    expect([exit, err]).toEqual([
      1,
      expect.stringMatching(/came to something else than the event was told.*try again/),
    ]);
    expect(existsSync(join(at.folder, 'open.jsonl'))).toBe(false);
  });
});

describe('a file that would fill the memory', () => {
  const at = workspace();
  const MEGABYTE = 1 << 20;

  it('is refused at its first wrong line, and where a line does not end', async () => {
    const header = `${JSON.stringify({ adjutant: 'event-bundle', event: 'e', key: 'k', origin: 'o', version: 1 })}\n`;
    writeFileSync(join(at.folder, 'large.jsonl'), header + 'x'.repeat(100 * MEGABYTE));
    const before = process.memoryUsage().arrayBuffers;
    expect(await at.cli('verify', 'large.jsonl')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/line 1/) as string,
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * MEGABYTE);
    writeFileSync(join(at.folder, 'endless.jsonl'), `{"adjutant":"event-bundle"${' '.repeat(100 * MEGABYTE)}`);
    expect(await at.cli('verify', 'endless.jsonl')).toMatchObject({
      ...{ exit: 1, out: expect.stringMatching(/longer than any line of such a file/) as string },
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE);
  });
});
