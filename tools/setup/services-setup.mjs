import { startTestServers } from '../services/dist/index.js';

/** What the suites read from the environment: ADJUTANT_TEST_POSTGRES, ADJUTANT_TEST_KAFKA. */
export default async function startServers() {
  const started = performance.now();
  const servers = await startTestServers(process.env.ADJUTANT_TEST_SERVERS);
  Object.assign(process.env, servers.addresses);
  globalThis.testServers = servers;
  process.stderr.write(`Test servers are up after ${Math.round(performance.now() - started)} ms.\n`);
}
