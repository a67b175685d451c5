import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { assertSame } from './figure.js';
import type { EventHall, HallTable } from './event-hall.js';
import type { Session } from './staffed.js';

const TIMES = 3;
const CATEGORY = 'primary';
/** The same points for nobody: what is told of a table can be told from what is told of every other. */
export const pointsOf = (table: number): { readonly A: number; readonly B: number } => ({
  A: 10 + (table % 30),
  B: table % 10,
});

interface Command {
  readonly commandId: string;
  readonly type: string;
  readonly data: object;
}

/** Who reports at a table, when, and whether the two agree. */
export interface Reporting {
  readonly table: HallTable;
  readonly pair: EventHall['pairs'][number];
  /** In milliseconds: when the first reports and when the second answers. */
  readonly at: readonly [number, number];
  readonly disagree: boolean;
}

const named = (commands: readonly Omit<Command, 'commandId'>[]): readonly Command[] =>
  commands.map((command) => ({ commandId: randomUUID(), ...command }));

const scores = (player: 'A' | 'B', points: number) => ({
  type: 'ScoreVictoryPoints',
  data: { player, category: CATEGORY, points, what: 'as on the slip' },
});
const confirms = (player: 'A' | 'B') => ({ type: 'ConfirmResult', data: { player } });

/**
 * Both phones of a table, each of which sends everything three times: one its points, the other its own with the end and its word,
 * and then the first its word as well. How long each answer took.
 */
export async function reports({ table, pair, at: [first, second], disagree }: Reporting): Promise<readonly number[]> {
  const [A, B] = pair;
  const path = `/api/matches/${table.match}/commands`;
  const points = pointsOf(table.table);
  await pause(first);
  const began = await sendsAgain(A, path, named([scores('A', points.A)]), [200]);
  await pause(Math.max(0, second - first));
  const ended = named([scores('B', points.B), { type: 'FinishMatch', data: {} }, confirms('B')]);
  const told = await sendsAgain(B, path, ended, [200]);
  // Whoever says something else now is told that it is over, and calls a judge.
  const answered = disagree
    ? await sendsAgain(A, path, named([scores('A', points.A + 1)]), [409, 422])
    : await sendsAgain(A, path, named([confirms('A')]), [200]);
  return [...began, ...told, ...answered];
}

async function sendsAgain(
  session: Session,
  path: string,
  commands: readonly Command[],
  wanted: readonly number[],
): Promise<readonly number[]> {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    const { status, body } = await session.post(path, commands);
    took.push(performance.now() - started);
    assertSame(`answer to a report (${status} ${body.slice(0, 300)})`, wanted.includes(status), true);
  }
  return took;
}

/** Every result stands once in its match: what was sent three times, and what the other said, has added nothing. */
export async function assertOnce({ table, pair: [A], disagree }: Reporting): Promise<void> {
  const { body } = await A.get(`/api/matches/${table.match}/events`);
  const { events } = JSON.parse(body) as { readonly events: readonly { readonly type: string }[] };
  const many = (type: string): number => events.filter((one) => one.type === type).length;
  const found = ['VictoryPointsScored', 'MatchFinished', 'ResultConfirmed'].map(many).join();
  assertSame(`entries of table ${table.table}`, found, disagree ? '2,1,1' : '2,1,2');
}
