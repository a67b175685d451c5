import { randomUUID } from 'node:crypto';
import { startTracing, type Tracing } from '@adjutant/health';
import { SpanCollector, type Span } from '@adjutant/health/testing';
import { call, JO, sendTo } from './judges.js';
import { advance, command, open, run, started, type Running } from './running.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

let collector: SpanCollector;
let ended: boolean;
let tracing: Tracing;
let server: Running;

const text = (): string => JSON.stringify(collector.sent);

beforeEach(async () => {
  ended = false;
  collector = new SpanCollector();
  tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start() }, 'api');
  server = await run({ tracing });
});
afterEach(async () => {
  if (!ended) await end();
  collector.stop();
});

async function end(): Promise<void> {
  ended = true;
  await server.close();
  await tracing.close();
}

async function spansAfter(...doing: (() => Promise<unknown>)[]): Promise<readonly Span[]> {
  for (const one of doing) await one();
  await end();
  return collector.spans;
}

const of = (span: Span, name: string): unknown =>
  Object.values(span.attributes.find(({ key }) => key === name)?.value ?? {})[0];

function one(spans: readonly Span[], name: string, parent?: Span): Span {
  const found = spans.filter((span) => span.name === name && (!parent || span.parentSpanId === parent.spanId));
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as Span;
}

test('a command is a span beneath its request, with what was read, decided and appended', async () => {
  let answered: Headers | undefined;
  const spans = await spansAfter(async () => {
    const headers = {
      ...{ 'content-type': 'application/json', 'x-correlation-id': 'desk-7' },
      traceparent: `00-${TRACE}-${PARENT}-01`,
    };
    const body = JSON.stringify(open());
    answered = (await fetch(`${server.url}/api/matches/m/commands`, { method: 'POST', headers, body })).headers;
  });
  const request = one(spans, 'POST /api/matches/:id/commands');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  expect(answered?.get('traceparent')).toBe(`00-${TRACE}-${request.spanId}-01`);
  expect(Number(of(request, 'http.response.status_code'))).toBe(200);
  one(spans, 'envelope', request);
  const taken = one(spans, 'command', request);
  expect(['correlation_id', 'command_type', 'match', 'outcome'].map((name) => of(taken, `adjutant.${name}`))).toEqual([
    'desk-7',
    'OpenMatch',
    'm',
    'recorded',
  ]);
  const decided = one(spans, 'decide', taken);
  expect(of(decided, 'adjutant.outcome')).toBe('recorded');
  const appended = one(spans, 'append', taken);
  expect([of(appended, 'adjutant.stream'), Number(of(appended, 'adjutant.events'))]).toEqual(['match-m', 1]);
  expect(spans.every((span) => span.traceId === TRACE)).toBe(true);
});

test('every command of a list has its own, also of disputes; a refused one appends nothing', async () => {
  const spans = await spansAfter(
    () => server.send('m', ...started()),
    () => sendTo(server, 'd', call('m')),
    () => server.send('m', advance(), command('RecordUnitDestroyed', { unit: 'nobody' })),
  );
  const commands = spans.filter(({ name }) => name === 'command');
  expect(commands).toHaveLength(7);
  const refused = commands.filter((span) => of(span, 'adjutant.outcome') === 'refused');
  expect(refused.map((span) => of(span, 'adjutant.code'))).toEqual(['unit/unknown']);
  const beneath = (span: Span) => spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  for (const span of commands) expect(beneath(span).map(({ name }) => name)).toContain('decide');
  const streams = beneath(refused[0] as Span).map((span) => of(span, 'adjutant.stream'));
  // What was refused is noted beside the match, and nothing stands in it.
  expect(streams).not.toContain('match-m');
  const dispute = commands.filter((span) => of(span, 'adjutant.dispute') === 'd');
  expect(dispute.map((span) => of(span, 'adjutant.command_type'))).toEqual(['CallJudge']);
});

test('what could not be stored is marked, without why', async () => {
  const spans = await spansAfter(
    () => server.send('m', ...started()),
    async () => {
      const { append } = server.store;
      server.store.append = () => Promise.reject(new Error('the disk of Annabel is full'));
      expect((await server.send('m', advance())).status).toBe(500);
      server.store.append = append;
    },
  );
  const failed = spans.filter(({ status }) => status.code === 2).map(({ name }) => name);
  expect(failed.sort()).toEqual(['POST /api/matches/:id/commands', 'append', 'command']);
  expect(text()).not.toContain('Annabel');
});

test('nothing of any person, and nothing that somebody wrote, is sent', async () => {
  const spans = await spansAfter(
    () => server.send('m', ...started()),
    () => sendTo(server, 'd', call('m', { claim: 'Annabel moved too far' })),
    async () => {
      const [penalty, policy, because] = [randomUUID(), 'frontline-itc', 'Annabel was slow'];
      const data = { penalty, person: 'ann', policy, infraction: 'slow-play', level: 'warning', because };
      const { status } = await server.post('/api/people/ann/penalties/commands', command('IssuePenalty', data, JO));
      expect(status).toBe(200);
    },
    () => server.get('/api/people/ann?name=Annabel'),
    () => server.get('/api/matches/m?viewer=judge&actor=jo'),
  );
  expect(spans.length).toBeGreaterThan(15);
  expect(text()).not.toMatch(/annabel|\bann\b|"bob"|"jo"|Cadian|ASTRA/i);
});
