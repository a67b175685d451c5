import { essenceOf, type MatchCommand } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { answersBy } from './answers.js';
import type { Question, ToEngine } from './asked.js';
import { Engine } from './engine.js';
import { Far, SAM } from './testing/far.js';
import { LastingLine } from './lasting-line.js';
import { Silent, Unreached, type EngineWorker } from './line.js';

const AT = '2026-11-23T10:00:00.000Z';
const SITTING = { match: 'm', asking: { viewer: 'spectator', person: SAM.id } } as const;
const gain: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } };
const pressed = (id: string) => ({ id, command: gain, actor: SAM, at: AT });

/** How a worker fares: whether it begins, and over which question it dies or hangs, when it is asked for the `nth` time. */
interface Fate {
  readonly begins?: boolean;
  readonly dies?: Question;
  readonly hangs?: Question;
  readonly nth?: number;
}

/** The engine itself, as a browser runs it beside the page, for as long as its fate has it. */
class Beside implements EngineWorker {
  readonly #answer: ReturnType<typeof answersBy>;
  readonly #hears: ((event: never) => void)[] = [];
  readonly #errs: ((event: never) => void)[] = [];
  readonly asked: Question[] = [];
  isTerminated = false;

  constructor(
    far: Far,
    private readonly fate: Fate,
  ) {
    this.#answer = answersBy(({ match, asking }) => Promise.resolve(new Engine(match, asking, far, null)));
    if (fate.begins !== false) queueMicrotask(() => this.#tell({ begun: true }));
  }

  addEventListener = (type: string, hear: unknown): void => {
    (type === 'error' ? this.#errs : this.#hears).push(hear as never);
  };

  terminate = (): void => void (this.isTerminated = true);

  postMessage = (asked: ToEngine): void => {
    this.asked.push(asked.question);
    const { begins = true, dies, hangs, nth = 1 } = this.fate;
    const isItsTime = this.asked.filter((one) => one === asked.question).length === nth;
    if (!begins || (isItsTime && hangs === asked.question)) return;
    if (isItsTime && dies === asked.question) return this.#errs.forEach((hear) => hear({} as never));
    void this.#answer(structuredClone(asked)).then((told) => this.#tell(told));
  };

  #tell(data: object): void {
    if (!this.isTerminated) this.#hears.forEach((hear) => hear({ data: structuredClone(data) } as never));
  }
}

/** Workers of these fates, one after the other, and whole ones from there on. */
function beside(...fates: readonly Fate[]) {
  const far = new Far('day', 'spectator');
  const workers: Beside[] = [];
  const waiting = new Set<() => void>();
  const line = new LastingLine(SITTING, {
    worker: () => {
      const worker = new Beside(far, fates[workers.length] ?? {});
      workers.push(worker);
      return worker;
    },
    onceLived: (_, then) => {
      waiting.add(then);
      return () => waiting.delete(then);
    },
  });
  /** So long that whatever has not come by now does not come. */
  const pass = async (): Promise<void> => {
    await new Promise((turn) => setImmediate(turn));
    for (const then of [...waiting]) then();
    await new Promise((turn) => setImmediate(turn));
  };
  const shown = () => line.ask('now', { player: 'A', at: AT });
  const points = async (): Promise<string> => JSON.stringify((await shown()).board?.cp.A);
  return { far, line, workers, pass, points };
}

/** What somebody with a whole engine sees. */
async function pointsWith(...ids: readonly string[]): Promise<string> {
  const { line, points } = beside();
  for (const id of ids) await line.ask('press', pressed(id));
  return points();
}

test('a worker that never answers its first message is replaced by another one', async () => {
  const { line, workers, pass } = beside({ begins: false });
  const begun = line.begin();
  await pass();
  await begun;
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test('one that hangs over the match it is to tell is replaced as well', async () => {
  const { line, workers, pass } = beside({ hangs: 'sit' });
  const begun = line.begin();
  await pass();
  await begun;
  expect(workers).toHaveLength(2);
});

test.each<Fate>([
  { dies: 'press', nth: 2 },
  { hangs: 'press', nth: 2 },
])('a tap is kept and given again where the worker falls silent in the middle of it: %j', async (fate) => {
  const { line, workers, pass, points } = beside(fate);
  await line.begin();
  await line.ask('press', pressed('1'));
  const second = line.ask('press', pressed('2'));
  await pass();
  expect(await second).toMatchObject({ outcome: 'shown' });
  expect(workers.map(({ asked }) => asked)).toEqual([
    ['sit', 'press', 'press'],
    ['sit', 'press', 'press'],
  ]);
  expect(await points()).toBe(await pointsWith('1', '2'));
});

test('what is asked while another one begins is asked of that', async () => {
  const { line, workers, pass, points } = beside({ hangs: 'press' });
  await line.begin();
  const tap = line.ask('press', pressed('1'));
  await pass();
  expect(await Promise.all([tap, points()])).toEqual([{ outcome: 'shown', secret: false }, await pointsWith('1')]);
  expect(workers).toHaveLength(2);
});

test('what the server has refused is not pressed again, and what it has recorded is read and stands once', async () => {
  const { far, line, workers, points } = beside({ dies: 'hash' });
  await line.begin();
  for (const id of ['1', '2', '3']) await line.ask('press', pressed(id));
  await line.ask('settle', { id: '2', isRefused: true });
  far.take(gain, '1');
  far.away = true;
  await expect(line.ask('settle', { id: '1', isRefused: false })).rejects.toThrow(Unreached);
  far.away = false;
  await line.ask('hash', null);
  expect(workers[1]?.asked).toEqual(['sit', 'press', 'press', 'settle', 'hash']);
  expect(await points()).toBe(await pointsWith('1', '3'));
});

test('an entry that was read is not told to the next worker', async () => {
  const { far, line, workers } = beside({ dies: 'hash' });
  await line.begin();
  await line.ask('press', pressed('1'));
  far.take(gain, '1');
  await line.ask('settle', { id: '1', isRefused: false });
  expect(await line.ask('hash', null)).toBe(digest(essenceOf(far.desk.state)));
  expect(workers[1]?.asked).toEqual(['sit', 'hash']);
});

test('what two workers fall silent over is not asked of a third, and the next question is', async () => {
  const { line, workers, points } = beside({ dies: 'press' }, { dies: 'press' });
  await line.begin();
  await expect(line.ask('press', pressed('1'))).rejects.toThrow(Silent);
  expect(await points()).toBe(await pointsWith());
  expect(workers).toHaveLength(3);
});

test('where none begins, it is given up', async () => {
  const { line, workers, pass } = beside({ begins: false }, { begins: false }, { begins: false });
  const begun = line.begin();
  const given = expect(begun).rejects.toThrow(Silent);
  for (let times = 0; times < 3; times += 1) await pass();
  await given;
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('where the next one cannot read the match, what is asked is not asked for ever', async () => {
  const { far, line, workers } = beside({ dies: 'press' });
  await line.begin();
  far.away = true;
  await expect(line.ask('press', pressed('1'))).rejects.toThrow(Silent);
  await expect(line.ask('hash', null)).rejects.toThrow(Silent);
  expect(workers).toHaveLength(2);
});

test('a line that is closed begins no other worker', async () => {
  const { line, workers, pass } = beside({ hangs: 'press' });
  await line.begin();
  const tap = expect(line.ask('press', pressed('1'))).rejects.toThrow('not needed');
  line.close();
  await pass();
  await tap;
  await expect(line.ask('hash', null)).rejects.toThrow('not needed');
  expect(workers).toHaveLength(1);
});
