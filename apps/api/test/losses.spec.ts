import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { matchDecider, matchStream, type MatchEvent, type MatchState } from '@adjutant/match';
import { openStore, record, takeIn, parseMatchFile, writeMatchFile, type EventStore } from '@adjutant/store';
import { startKurrentDouble } from '@adjutant/store/kurrent-double';
import { keepingFor } from '@adjutant/scenarios';
import { draws, nightfall, NIGHT_SHELF, on } from '@adjutant/testing/given';
import { allLosses, lossesOf } from '@adjutant/integrity';
import { folder } from './running.js';

const MATCH = 'm';
const NOW = '2026-05-02T10:00:00.000Z';
const occasion = { now: NOW, occurredAt: NOW, actor: { id: 'sam', role: 'scorekeeper' as const } };

async function play(store: EventStore, match: string): Promise<void> {
  const decider = matchDecider(NIGHT_SHELF);
  const desk = { store, decider, keeping: keepingFor(NIGHT_SHELF, match) };
  for (const command of [...nightfall(), draws('A', 11), draws('A', 12), draws('A', 13), on]) {
    const answer = await record<typeof command, MatchState, MatchEvent>(desk, {
      ...{ stream: matchStream(match), command, commandId: randomUUID(), occasion },
    });
    expect(answer.outcome).toBe('recorded');
  }
}

/** The same store with all that is kept beside its log withheld, but for so many envelopes of a place. */
const keeping = (store: EventStore, count: number): EventStore =>
  new Proxy(store, {
    get: (of, name) => {
      if (name === 'envelopes') return async (place: string) => (await of.envelopes(place)).slice(0, count);
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });

describe('envelopes are held to their commitments on every engine', () => {
  const at = folder();
  const engine = startKurrentDouble();
  const opens: Readonly<Record<string, () => Promise<EventStore>>> = {
    memory: async () => openStore('memory:'),
    sqlite: async () => openStore(`sqlite:${join(at, 'log.db')}`),
    kurrent: async () => openStore((await engine).url),
  };

  afterAll(async () => {
    await (await engine).stop();
    rmSync(at, { recursive: true, force: true });
  });

  it.each(Object.keys(opens))('%s', async (name) => {
    const store = (await opens[name]?.()) as EventStore;
    try {
      await play(store, MATCH);
      await play(store, 'other');
      expect(await allLosses(store)).toEqual([]);
      expect(await lossesOf(keeping(store, 2), MATCH)).toMatchObject([
        { match: MATCH, player: 'A', kind: 'draw', count: 3, why: 'missing' },
      ]);
      expect((await allLosses(keeping(store, 0))).map(({ match, count }) => [match, count])).toEqual(
        [MATCH, 'other'].flatMap((match) => [1, 2, 3].map((count) => [match, count])),
      );
    } finally {
      await store.close();
    }
  });

  it('a match from a file has its envelopes elsewhere', async () => {
    const [store, other] = [openStore('memory:'), openStore('memory:')];
    await play(store, MATCH);
    const file = parseMatchFile((await writeMatchFile(store, matchStream(MATCH))) as string);
    if (!file.ok) throw new Error(JSON.stringify(file.problems));
    await takeIn(other, file.file, { commandId: randomUUID(), occasion });
    expect(await allLosses(other)).toEqual([]);
    await Promise.all([store.close(), other.close()]);
  });
});
