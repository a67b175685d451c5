import { EventSchemas } from '@adjutant/kernel';
import { command, scored } from '../contract/fixtures.js';
import { openMemoryStore } from '../memory/open.js';
import type { Connection } from './connection.js';
import { Entry, proposalOf } from './entries.js';
import { layoutOf } from './layout.js';
import type { Line } from './line.js';
import type { Recorded } from './messages.js';
import { Parts } from './parts.js';
import { StreamWriter } from './writer.js';

const LAYOUT = layoutOf('adj');
const STREAM = 'match-1';

/** What a server has of a stream of so many events. */
async function recorded(count: number): Promise<readonly Recorded[]> {
  const store = openMemoryStore();
  for (let at = 0; at < count; at++)
    await store.append(STREAM, at === 0 ? 'absent' : at - 1, [scored(at)], command(`at ${at}`));
  return (await store.readOriginal(STREAM)).map(({ revision, event: { type, data }, meta }) => {
    const proposal = proposalOf({ type, text: JSON.stringify(data), meta });
    return { ...proposal, stream: `${LAYOUT.log}${STREAM}`, revision, place: BigInt(revision) };
  });
}

/** A line to a server that has these events; `meanwhile` happens while an answer is on its way. */
function lineTo(events: readonly Recorded[], meanwhile: () => void): Line {
  const readStream = (_: string, from: number, limit: number) => Promise.resolve(events.slice(from, from + limit));
  const read: Line['read'] = async (_, work) => {
    const answer = await work({ readStream } as Connection);
    meanwhile();
    return answer;
  };
  return { read } as Line;
}

test('a stream that had to make room while it was looked on at is looked at from its beginning, and is not taken for none', async () => {
  const events = await recorded(3);
  const line = lineTo(events, () => meanwhile());
  const writer = new StreamWriter(line, LAYOUT, new Parts(line, LAYOUT), new EventSchemas());
  let meanwhile = (): void => writer.index.forget(STREAM);
  writer.index.learn(
    STREAM,
    events.slice(0, 2).map((one) => new Entry(one, LAYOUT.log)),
  );
  const known = await writer.lookOn(STREAM);
  expect([known.revision, known.commands.size]).toEqual([2, 3]);
  meanwhile = () => undefined;
  expect(await writer.known(STREAM)).toBe(known);
});
