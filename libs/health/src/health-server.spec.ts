import { Figures, serveHealth, type Checks, type HealthServer } from './index.js';

let server: HealthServer | undefined;

afterEach(() => server?.close());

async function serving(checks: Checks): Promise<string> {
  const figures = new Figures('relay');
  figures.counter('adjutant_relayed_events_total', 'Relayed').inc(12);
  server = await serveHealth({ host: '127.0.0.1', port: 0, figures, checks, limitMs: 50 });
  return server.url;
}

const asked = async (url: string, init?: RequestInit): Promise<{ readonly status: number; readonly body: unknown }> => {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json().catch(() => null) };
};

describe('the health server', () => {
  test('shows the figures as Prometheus reads them', async () => {
    const response = await fetch(`${await serving({})}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await response.text()).toContain('adjutant_relayed_events_total 12');
  });

  test('is alive whatever is missing', async () => {
    const url = await serving({ store: () => ({ ok: false, says: 'away' }) });
    expect(await asked(`${url}/health/live`)).toEqual({ status: 200, body: { alive: true } });
  });

  test('is ready when everything is', async () => {
    const url = await serving({ store: () => ({ ok: true, says: 'readable' }) });
    expect(await asked(`${url}/health/ready`)).toEqual({
      status: 200,
      body: { ready: true, checks: { store: { ok: true, says: 'readable' } } },
    });
  });

  test('names what is missing, does not wait for what hangs, and survives what throws', async () => {
    const url = await serving({
      store: () => ({ ok: true, says: 'readable' }),
      broker: () => new Promise(() => undefined),
      database: () => Promise.reject(new Error('connection refused')),
      topics: () => {
        throw new Error('none');
      },
    });
    expect(await asked(`${url}/health/ready`)).toEqual({
      status: 503,
      body: {
        ready: false,
        checks: {
          store: { ok: true, says: 'readable' },
          broker: { ok: false, says: 'has not answered within 0.05 s' },
          database: { ok: false, says: 'not working: connection refused' },
          topics: { ok: false, says: 'not working: none' },
        },
      },
    });
  });

  test('is read only, and has nothing else', async () => {
    const url = await serving({});
    expect(await asked(`${url}/metrics`, { method: 'POST' })).toMatchObject({ status: 405 });
    expect(await asked(`${url}/`)).toMatchObject({ status: 404, body: { code: 'route/unknown' } });
    expect((await fetch(`${url}/health/live`, { method: 'HEAD' })).status).toBe(200);
  });

  test('a port that is taken rejects', async () => {
    const port = Number(new URL(await serving({})).port);
    const again = serveHealth({ host: '127.0.0.1', port, figures: new Figures('relay'), checks: {} });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
