// Holds docker-compose.yml and the Dockerfile to Docker's own loader and parser: `npm run compose:check`. They are Go libraries:
// it says so where there is no Go here; nothing is checked then.
import { spawnSync } from 'node:child_process';

function go(words, stdio) {
  return spawnSync('go', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio });
}

const fetched = go(['mod', 'download']);
if (fetched.status !== 0) {
  const why = fetched.error ? 'there is no Go here' : `its modules cannot be fetched: ${fetched.stderr.trim()}`;
  console.log(`compose file: NOT RUN, ${why}.`);
} else {
  const tested = go(['test', '-count=1', './...'], 'inherit');
  const checked = go(['run', '.', '../../docker-compose.yml', '../../Dockerfile'], 'inherit');
  process.exitCode = tested.status === 0 && checked.status === 0 ? 0 : 1;
}
