import { DatabaseSync } from 'node:sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { call, contested, HEAD, JO, rules, sendTo } from './judges.js';
import { at, command, folder, run } from './running.js';

const NONE = [{ kind: 'none' }];

test('a dispute about a match that was changed by hand takes no ruling, says so, and holds up no other', async () => {
  const data = folder();
  const first = await run({ data, keep: true });
  for (const match of ['bad', 'good']) {
    await contested(first, match);
    await sendTo(first, `about-${match}`, call(match), command('ClaimCall', {}, JO));
  }
  await first.close();
  const database = new DatabaseSync(join(data, 'log.db'));
  const changed = database.prepare(
    `UPDATE events SET data = replace(data, '"title":"A test"', '"title":"A tset"')
     WHERE position = (SELECT min(position) FROM events)`,
  );
  expect(changed.run().changes).toBe(1);
  database.close();

  const second = await run({ data, keep: true });
  expect(await sendTo(second, 'about-bad', rules(NONE))).toMatchObject({
    status: 409,
    body: { code: 'match/tampered', facts: { stream: 'match-bad', entry: 0 } },
  });
  expect((await sendTo(second, 'about-good', rules(NONE))).status).toBe(200);
  expect((await second.get('/api/disputes/about-good')).body).toMatchObject({
    status: 'ruled',
    rulings: [{ outcome: { carriedOut: true } }],
  });
  expect((await sendTo(second, 'about-good', command('RevokeRuling', { because: 'x' }, HEAD))).status).toBe(200);
  expect(at((await second.get('/api/health/ready')).body, 'checks', 'rulings')).toMatchObject({ ok: true });
  await second.close();
  rmSync(data, { recursive: true, force: true });
});

test('a dispute that was changed by hand waits, is shown to nobody, and holds up the rulings of no other', async () => {
  const data = folder();
  const first = await run({ data, keep: true });
  for (const match of ['bad', 'good']) {
    await contested(first, match);
    await sendTo(first, `about-${match}`, call(match), command('ClaimCall', {}, JO));
  }
  await sendTo(first, 'about-bad', rules(NONE));
  await first.get('/api/disputes/about-bad');
  await first.close();
  const edit = (from: string, to: string): void => {
    const database = new DatabaseSync(join(data, 'log.db'));
    const changed = database.prepare(
      `UPDATE events SET data = replace(data, ?, ?) WHERE data LIKE '%Measured again%' OR data LIKE '%Never measured%'`,
    );
    expect(Number(changed.run(from, to).changes)).toBeGreaterThan(0);
    database.close();
  };
  edit('Measured again', 'Never measured');
  rmSync(join(data, 'liaison.db'));

  const second = await run({ data, keep: true });
  expect(await second.get('/api/disputes/about-bad')).toMatchObject({
    status: 409,
    body: { code: 'match/tampered', facts: { stream: 'dispute-about-bad' } },
  });
  expect((await sendTo(second, 'about-good', rules(NONE))).status).toBe(200);
  expect((await second.get('/api/disputes/about-good')).body).toMatchObject({
    rulings: [{ outcome: { carriedOut: true } }],
  });
  expect((await second.get('/api/health/ready')).status).toBe(200);
  expect(at((await second.get('/api/health')).body, 'checks', 'rulings')).toMatchObject({
    ok: false,
    says: expect.stringMatching(/dispute-about-bad/) as string,
  });
  await second.close();
  rmSync(data, { recursive: true, force: true });
});
