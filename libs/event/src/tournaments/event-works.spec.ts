import { namedId, schemasOf, type Occasion } from '@adjutant/kernel';
import { newestRead, openMemoryStore, record, ThreadEnded } from '@adjutant/store';
import { SHELF } from '@adjutant/testing/given';
import {
  presetOf,
  TOURNAMENT,
  tournamentFacts,
  TOURNAMENT_STREAMS,
  workOut,
  type EventWork,
  type TournamentCommand,
} from '@adjutant/tournament';
import { EventDeciding } from './event-deciding.js';
import { EventWorks, type WorkThread } from './event-works.js';
import { TournamentRecorder } from './tournament-recorder.js';

const STREAM = TOURNAMENT_STREAMS.of('large');
const NOW = '2031-05-04T12:00:00.000Z';
const occasion: Occasion = { now: NOW, occurredAt: NOW, actor: { id: 'organizer', role: 'organizer' } };

/** Works in the same process as a thread would: it is handed a text, and answers one. */
function thread(answer: (work: EventWork) => unknown = workOut): WorkThread & { readonly asked: string[] } {
  const asked: string[] = [];
  const ask = async (text: string): Promise<string> => {
    const work = JSON.parse(text) as EventWork;
    asked.push(work.work);
    return JSON.stringify(answer(work));
  };
  return { asked, ask, stop: async () => undefined };
}

const recorderOf = (works: EventWorks) =>
  new TournamentRecorder(
    openMemoryStore({ schemas: schemasOf([TOURNAMENT]) }),
    new EventDeciding(SHELF, { policies: [] }, works),
    {
      seed: () => 'ab'.repeat(32),
    },
  );

/** The draft of the first round of an event of so many players. */
async function drafted(players: number, works: EventWorks) {
  const recorder = recorderOf(works);
  const asks = async (command: TournamentCommand, name: string) => {
    const answer = await record(recorder, { stream: STREAM, commandId: namedId(name), command, occasion });
    if (answer.outcome !== 'recorded') throw new Error(JSON.stringify(answer));
  };
  await asks({ type: 'SetUpTournament', data: { name: 'Large', rounds: 3, checkIn: false } }, 'set up');
  for (let at = 0; at < players; at += 1)
    await asks({ type: 'EnterPlayer', data: { player: `p${at}` } }, `player ${at}`);
  await asks({ type: 'DraftRound', data: { round: 1 } }, 'draft');
  const { state } = await newestRead(recorder, STREAM);
  if (state.status === 'absent') throw new Error('the event is not there');
  return state;
}

test('a large event is drafted and ranked in a thread, and comes out as if it were not', async () => {
  const [apart, here] = [thread(), new EventWorks()];
  const works = new EventWorks(apart);
  const state = await drafted(256, works);
  expect(state).toEqual(await drafted(256, here));
  expect(state.rounds[0]?.tables).toHaveLength(128);
  const of = { id: 'large', revision: 7, gone: [] };
  const facts = tournamentFacts(state, 'seed');
  const ranking = { work: 'standings', facts, preset: presetOf(state), round: undefined, of } as const;
  const ranked = await works.of(ranking);
  expect(ranked).toEqual(JSON.parse(JSON.stringify(await here.of(ranking))));
  expect(ranked.rows).toHaveLength(256);
  expect(apart.asked).toEqual(['draft', 'standings']);
});

test('a small event asks no thread', async () => {
  const apart = thread();
  expect((await drafted(8, new EventWorks(apart))).rounds[0]?.tables).toHaveLength(4);
  expect(apart.asked).toEqual([]);
});

test('what a thread leaves undone is worked out here, and what goes wrong otherwise is told', async () => {
  const ended = thread(() => {
    throw new ThreadEnded('it ended with 3');
  });
  expect((await drafted(256, new EventWorks(ended))).rounds[0]?.tables).toHaveLength(128);
  const broken = thread(() => {
    throw new TypeError('no');
  });
  await expect(drafted(256, new EventWorks(broken))).rejects.toThrow('no');
});
