import { DISPUTE, disputeStream } from '@adjutant/dispute';
import { foldIn, namedId } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import { draws, nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import { CircumstancesReader } from '@adjutant/rulings';
import { MatchRecorder } from '@adjutant/event';
import { at, command, listAt, run, started, type Running } from './running.js';

let server: Running;
afterEach(() => server.close());

test('what a dispute command is decided on is read again on each state that is tried', async () => {
  server = await run();
  expect((await server.send('m', ...started())).status).toBe(200);
  const ask = (sent: object) => server.post('/api/disputes/d/commands', sent);
  expect((await ask(command('CallJudge', { match: 'm', side: 'A', claim: 'x' }))).status).toBe(200);
  const circumstances = server.from(CircumstancesReader);
  const read = circumstances.read.bind(circumstances);
  const seen: number[] = [];
  circumstances.read = async (asked, state, asking) => {
    seen.push('evidence' in state ? state.evidence.length : -1);
    const around = await read(asked, state, asking);
    // Another instance writes first, once, after this one has read what is around it.
    if (seen.length === 1) await writtenElsewhere();
    return around;
  };
  const { body } = await ask(command('MakeStatement', { side: 'A', text: 'So it was' }));
  expect([body['outcome'], seen]).toEqual(['recorded', [0, 1]]);
  const stored = await server.store.read(disputeStream('d'));
  expect(stored.map(({ event }) => event.type)).toEqual(['JudgeCalled', 'EvidenceAdded', 'StatementMade']);
  expect(foldIn(DISPUTE, undefined, stored.map(({ event }) => event) as never)).toMatchObject({ evidence: ['h'] });
});

async function writtenElsewhere(): Promise<void> {
  const now = new Date().toISOString();
  const event = {
    type: 'EvidenceAdded',
    data: { hash: 'h', mediaType: 'image/png', bytes: 1, by: { side: 'B' } },
  } as const;
  const actor = { id: 'bob', role: 'player' } as const;
  const context = { commandId: namedId('elsewhere'), actor, occurredAt: now, recordedAt: now, payloadHash: 'x' };
  expect((await server.store.append(disputeStream('d'), 0, [event], context)).outcome).toBe('appended');
}

test('nothing that was opened for a viewer gets into what is kept of a match', async () => {
  server = await run({ shelf: NIGHT_SHELF });
  const story = [...nightfall(), draws('A', 11)].map(({ type, data }) => command(type, data));
  expect((await server.send('m', ...story)).status).toBe(200);
  const desk = server.from(MatchRecorder);
  desk.states.evict(matchStream('m'));
  const seen = await server.get('/api/matches/m/timeline?viewer=A');
  expect(JSON.stringify(listAt(seen.body, 'entries'))).toContain('Errand 11');
  expect(at((await server.get('/api/matches/m?viewer=A')).body, 'status')).toBe('running');
  const kept = desk.states.look(matchStream('m'));
  expect(kept?.revision).toBe(nightfallLength(seen.body));
  expect(JSON.stringify(kept?.state)).not.toContain('errand/11');
});

const nightfallLength = (body: object): number => listAt(body as never, 'entries').length - 1;
