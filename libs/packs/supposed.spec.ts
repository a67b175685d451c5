import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Occasion } from '@adjutant/kernel';
import { foldMatch, walkMatch } from '@adjutant/match';
import { asRecorded, suppose, supposeOf, type Account, type Supposal } from '@adjutant/replay';
import { playScript, readScript } from '@adjutant/scenarios';
import { readShelf } from '@adjutant/store';
import { bothReadings } from '@adjutant/views';

const SHELF = readShelf(import.meta.dirname);
const MATCHES = ['aos-4e', 'opr', 'wh40k-10e', 'wh40k-11e', 'wh40k-8e'].flatMap((pack) => {
  const folder = join(import.meta.dirname, pack, 'matches');
  const [first] = readdirSync(folder).sort();
  return first === undefined ? [] : [[pack, join(folder, first)] as const];
});
const NOW = '2026-11-21T09:00:00.000Z';
const JUDGE: Occasion = { now: NOW, occurredAt: NOW, actor: { id: 'judge', role: 'judge' } };

async function played(file: string): Promise<Account> {
  const read = readScript(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file} cannot be read`);
  const { events, attempts } = await playScript(SHELF, read.script);
  return { events, attempts };
}

test.each(MATCHES)('%s: both readings come to what each comes to when it is told alone', async (_, file) => {
  const account = await played(file);
  const tell = supposeOf(SHELF, account, JUDGE);
  for (let entry = account.events.length - 1; entry > 4; entry -= 17) {
    const supposals: readonly Supposal[] = [{ leaveOut: [entry] }];
    const ask = (one: typeof tell) => bothReadings(SHELF, account, supposals, asRecorded(one), one);
    const alone = ask((those, reading) => suppose(SHELF, account, those, reading, JUDGE));
    expect(JSON.stringify(ask(tell))).toBe(JSON.stringify(alone));
    expect(alone.corrected.out.map(({ place }) => place)).toContain(entry);
  }
});

test.each(MATCHES)('%s: folded at once it comes to what it comes to entry by entry', async (_, file) => {
  const { events } = await played(file);
  const last = [...walkMatch(SHELF, events)].at(-1);
  expect(foldMatch(SHELF, events)).toStrictEqual(last?.after);
});
