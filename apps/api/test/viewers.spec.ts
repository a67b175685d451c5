import { matchStream, type MatchCommand } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { hashOf } from '@adjutant/store';
import { discards, draws, nightfall, NIGHT_SHELF, on, restOfTurn, sees } from '@adjutant/testing/given';
import { at, command, listAt, run, type Running } from './running.js';

let server: Running;
beforeEach(async () => {
  server = await run({ shelf: NIGHT_SHELF });
  await take(...nightfall(), draws('A', 11), draws('A', 12), draws('A', 13));
});
afterEach(() => server.close());

async function take(...commands: readonly MatchCommand[]) {
  const { body, status } = await server.send('m', ...commands.map(({ type, data }) => command(type, data)));
  expect([status, body]).toEqual([200, expect.anything()]);
}

const looks = (id: string) => server.send('m', command('InspectHands', {}, { actor: { id, role: 'judge' } }));

const texts = async (viewer: string) => {
  const { body } = await server.get(`/api/matches/m/timeline?${viewer}`);
  return listAt(body, 'entries').map(({ text }) => String(text));
};

describe('who looks', () => {
  it('is a spectator where nothing is said, and sees that something was drawn', async () => {
    const seen = await texts('');
    expect(seen.slice(-3)).toEqual(new Array<string>(3).fill('A draws an objective in secret.'));
    expect(await texts('viewer=spectator')).toEqual(seen);
    expect(await texts('viewer=B')).toEqual(seen);
  });

  it('is a seat, and sees what it has drawn itself', async () => {
    expect((await texts('viewer=A')).slice(-3).join()).toMatch(/Errand 11.*Errand 12.*Errand 13/);
    const { body } = await server.get('/api/matches/m/timeline', { 'x-adjutant-viewer': 'A' });
    expect(JSON.stringify(body)).toContain('Errand 11');
  });

  it('is nobody else', async () => {
    const { status, body } = await server.get('/api/matches/m?viewer=C');
    expect([status, at(body, 'code'), at(body, 'errors', 0, 'at')]).toEqual([400, 'request/invalid', 'viewer']);
  });

  it('is a judge: sees all, and that is recorded once for what is sealed by then', async () => {
    const early = await server.get('/api/matches/m/timeline?viewer=judge&actor=jo');
    expect([early.status, at(early.body, 'code')]).toEqual([403, 'hand/not-inspected']);
    expect(JSON.stringify(early.body)).not.toContain('Errand');
    await looks('jo');
    const seen = await texts('viewer=judge&actor=jo');
    expect(seen.join()).toMatch(/Errand 11.*Errand 12.*Errand 13/);
    expect(seen.at(-1)).toBe('jo looks at what the players have sealed, as a judge.');
    for (const route of ['', '/replay', '/options', '/units', '/attempts', '/ledger', '/pending'])
      await server.get(`/api/matches/m${route}?viewer=judge&actor=jo`);
    expect(await texts('')).toHaveLength(seen.length);
    await take(...restOfTurn('A'), on, draws('B', 21));
    expect((await server.get('/api/matches/m?viewer=judge&actor=jo')).status).toBe(403);
    await looks('jo');
    expect((await texts('viewer=judge&actor=jo')).at(-1)).toBe('jo looks at what the players have sealed, as a judge.');
    expect((await texts('')).filter((text) => text.startsWith('jo looks'))).toHaveLength(2);
    await looks('al');
    expect((await texts('')).at(-1)).toBe('al looks at what the players have sealed, as a judge.');
  });

  it('may be no judge for the command either', async () => {
    const { body } = await server.send('m', command('InspectHands', {}, { actor: { id: 'ann', role: 'player' } }));
    expect(at(body, 'code')).toBe('access/no-role');
  });
});

describe('refused attempts about a sealed hand', () => {
  it('are for its seat and for judges', async () => {
    await server.send('m', command('DrawObjective', { player: 'A', dice: [1, 1] }));
    await server.send('m', command('AdvancePhase', { to: { round: 9, turn: 'A', step: 'dawn' } }));
    const codes = async (viewer: string) => {
      const { body } = await server.get(`/api/matches/m/attempts?viewer=${viewer}`);
      return listAt(body, 'attempts').map(({ code, number }) => [number, code]);
    };
    expect(await codes('spectator')).toEqual([[0, 'clock/not-ahead']]);
    expect(await codes('B')).toEqual([[0, 'clock/not-ahead']]);
    expect((await codes('A')).flat().toSorted()).toEqual([0, 1, 'clock/not-ahead', 'objective/repeated']);
    await looks('local');
    expect(await codes('judge')).toHaveLength(2);
  });
});

describe('what is revealed', () => {
  it('is checked, and everything is when the battle is over', async () => {
    await take(on, on, sees('A', 13), discards('A', 12), { type: 'FinishMatch', data: { ending: 'time' } });
    const { body } = await server.get('/api/matches/m/verify');
    expect(body).toMatchObject({ intact: true });
    expect((await texts('')).filter((text) => text.includes('shows what was sealed'))).toHaveLength(4);
  });

  it.each([
    ['another number', (holds: object) => ({ holds: { ...holds, drawn: { objective: 'errand/21', dice: [2, 1] } } })],
    ['another salt', () => ({ salt: 'ab'.repeat(32) })],
    ['no salt', () => ({ salt: 'none' })],
  ])('is found out by verify and by import when it is %s', async (_, change) => {
    await take(on, on, sees('A', 13));
    const file = await (await fetch(`${server.url}/api/matches/m/export`)).text();
    const forged = resealed(file, change);
    const response = await fetch(`${server.url}/api/matches/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: forged.text,
    });
    const body = (await response.json()) as { readonly detail: string };
    expect(response.status).toBe(422);
    expect(body.detail).toContain('what it shows is not what entry 7 has sealed');
    const sound = await fetch(`${server.url}/api/matches/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: file,
    });
    expect(sound.status).toBe(200);
  });
});

interface Line {
  readonly revision: number;
  readonly type: string;
  data: { holds?: object };
  readonly meta: { previousHash: string; hash: string };
}

/** Somebody who rewrites a file makes all hashes anew, so that only the commitment tells. */
function resealed(file: string, change: (holds: object) => object): { readonly text: string } {
  const [header, ...rows] = file
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row) as unknown);
  let previous: string | undefined;
  const lines = (rows as Line[]).map((line) => {
    if (line.type === 'ObjectiveRevealed') line.data = { ...line.data, ...change(line.data.holds ?? {}) };
    if (previous !== undefined) line.meta.previousHash = previous;
    const { hash: _, ...meta } = line.meta;
    const { revision, type, data } = line;
    line.meta.hash = hashOf({ stream: matchStream('m'), revision, event: { type, data }, meta } as never);
    previous = line.meta.hash;
    return line;
  });
  const all = [{ ...(header as object), head: previous ?? digest({}) }, ...lines];
  return { text: all.map((line) => `${JSON.stringify(line)}\n`).join('') };
}
