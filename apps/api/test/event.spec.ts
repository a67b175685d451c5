import { rmSync } from 'node:fs';
import { ANN, as, call, contested, HEAD, rules, sendTo } from './judges.js';
import { at, command, folder, run, type Running } from './running.js';

const put = async (server: Running, path: string, body: object) => {
  const sent = await fetch(`${server.url}${path}`, {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
  return { status: sent.status, body: (await sent.json()) as Record<string, unknown> };
};
const NONE = { kind: 'none' };
const NOT_HEARD = [{ ownAppeals: 'nobody' }, { ownAppeals: { to: '' } }, { ownAppeals: {} }];

describe('what an event has decided', () => {
  test('outlives the server, and is checked', async () => {
    const data = folder();
    const first = await run({ data, keep: true });
    const open = { name: '', conflicts: [], penalties: null, appealMinutes: null, ownAppeals: null };
    expect((await first.get('/api/event')).body).toEqual(open);
    const decided = { name: 'The open', conflicts: ['club', 'nation'], appealMinutes: 15, ownAppeals: { to: 'kim' } };
    expect(await put(first, '/api/event', decided)).toEqual({ status: 200, body: { ...open, ...decided } });
    for (const wrong of [
      { conflicts: ['family'] },
      { conflicts: ['club', 'club'] },
      { appealMinutes: 0 },
      { fee: 1 },
      ...NOT_HEARD,
    ])
      expect((await put(first, '/api/event', wrong)).status).toBe(400);
    expect(await put(first, '/api/event', { penalties: 'no-such' })).toMatchObject({
      status: 404,
      body: { code: 'policy/unknown', facts: { known: expect.arrayContaining(['magic-ipg']) } },
    });
    await first.close();
    const again = await run({ data, keep: true });
    expect((await again.get('/api/event')).body).toEqual({ ...open, ...decided });
    await again.close();
    rmSync(data, { recursive: true, force: true });
  });

  test('keeps judges away from their own club and nation, in every instance', async () => {
    const server = await run();
    await contested(server, 'm');
    await put(server, '/api/event', { conflicts: ['club', 'nation'] });
    await put(server, '/api/people/ann', { name: 'Ann', club: 'Harbour Gamers', nation: 'Norway' });
    await put(server, '/api/people/jo', { name: 'Jo', club: 'harbour gamers' });
    await put(server, '/api/people/olaf', { name: 'Olaf', nation: 'Norway' });
    await sendTo(server, 'd', call('m'));
    const [own, nation] = [as('jo', 'judge'), as('olaf', 'head-judge')];
    for (const asked of [command('ClaimCall', {}, own), rules([NONE], {}, own)])
      expect(await sendTo(server, 'd', asked)).toMatchObject({
        status: 403,
        body: { code: 'ruling/own-club', facts: { players: ['A'] } },
      });
    expect((await sendTo(server, 'd', rules([NONE], {}, as('kim', 'judge')))).status).toBe(200);
    await sendTo(server, 'd', command('AppealRuling', { side: 'A', because: 'No.' }, ANN));
    for (const asked of [
      command('ClaimAppeal', {}, nation),
      command('GiveFinalRuling', { verdict: 'upheld', because: 'x' }, nation),
    ])
      expect((await sendTo(server, 'd', asked)).body['code']).toBe('ruling/own-nation');
    expect((await sendTo(server, 'd', command('ClaimAppeal', {}, as('kim', 'head-judge')))).body['code']).toBe(
      'appeal/own-ruling',
    );
    expect(
      (await sendTo(server, 'd', command('GiveFinalRuling', { verdict: 'upheld', because: 'x' }, HEAD))).status,
    ).toBe(200);
    await server.close();
  });

  test('says how long a ruling may be appealed', async () => {
    let minutes = 0;
    const now = Date.now();
    const server = await run({ clock: () => now + minutes * 60_000 });
    await contested(server, 'm');
    await put(server, '/api/event', { appealMinutes: 10 });
    const when = (minute: number) => ({ occurredAt: new Date(now - (60 - minute) * 60_000).toISOString() });
    await sendTo(server, 'd', call('m', {}, { ...ANN, ...when(0) }));
    await sendTo(server, 'd', rules([NONE], {}, { ...as('jo', 'judge'), ...when(7.5) }));
    const appeal = (minute: number) =>
      command('AppealRuling', { side: 'A', because: 'No.' }, { ...ANN, ...when(minute) });
    const { body } = await server.get('/api/disputes/d');
    expect(body).toMatchObject({ extension: { minutes: 8, waited: 450 }, durations: { callToRuling: 450 } });
    expect((await sendTo(server, 'd', command('GrantTime', {}, as('jo', 'judge')))).status).toBe(200);
    expect(at((await server.get('/api/disputes/d')).body, 'granted', 0)).toMatchObject({ minutes: 8, suggested: 8 });
    // Whoever appeals too late is too late, whatever time they give; whoever appeals in time is in time.
    minutes = 10.5;
    expect((await sendTo(server, 'd', appeal(17))).body['code']).toBe('appeal/too-late');
    minutes = 9.5;
    expect((await sendTo(server, 'd', appeal(17))).status).toBe(200);
    await server.close();
  });

  test('says which policy penalties come from; they reach the person, and go with the ruling', async () => {
    const server = await run();
    await contested(server, 'm');
    await put(server, '/api/event', { penalties: 'frontline-itc' });
    await sendTo(server, 'd', call('m'));
    const penalty = {
      person: 'bob',
      policy: 'frontline-itc',
      infraction: 'careless-play',
      level: 'warning',
      because: 'x',
    };
    const refusedWith = async (change: object) =>
      (await sendTo(server, 'd', rules([NONE], { penalties: [{ ...penalty, ...change }] }))).body['code'];
    expect(await refusedWith({ policy: 'wtc' })).toBe('ruling/other-policy');
    expect(await refusedWith({ person: 'eve' })).toBe('ruling/not-a-player');
    expect(await refusedWith({ infraction: 'loud-shirt' })).toBe('penalty/unknown-infraction');
    expect(await refusedWith({ level: 'disqualification' })).toBe('penalty/level-not-yours');
    const standing = async () => at((await server.get('/api/people/bob/penalties')).body, 'penalties', 0, 'standing');
    expect(await standing()).toBeUndefined();
    expect((await sendTo(server, 'd', rules([NONE], { penalties: [penalty] }))).status).toBe(200);
    expect(await standing()).toBe('stands');
    await sendTo(server, 'd', command('RevokeRuling', { because: 'Wrong table.' }, HEAD));
    expect(await standing()).toBe('rescinded');
    await server.close();
  });
});
