import { randomUUID } from 'node:crypto';
import { longCommands } from '../long-match.js';
import { Connection, getting, posting } from '../support/connection.js';
import { assertSame, atMost, ms, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, median } from '../support/measure.js';
import { level, startServer } from '../support/server.js';

const EVENTS = 1_000;
const ROUNDS = 15;
const CORRECTIONS = 10;
/** Commands of one request. */
const BATCH = 100;
const STEP_MS = 50;
const SUPPOSE_MS = 150;
const SUPPOSE_TIMES = 1.2;

interface Question {
  readonly name: string;
  readonly request: string;
  /** The aim in milliseconds. */
  readonly most: number;
  /** The aim beside the stored events of the match. */
  readonly times?: number;
  /** What the answer has to hold. */
  readonly holds: string;
}

/** What a judge asks about a long match, over HTTP, beside the same server handing out the stored events of that match. */
export const asking: Figure = {
  name: 'asking',
  title: `what a judge asks about a match of ${EVENTS} events with ${CORRECTIONS} corrections, over HTTP`,
  async measure(bench) {
    const server = await startServer(bench.folder());
    const match = randomUUID();
    const connection = await Connection.open(server.port);
    try {
      await level(server);
      const last = (await record(connection, match)) - 1;
      const events = getting(`/api/matches/${match}/events?limit=5000`);
      const outcomes: Outcome[] = [];
      for (const question of questionsAbout(match, last))
        outcomes.push(await compare(bench, connection, question, events));
      return outcomes;
    } finally {
      connection.close();
      await server.stop();
    }
  },
};

async function record(connection: Connection, match: string): Promise<number> {
  const commands = longCommands(EVENTS).map((command) => ({ commandId: randomUUID(), ...command }));
  for (let from = 0; from < commands.length; from += BATCH) {
    const part = commands.slice(from, from + BATCH);
    const { status } = await connection.send(posting(`/api/matches/${match}/commands`, part));
    assertSame('answer to commands', status, 200);
  }
  await correct(connection, match);
  const { body } = await connection.send(getting(`/api/matches/${match}`));
  return (JSON.parse(body) as { revision: number }).revision + 1;
}

/** A long match is never without corrections, and each of them makes the whole record be told again. */
async function correct(connection: Connection, match: string): Promise<void> {
  const { body } = await connection.send(getting(`/api/matches/${match}/events?limit=5000`));
  const { events } = JSON.parse(body) as { events: readonly { readonly revision: number; readonly type: string }[] };
  const acts = events.filter(({ type }) => type === 'UnitActed').map(({ revision }) => revision);
  for (let index = 0; index < CORRECTIONS; index += 1) {
    const entry = acts[Math.floor((index * acts.length) / CORRECTIONS)];
    const data = { entry, correction: { kind: 'strike' }, because: 'It was another unit.' };
    const command = { commandId: randomUUID(), type: 'CorrectEntry', data };
    const { status } = await connection.send(posting(`/api/matches/${match}/commands`, command));
    assertSame('answer to a correction', status, 200);
  }
}

function questionsAbout(match: string, last: number): readonly Question[] {
  const at = `/api/matches/${match}`;
  const [early, middle] = [Math.floor(last / 10), Math.floor(last / 2)];
  const get = (name: string, path: string, holds: string): Question => ({
    name,
    request: getting(`${at}/${path}`),
    most: STEP_MS,
    holds,
  });
  const supposals = { supposals: [{ leaveOut: [early] }], reading: 'both' };
  return [
    get('a step near the beginning', `replay?from=${early}&to=${early}`, `"number":${early}`),
    get('a step near the end', `replay?from=${last}&to=${last}`, `"number":${last}`),
    get('why a balance is what it is', `why?player=A&figure=cp&at=${last}`, '"parts"'),
    get('a moment with its hash and neighbours', `moments/${middle}`, '"state"'),
    get('the difference of two moments', `difference?from=${early}&to=${last}`, '"differences"'),
    get('a first moment', 'first?player=A&when=vp-at-least:20', '"probes"'),
    {
      name: 'a what-if in both readings',
      request: posting(`${at}/suppose`, supposals),
      most: SUPPOSE_MS,
      times: SUPPOSE_TIMES,
      holds: '"reExecuted"',
    },
  ];
}

async function compare({ quick }: Bench, connection: Connection, question: Question, events: string): Promise<Outcome> {
  const { name, request, most, times, holds } = question;
  const timed = async (sent: string, has: string): Promise<number> => {
    const started = performance.now();
    const { status, body } = await connection.send(sent);
    const took = performance.now() - started;
    assertSame(`${name}: answer`, `${status} ${body.includes(has) ? has : body.slice(0, 200)}`, `200 ${has}`);
    return took;
  };
  for (let warm = 0; warm < 5; warm += 1) await timed(request, holds);
  const rounds = await interleave(
    quick ? 5 : ROUNDS,
    () => timed(request, holds),
    () => timed(events, '"events"'),
  );
  const ours = median(rounds.map((round) => round.ours));
  const beside = median(rounds.map((round) => round.beside));
  return {
    name,
    ratios: ratiosOf(rounds),
    ours: ms(ours),
    beside: `${ms(beside)} for the stored events of the match over HTTP`,
    aims: [{ says: `at most ${most} ms`, met: ours <= most }, ...(times === undefined ? [] : [atMost(times, rounds)])],
  };
}
