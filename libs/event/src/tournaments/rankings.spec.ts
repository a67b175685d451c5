import { namedId, schemasOf, type Occasion, type Role } from '@adjutant/kernel';
import { openMemoryStore, record } from '@adjutant/store';
import { SHELF } from '@adjutant/testing/given';
import {
  TOURNAMENT,
  TOURNAMENT_STREAMS,
  workOut,
  type EventWork,
  type TournamentCommand,
  type WorkedOut,
} from '@adjutant/tournament';
import { AtHand } from './at-hand.js';
import { EventDeciding } from './event-deciding.js';
import { PlayerNames } from './player-names.js';
import { Rankings } from './rankings.js';
import { writtenFor, type Reading } from './reading.js';
import { TournamentReader } from './tournament-reader.js';
import { TournamentRecorder } from './tournament-recorder.js';

const ID = 'asked-by-many';
const NOW = '2031-05-04T12:00:00.000Z';
const PLAYERS = ['ann', 'bob', 'cy', 'di'];
const wins = (A: 'win' | 'loss') => ({
  decided: 'played' as const,
  A: { outcome: A, figures: { vp: 10 } },
  B: { outcome: A === 'win' ? ('loss' as const) : ('win' as const), figures: { vp: 5 } },
});

/** An event after one round, and what is worked out of it. */
async function asked() {
  const store = openMemoryStore({ schemas: schemasOf([TOURNAMENT]) });
  const recorder = new TournamentRecorder(store, new EventDeciding(SHELF, { policies: [] }), {
    seed: () => 'ab'.repeat(32),
  });
  let sent = 0;
  const sends = async (command: TournamentCommand, role: Role = 'organizer'): Promise<void> => {
    const occasion: Occasion = { now: NOW, occurredAt: NOW, actor: { id: role, role } };
    const commandId = namedId(`command ${(sent += 1)}`);
    const answer = await record(recorder, { stream: TOURNAMENT_STREAMS.of(ID), commandId, command, occasion });
    if (answer.outcome !== 'recorded') throw new Error(JSON.stringify(answer));
  };
  const tells = (table: number, A: 'win' | 'loss') =>
    sends(
      { type: 'TellResult', data: { round: 1, table, publication: 1, said: wins(A), sure: 'confirmed' } },
      'system',
    );
  await sends({
    type: 'SetUpTournament',
    data: { name: 'Asked', rounds: 3, checkIn: false, prizes: [{ name: 'First' }] },
  });
  for (const player of PLAYERS) await sends({ type: 'EnterPlayer', data: { player } });
  await sends({ type: 'DraftRound', data: { round: 1 } });
  await sends({ type: 'PublishRound', data: { round: 1 } });
  for (const table of [1, 2]) await tells(table, 'win');
  await sends({ type: 'CloseRound', data: { round: 1 } });
  const works: string[] = [];
  const worked: number[] = [];
  const called = new Map<string, string>();
  const clock = { now: 0 };
  const known = async () => new Map([...called].map(([id, name]) => [id, { id, name }] as const));
  const people = { known, edition: 0 } as unknown as ConstructorParameters<typeof PlayerNames>[0];
  const of = async <Work extends EventWork>(work: Work) => {
    works.push(work.work);
    const answer = workOut(work);
    if (work.work === 'impacts') {
      const past = answer as WorkedOut['impacts'];
      worked.push(past.filter(({ correction }) => correction !== undefined).length);
    }
    return answer;
  };
  const reader = new TournamentReader(recorder);
  const rankings = new Rankings(reader, new PlayerNames(people), new AtHand(() => clock.now), { of });
  return { rankings, works, worked, called, clock, tells };
}

const made = async <Answer extends object>(reading: Promise<Reading<Answer>>): Promise<Answer> =>
  (await reading).make();

test('however many ask how they came to their place, it is worked out once for a revision of the event', async () => {
  const { rankings, works, clock, tells } = await asked();
  for (let wave = 0; wave < 5; wave += 1) {
    const answers = await Promise.all(
      PLAYERS.flatMap((player) => Array.from({ length: 50 }, () => made(rankings.arithmetic(ID, player, {})))),
    );
    expect(new Set(answers.map(({ says }) => says)).size).toBe(PLAYERS.length);
    clock.now += 10_000;
  }
  expect(works).toEqual(['arithmetics']);
  await tells(1, 'loss');
  await Promise.all(PLAYERS.map((player) => made(rankings.arithmetic(ID, player, {}))));
  expect(works).toEqual(['arithmetics', 'arithmetics']);
});

test('standings and the list of impacts are worked out once for a revision too, and read with the names of now', async () => {
  const { rankings, works, called, clock, tells } = await asked();
  await tells(1, 'loss');
  const nameOfAnn = async () => {
    const { rows } = await made(rankings.standings(ID, {}));
    const { corrections } = await made(rankings.impacts(ID));
    const row = rows.find(({ player }) => player === 'ann');
    return [row?.name, corrections[0]?.impact.names['ann'], (await made(rankings.arithmetic(ID, 'ann', {}))).row.name];
  };
  expect(await nameOfAnn()).toEqual(['ann', 'ann', 'ann']);
  called.set('ann', 'Ann Archer');
  clock.now += 1_000;
  expect(await nameOfAnn()).toEqual(['Ann Archer', 'Ann Archer', 'Ann Archer']);
  expect(works).toEqual(['standings', 'impacts', 'arithmetics']);
});

test('another revision costs the corrections that are new in it: what older ones changed is kept', async () => {
  const { rankings, worked, tells } = await asked();
  const listed = async () => (await made(rankings.impacts(ID))).corrections;
  await tells(1, 'loss');
  const [first] = await listed();
  await tells(2, 'loss');
  const [second, ...older] = await listed();
  expect(older).toEqual([first]);
  expect(second?.entry).toBeGreaterThan(first?.entry ?? Infinity);
  await tells(1, 'win');
  expect(await listed()).toMatchObject([{ impact: { table: 1 } }, second, first]);
  expect(worked).toEqual([1, 1, 1]);
});

test('whoever has the answer already is told so before anything is worked out', async () => {
  const { rankings, works, called, clock } = await asked();
  const asks = async (known?: string) => writtenFor(await rankings.arithmetic(ID, 'ann', {}), known);
  const first = await asks();
  works.length = 0;
  const reading = await rankings.arithmetic(ID, 'ann', {});
  const unmade = { ...reading, make: () => Promise.reject(new Error('nothing is worked out')) };
  expect(await writtenFor(unmade, `"another", W/${first.tag}`)).toEqual({ tag: first.tag });
  called.set('ann', 'Ann Archer');
  clock.now += 1_000;
  const renamed = await asks(first.tag);
  expect(renamed.bytes?.toString()).toContain('Ann Archer');
  expect(renamed.tag).not.toBe(first.tag);
  expect(works).toEqual([]);
});

test('prizes are given by the order of the event, whoever asks for it by its name, and by no other', async () => {
  const { rankings } = await asked();
  const first = async (by: object) => (await made(rankings.standings(ID, by))).awards?.[0]?.says;
  const said = await first({});
  expect(said).toMatch(/^First: \w+ and \w+, who are level\.$/);
  expect([await first({ preset: 'gw' }), await first({ round: 1 })]).toEqual([said, said]);
  expect(await first({ preset: 'itc' })).toBeUndefined();
});

test('who is not ranked has no line, whatever they are called', async () => {
  const { rankings } = await asked();
  for (const player of ['nobody', 'constructor', '__proto__'])
    await expect(made(rankings.arithmetic(ID, player, {}))).rejects.toThrow('is ranked in this event');
});
