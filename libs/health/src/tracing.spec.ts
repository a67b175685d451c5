import { spawnSync } from 'node:child_process';
import { SpanCollector, type Span } from './testing/span-collector.js';
import { openLog, startTracing, type Tracing } from './index.js';

const attributesOf = ({ attributes }: Pick<Span, 'attributes'>): object =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('tracing', () => {
  let collector: SpanCollector;
  let tracing: Tracing;

  beforeEach(async () => {
    collector = new SpanCollector();
    tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${await collector.start()}/` }, 'api');
  });

  afterEach(() => collector.stop());

  test('sends nested spans with their attributes and the name of the service', async () => {
    const value = await tracing.span('command', { 'adjutant.correlation_id': 'c-1', left: undefined }, async () => {
      tracing.note({ 'adjutant.outcome': 'recorded' });
      await Promise.all([
        tracing.span('decide', {}, () => Promise.resolve()),
        tracing.span('append', { 'adjutant.events': 2 }, () => Promise.resolve()),
      ]);
      return 7;
    });
    await tracing.close();
    expect(value).toBe(7);
    expect(collector.paths).toEqual(['POST /v1/traces']);
    const [command, decide, append] = [collector.span('command'), collector.span('decide'), collector.span('append')];
    expect(command.parentSpanId ?? '').toBe('');
    for (const inner of [decide, append])
      expect(inner).toMatchObject({ traceId: command.traceId, parentSpanId: command.spanId });
    expect(attributesOf(command)).toEqual({ 'adjutant.correlation_id': 'c-1', 'adjutant.outcome': 'recorded' });
    expect(Number(Object.values(attributesOf(append))[0])).toBe(2);
    const resource = collector.sent[0]?.resourceSpans[0]?.resource;
    expect(attributesOf(resource as Pick<Span, 'attributes'>)).toMatchObject({ 'service.name': 'adjutant-api' });
  });

  test('goes on where a traceparent came from, and hands one out', async () => {
    const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    let out: string | undefined;
    await tracing.span(
      'command',
      {},
      () => {
        out = tracing.traceparent();
        return Promise.resolve();
      },
      `00-${trace}-${parent}-01`,
    );
    await tracing.close();
    const span = collector.span('command');
    expect(span).toMatchObject({ traceId: trace, parentSpanId: parent });
    expect(out).toBe(`00-${trace}-${span.spanId}-01`);
    expect(tracing.traceparent()).toBeUndefined();
  });

  test.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`])(
    'begins a trace of its own after the traceparent %j',
    async (traceparent) => {
      await tracing.span('command', {}, () => Promise.resolve(), traceparent);
      await tracing.close();
      expect(collector.span('command').parentSpanId ?? '').toBe('');
    },
  );

  test('does not record what the sender asked not to', async () => {
    await tracing.span('command', {}, () => Promise.resolve(), `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`);
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });

  test('an error is marked by its kind, without its message, and goes on', async () => {
    const work = tracing.span('append', {}, () => Promise.reject(new RangeError('Ann Smith rolled a 6')));
    await expect(work).rejects.toThrow(RangeError);
    await tracing.close();
    const span = collector.span('append');
    expect(span.status.code).toBe(2);
    expect(attributesOf(span)).toEqual({ 'error.type': 'RangeError' });
    expect(JSON.stringify(collector.sent)).not.toContain('Ann');
  });
});

describe('work that is no promise', () => {
  test('is a span all the same, and what fails at once is marked', async () => {
    const collector = new SpanCollector();
    const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start() }, 'api');
    expect(tracing.span('decide', {}, () => 4)).toBe(4);
    expect(() =>
      tracing.span('envelope', {}, () => {
        throw new SyntaxError('no');
      }),
    ).toThrow(SyntaxError);
    const request = tracing.begin('request', {});
    request.inside(() => tracing.span('inner', {}, () => undefined));
    request.note({ status: 200 });
    request.end();
    await tracing.close();
    collector.stop();
    expect(collector.span('decide').status.code ?? 0).toBe(0);
    expect(collector.span('envelope').status.code).toBe(2);
    expect(collector.span('inner').parentSpanId).toBe(collector.span('request').spanId);
    expect(request.traceparent).toContain(collector.span('request').spanId);
  });
});

describe('a collector that is away', () => {
  test('disturbs nobody, is told once, and does not hold up the end', async () => {
    const refusing = new SpanCollector(400);
    const url = await refusing.start();
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const log = openLog({ service: 'api', level: 'info', format: 'json', stream });
    const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, 'api', log);
    expect(await tracing.span('command', {}, () => Promise.resolve(3))).toBe(3);
    await tracing.close();
    refusing.stop();
    expect(lines).toEqual([expect.stringContaining('Traces cannot be sent.')]);
  });
});

describe('without a collector', () => {
  test('work is done and nothing is sent', async () => {
    const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, 'api');
    expect(tracing.on).toBe(false);
    expect(await tracing.span('command', {}, () => Promise.resolve(5))).toBe(5);
    expect(tracing.traceparent()).toBeUndefined();
  });

  test.each([
    ['', false],
    ['http://127.0.0.1:9', true],
  ])('endpoint %j: whether its SDK is loaded is %s', (endpoint, loaded) => {
    // In a process of its own, that tells what it loads.
    const script = `
      import { registerHooks } from 'node:module';
      let loaded = false;
      registerHooks({
        load: (url, context, next) => ((loaded ||= /@opentelemetry.(sdk|exporter)/.test(url)), next(url, context)),
      });
      const { startTracing } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
      await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)} }, 'api');
      console.log(loaded);
      process.exit();`;
    const sources = new URL('../../../tools/setup/jest/loading.mjs', import.meta.url).href;
    const options = ['--no-warnings', '--import', sources, '--input-type=module', '-e', script];
    const ran = spawnSync(process.execPath, options, { encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    expect(ran.stdout.trim()).toBe(String(loaded));
  });
});
