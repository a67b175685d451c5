import { KINDS, othersIn } from './net/checking.js';
import { NetServer } from './net/net-server.js';

/** All of the net; a few requests of each kind are tried in `net.spec.ts`. */
describe('each of 5,000 requests is answered as it was', () => {
  let server: NetServer;
  beforeAll(async () => (server = await NetServer.start()));
  afterAll(() => server.close());

  test.each(KINDS)('%s', async (_, cases) => {
    expect(await othersIn(server, cases)).toEqual([]);
  });
});
