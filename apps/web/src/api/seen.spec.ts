import { getSeen } from './seen.js';

interface Sent {
  readonly path: string;
  readonly type: string | undefined;
}

/** A server that shows a judge nothing before a look is recorded. */
function serverThat(refusesLooks = false): readonly Sent[] {
  const sent: Sent[] = [];
  let looked = false;
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const { type } = JSON.parse((init.body as string | undefined) ?? '{}') as { readonly type?: string };
    sent.push({ path, type });
    const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
    if (type === 'InspectHands') {
      looked ||= !refusesLooks;
      return refusesLooks ? answer(403, { code: 'hand/judge-only' }) : answer(200, { outcome: 'recorded' });
    }
    return looked ? answer(200, { seen: true }) : answer(403, { code: 'hand/not-inspected' });
  }) as typeof fetch;
  return sent;
}

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

describe('whoever looks as a judge', () => {
  it('has the look recorded once before anything is shown, however many parts of the page ask', async () => {
    const sent = serverThat();
    const parts = ['', '/timeline', '/ledger'].map((what) => getSeen('m 1', what, 'judge'));
    expect(await Promise.all(parts)).toEqual([{ seen: true }, { seen: true }, { seen: true }]);
    expect(sent.filter(({ type }) => type === 'InspectHands')).toHaveLength(1);
    expect(sent[0]).toEqual({ path: '/api/matches/m%201/commands', type: 'InspectHands' });
    expect(sent).toHaveLength(4);
  });

  it('looks again once more has been sealed since', async () => {
    serverThat();
    await getSeen('again', '', 'judge');
    const sent = serverThat();
    expect(await Promise.all(['', '/ledger'].map((what) => getSeen('again', what, 'judge')))).toHaveLength(2);
    expect(sent.filter(({ type }) => type === 'InspectHands')).toHaveLength(1);
  });

  it('asks at once as anybody else', async () => {
    const sent = serverThat();
    await expect(getSeen('m', '', 'spectator')).rejects.toMatchObject({ code: 'hand/not-inspected' });
    expect(sent.map(({ type }) => type)).toEqual([undefined]);
  });

  it('is told where the look is refused', async () => {
    serverThat(true);
    await expect(getSeen('m', '', 'judge')).rejects.toMatchObject({ code: 'hand/judge-only' });
  });
});
