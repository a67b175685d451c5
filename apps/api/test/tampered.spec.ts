import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { at, folder, run } from './running.js';

const OPEN = {
  type: 'OpenMatch',
  data: { title: 'T', pack: { id: 'wh40k-10e' }, seats: { A: { player: 'a' }, B: { player: 'b' } } },
};
const command = (body: object) => ({ commandId: randomUUID(), ...body });

describe('a database file that somebody changed by hand', () => {
  it('is found when the match is taken up again: nothing is recorded on it, and the entry is named', async () => {
    const data = folder();
    const match = randomUUID();
    const first = await run({ data, keep: true });
    expect((await first.send(match, command(OPEN))).status).toBe(200);
    expect((await first.get(`/api/matches/${match}/verify`)).body).toEqual({ match, intact: true, events: 1 });
    await first.close();

    const database = new DatabaseSync(join(data, 'log.db'));
    database.exec(`UPDATE events SET data = replace(data, '"title":"T"', '"title":"U"')`);
    database.close();

    const second = await run({ data, keep: true });
    const refused = await second.send(match, command({ type: 'ConcedeMatch', data: { player: 'A' } }));
    expect([refused.status, at(refused.body, 'code'), at(refused.body, 'facts', 'entry')]).toEqual([
      409,
      'match/tampered',
      0,
    ]);
    expect((await second.get(`/api/matches/${match}/verify`)).body).toMatchObject({
      match,
      intact: false,
      revision: 0,
    });
    for (const path of ['', '/timeline', '/report.pdf', '/bundle', '/export', '/replay']) {
      const shown = await second.get(`/api/matches/${match}${path}`);
      expect([path, shown.status, at(shown.body, 'code')]).toEqual([path, 409, 'match/tampered']);
    }
    await second.close();
    rmSync(data, { recursive: true, force: true });
  });
});
