import type { EventStore } from '@adjutant/store';
import { TOURNAMENT_STREAMS, type TournamentCommand } from '@adjutant/tournament';
import { recordInEvent } from './record-in-event.js';
import { EVENT, Instance, NOON, openStoreAt, published } from './testing/hall.js';

let store: EventStore;
let server: Instance;
const settle = jest.fn(() => Promise.resolve([]));

beforeEach(async () => {
  settle.mockClear();
  store = openStoreAt(':memory:');
  server = new Instance(store);
  await published(server);
});
afterEach(() => store.close());

const asks = (command: TournamentCommand) => {
  const now = new Date(NOON).toISOString();
  const occasion = { now, occurredAt: now, actor: { id: 'kim', role: 'organizer' } as const };
  const stream = TOURNAMENT_STREAMS.of(EVENT);
  return recordInEvent(server.events, { settle }, { stream, command, occasion, commandId: crypto.randomUUID() });
};

it('looks at the tables of a round once more before it is not closed', async () => {
  expect(await asks({ type: 'CloseRound', data: { round: 1 } })).toMatchObject({
    refusal: { code: 'round/undecided' },
  });
  expect(settle).toHaveBeenCalledWith(EVENT);
});

const OTHERS: readonly TournamentCommand[] = [
  { type: 'CutField', data: { players: ['ann', 'bob'], others: 'are-done' } },
  { type: 'EndTournament', data: {} },
];
it.each(OTHERS.map((command) => ({ command })))('does not for $command.type', async ({ command }) => {
  expect(await asks(command)).toMatchObject({ refusal: { code: 'round/undecided' } });
  expect(settle).not.toHaveBeenCalled();
});
