import { Figures } from './index.js';

/** Values by name and labels, as a scraper reads them. */
async function values(figures: Figures): Promise<ReadonlyMap<string, number>> {
  const text = await figures.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('figures', () => {
  test('count, measure and stand', async () => {
    const figures = new Figures('api');
    const commands = figures.counter('adjutant_commands_total', 'Commands', ['outcome']);
    for (let n = 0; n < 3; n++) commands.inc({ outcome: 'recorded' });
    figures.gauge('adjutant_live_viewers', 'Viewers').set(7);
    const append = figures.histogram('adjutant_append_seconds', 'Appends');
    for (const seconds of [0.0003, 0.004, 20]) append.observe(seconds);
    const found = await values(figures);
    expect(found.get('adjutant_commands_total{outcome="recorded"}')).toBe(3);
    expect(found.get('adjutant_live_viewers')).toBe(7);
    expect(found.get('adjutant_append_seconds_count')).toBe(3);
    expect(found.get('adjutant_append_seconds_bucket{le="0.0005"}')).toBe(1);
    expect(found.get('adjutant_append_seconds_bucket{le="0.005"}')).toBe(2);
    expect(found.get('adjutant_append_seconds_bucket{le="10"}')).toBe(2);
    expect(found.get('adjutant_service_info{service="api"}')).toBe(1);
  });

  test('of the process are there: memory and the event loop', async () => {
    const found = await values(new Figures('api'));
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect([...found.keys()]).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('two processes in one do not meet', async () => {
    const [one, other] = [new Figures('api'), new Figures('relay')];
    one.gauge('adjutant_x', 'X').set(1);
    other.gauge('adjutant_x', 'X').set(2);
    expect((await values(one)).get('adjutant_x')).toBe(1);
    expect((await values(other)).get('adjutant_x')).toBe(2);
  });
});

describe('readings', () => {
  test('are taken when somebody asks', async () => {
    const figures = new Figures('api');
    let open = 1;
    figures.reading('adjutant_open_disputes', 'Open', () => open);
    expect((await values(figures)).get('adjutant_open_disputes')).toBe(1);
    open = 4;
    expect((await values(figures)).get('adjutant_open_disputes')).toBe(4);
  });

  test('are told apart by a label, and one that is not known is not shown', async () => {
    const figures = new Figures('api');
    let seal: number | undefined = 3;
    figures.reading('adjutant_reader_lag_events', 'Lag', () => Promise.resolve({ lists: 0, seal }), 'reader');
    expect((await values(figures)).get('adjutant_reader_lag_events{reader="seal"}')).toBe(3);
    seal = undefined;
    const found = await values(figures);
    expect(found.get('adjutant_reader_lag_events{reader="lists"}')).toBe(0);
    expect(found.has('adjutant_reader_lag_events{reader="seal"}')).toBe(false);
  });

  test('that fail or hang leave out only themselves, and are counted', async () => {
    const figures = new Figures('api', 20);
    figures.reading('adjutant_fails', 'Fails', () => Promise.reject(new Error('away')));
    figures.reading('adjutant_hangs', 'Hangs', () => new Promise<number>(() => undefined));
    figures.reading('adjutant_works', 'Works', () => 5);
    const found = await values(figures);
    expect(found.get('adjutant_works')).toBe(5);
    expect([...found.keys()].filter((name) => /^adjutant_(fails|hangs)/.test(name))).toEqual([]);
    expect(found.get('adjutant_readings_failed_total{figure="adjutant_fails"}')).toBe(1);
    expect(found.get('adjutant_readings_failed_total{figure="adjutant_hangs"}')).toBe(1);
  });
});
