// A process of its own, so that a disk can be put under it: for each line `CALLERS COUNT` it appends so many events to new streams, as
// many to each, and says how many it wrote in a second. Every append is answered before its caller sends the next.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openSqliteStore, readShelf } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { appendAll } from './appending.js';
import { assertSame } from './figure.js';
import { seconds } from './measure.js';
import { PACKS } from './places.js';
import { worksFor } from './works.js';

const [, , folder = ''] = process.argv;
const store = openSqliteStore(join(folder, 'adjutant.db'));
const events = longMatch(readShelf(PACKS), 400);
let written = 0;
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [callers = 1, count = 1] = line.split(' ').map(Number);
  const streams = Array.from({ length: callers }, () => `match-${randomUUID()}`);
  const works = worksFor(events, streams, count);
  const took = await seconds(() => appendAll(store, works, callers, 0));
  written += works.length;
  assertSame('events in the log', Number(await store.head()), written);
  process.stdout.write(`${works.length / took}\n`);
}
await store.close();
