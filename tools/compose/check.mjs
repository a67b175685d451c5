// Holds docker-compose.yml and the Dockerfile to Docker's own loader and parser: `npm run compose:check`. They are Go libraries,
// so it says so, and fails, where there is no Go.
import { spawnSync } from 'node:child_process';

function go(...words) {
  const { status, error } = spawnSync('go', words, { cwd: import.meta.dirname, stdio: 'inherit' });
  if (error)
    process.stderr.write('There is no Go here, so the compose file cannot be checked: install Go 1.24 or newer.\n');
  return !error && status === 0;
}

const sound = go('test', '-count=1', './...') && go('run', '.', '../../docker-compose.yml', '../../Dockerfile');
process.exitCode = sound ? 0 : 1;
