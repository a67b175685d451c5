import type { MatchSummary } from '@adjutant/views';
import { tableMatch, type OpenedTournament, type TableState } from '@adjutant/tournament';
import { reportedAmong } from './reported-tables.js';

const table = (number: number, more: Partial<TableState> = {}): TableState => ({
  ...{ table: number, A: 'ann', B: 'bob', publication: 1, ...more },
});
const result = { said: {}, sure: 'confirmed', at: '' } as unknown as NonNullable<TableState['result']>;
const round = { number: 1, status: 'published', publication: 1, edited: false, byes: [] } as const;
const state = (...tables: readonly TableState[]): Pick<OpenedTournament, 'rounds'> => ({
  rounds: [{ ...round, tables }],
});
const row = (number: number, more: object = {}): MatchSummary =>
  ({
    ...{ id: tableMatch('e', 1, 1, number), status: 'finished', winner: 'B', vp: { A: 3, B: 8 } },
    ...{ players: { A: 'ann', B: 'bob' } },
    ...{ resultState: 'reported', ...more },
  }) as MatchSummary;
const among = (rows: readonly MatchSummary[], ...tables: readonly TableState[]) =>
  reportedAmong('e', state(...tables), { unconfirmedOf: () => Promise.resolve(rows) });

it('is what a match says of a table of which its event was told nothing', async () => {
  const { said } = await among([row(1), row(2), row(9)], table(1), table(2, { result }));
  expect([...said]).toEqual([
    [
      tableMatch('e', 1, 1, 1),
      {
        ...{ decided: 'played', A: { outcome: 'loss', figures: { vp: 3 } }, B: { outcome: 'win', figures: { vp: 8 } } },
      },
    ],
  ]);
});

it('is of each player what it says of them, where an earlier build let the two change sides', async () => {
  const { said } = await among([row(1, { players: { A: 'bob', B: 'ann' } })], table(1));
  expect(said.get(tableMatch('e', 1, 1, 1))).toMatchObject({ A: { outcome: 'win', figures: { vp: 8 } } });
});

it('is not what officials decided, nor what they ruled on', async () => {
  const decided = row(1, { decided: { ground: 'judge', outcome: {} }, resultState: 'decided' });
  expect((await among([decided, row(2, { resultState: 'overridden' })], table(1), table(2))).said.size).toBe(0);
});

it('has another mark for another report, the same for the same, and points that were awarded beside those played', async () => {
  const awarded = { unit: 'event', A: 1, B: 2 };
  const marks = [[row(1)], [row(1)], [row(1, { vp: { A: 4, B: 8 } })], [], [row(1, { awarded })]];
  const [one, same, other, none, event] = await Promise.all(marks.map((rows) => among(rows, table(1))));
  expect(one?.mark).toBe(same?.mark);
  expect(new Set([one, other, none, event].map((each) => each?.mark)).size).toBe(4);
  expect(event?.said.get(tableMatch('e', 1, 1, 1))?.A.figures).toEqual({ vp: 3, event: 1 });
});

it('is asked of nobody where every table is told, nor of a draft', async () => {
  const asked = jest.fn(() => Promise.resolve([row(1)]));
  await reportedAmong('e', state(table(1, { result })), { unconfirmedOf: asked });
  await reportedAmong('e', { rounds: [{ ...round, publication: 0, tables: [table(1)] }] }, { unconfirmedOf: asked });
  expect(asked).not.toHaveBeenCalled();
});
