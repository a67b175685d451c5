import { setTimeout as pause } from 'node:timers/promises';
import { amountOf, killAtRandom, LivingProcess, seeded, startKafka, type Kafka } from '@adjutant/tools-services';
import { fill, idsOf } from './support/log.js';
import { newLog, newPrefix, program, Relaying, sharedBrokers, tell, type TestLog } from './support/relaying.js';
import { check, readTopic } from './support/topic.js';

const KILLS = amountOf('kills of the relay');
const FLAPS = amountOf('times that the broker comes and goes');
const AWAY_SECONDS = amountOf('seconds that the broker is away');

let place: TestLog;
let prefix: string;

beforeEach(() => {
  place = newLog();
  prefix = newPrefix();
});

afterEach(() => place.remove());

/** Matches that are recorded one after the other, as long as it is wanted. */
async function record(isWanted: () => boolean): Promise<number> {
  let [events, round] = [0, 0];
  while (isWanted()) {
    events += await fill(place.store, idsOf(5, `round-${round++}`), { length: 100 });
    await pause(400);
  }
  return events;
}

test(`killed ${KILLS} times at random: nothing missing, nothing twice to those who read what is committed`, async () => {
  const brokers = sharedBrokers();
  let [kills, over] = [0, false];
  const recording = record(() => !over);
  const victim = program(place.setting, brokers, prefix);
  const chance = seeded(27);
  const half = Math.floor(KILLS / 2);
  try {
    // Half of them while it starts and takes the lead, the others while it sends.
    await killAtRandom(victim, { times: half, livesMs: [0, 600], chance, killed: () => kills++ });
    const sending = { ...victim, ready: /Sending the log/ };
    await killAtRandom(sending, { times: KILLS - half, livesMs: [0, 1_500], chance, killed: () => kills++ });
  } finally {
    // Nothing is recorded behind the test's back, however it ends.
    over = true;
    await recording;
  }
  const events = await recording;
  const last = new Relaying(place.store, brokers, prefix);
  await last.hasSent(events - 1);
  await last.stop();
  const unsent = last.batches.reduce((sum, batch) => sum + batch, 0);
  const committed = check(await readTopic(brokers, `${prefix}.match-events`, { least: events }));
  const written = check(await readTopic(brokers, `${prefix}.match-events`, { least: events, uncommitted: true }));
  tell(
    `killed ${kills} times while ${events} events were recorded; ${events - unsent} had arrived by then; missing 0, ` +
      `doubles ${committed.doubles} as committed and ${written.doubles} as written, all told by their revision`,
  );
  expect([committed.messages, committed.doubles]).toEqual([events, 0]);
  expect([...written.matches].sort()).toEqual([...committed.matches].sort());
  // Otherwise nothing of it was in danger.
  expect(unsent).toBeLessThan(events);
});

/** How many events a second the log takes. */
async function recordingRate(name: string, events: number): Promise<number> {
  const started = performance.now();
  const length = 125;
  let done = 0;
  for (let round = 0; done < events; round++)
    done += await fill(place.store, idsOf(50, `${name}-${round}`), { length });
  return (done / (performance.now() - started)) * 1_000;
}

const memoryOf = async (relay: LivingProcess): Promise<number> => {
  const url = /ready at (\S+)/.exec(relay.said)?.[1] ?? '';
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
};

async function flap(kafka: Kafka, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    await kafka.start();
    await pause(1_500);
    await kafka.kill();
  }
  await kafka.start();
}

test(`broker away for ${AWAY_SECONDS} seconds at least during 50,000 events, then flapping`, async () => {
  const kafka = await startKafka();
  const relay = await LivingProcess.start(program(place.setting, kafka.brokers, prefix));
  try {
    const there = await recordingRate('there', 10_000);
    await kafka.kill();
    const [since, before] = [performance.now(), await memoryOf(relay)];
    const away = await recordingRate('away', 50_000);
    await pause(Math.max(0, AWAY_SECONDS * 1_000 - (performance.now() - since)));
    const [seconds, after] = [(performance.now() - since) / 1_000, await memoryOf(relay)];
    await flap(kafka, FLAPS);
    const events = (await place.store.readLinks('', 1_000_000)).length;
    const received = await readTopic(kafka.brokers, `${prefix}.match-events`, { least: events, longestMs: 300_000 });
    const { messages, doubles, matches } = check(received);
    tell(
      `broker away for ${seconds.toFixed(0)} s during 50,000 events, then up and down ${FLAPS} times: ` +
        `${messages} of ${events} events in ${matches.size} matches, doubles ${doubles}; ` +
        `recording ${there.toFixed(0)} events/s before and ${away.toFixed(0)} while it was away (${((away / there - 1) * 100).toFixed(0)} %); ` +
        `memory of the relay ${before.toFixed(0)} MB and ${after.toFixed(0)} MB`,
    );
    expect([messages, doubles]).toEqual([events, 0]);
    // Had it read ahead, 50,000 events would weigh far more.
    expect(after - before).toBeLessThan(100);
    expect(relay.isOver).toBe(false);
  } finally {
    await relay.end('SIGTERM');
    await kafka.stop();
  }
});
