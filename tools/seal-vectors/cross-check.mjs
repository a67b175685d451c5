// Holds trees, proofs, notes and checkpoints that libs/seal makes, with keys of chance, to golang.org/x/mod/sumdb and to
// the C2SP formats package: `npm run seal:check`. It says so where there is no Go here; nothing is proved then.
import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  CompactRange,
  consistencyProof,
  hexOf,
  inclusionProof,
  leafHash,
  newKeys,
  readSignerKey,
  signNote,
  writeCheckpoint,
} from '@adjutant/seal';

const MOST = 300;
const PROOFS = 500;

function grown() {
  const kept = new Map();
  const range = new CompactRange();
  const roots = [range.root()];
  for (let index = 0; index < MOST; index += 1) {
    range.append(leafHash(Buffer.from(`leaf ${index}`)), (level, at, hash) => kept.set(`${level}/${at}`, hash));
    roots.push(range.root());
  }
  return { roots, subtrees: (level, index) => kept.get(`${level}/${index}`) };
}

function ours() {
  const { roots, subtrees } = grown();
  const sizes = Array.from({ length: MOST }, (_, index) => index + 1);
  const trees = sizes.map((size) => ({ size, root: hexOf(roots[size]) }));
  const inclusions = Array.from({ length: PROOFS }, () => {
    const size = randomInt(1, MOST + 1);
    const leaf = randomInt(size);
    return { leaf, size, proof: inclusionProof(leaf, size, subtrees).map(hexOf) };
  });
  const consistency = Array.from({ length: PROOFS }, () => {
    const to = randomInt(1, MOST + 1);
    const from = randomInt(1, to + 1);
    return { from, to, proof: consistencyProof(from, to, subtrees).map(hexOf) };
  });
  const signed = sizes.map((size) => {
    const origin = `example.org/log-${size}`;
    const keys = newKeys(origin, randomBytes(32));
    const body = { origin, size, root: roots[size], signedAt: '2026-11-21T10:00:00.000Z' };
    const text = writeCheckpoint(body);
    const note = signNote(text, readSignerKey(keys.signer));
    return { verifier: keys.verifier, text, note, origin, size, root: hexOf(roots[size]) };
  });
  const notes = signed.map(({ verifier, text, note }) => ({ verifier, text, note }));
  const checkpoints = signed.map(({ verifier, note, origin, size, root }) => ({ verifier, note, origin, size, root }));
  return { trees, inclusions, consistency, notes, checkpoints };
}

function go(args, input) {
  return spawnSync('go', args, { cwd: import.meta.dirname, input, encoding: 'utf8' });
}

const fetched = go(['mod', 'download']);
if (fetched.status !== 0) {
  const why = fetched.error ? 'there is no Go here' : `its modules cannot be fetched: ${fetched.stderr.trim()}`;
  console.log(`seal against Go: NOT RUN, ${why}.`);
} else {
  const { status, stdout, stderr } = go(['run', '.', 'check'], JSON.stringify(ours()));
  if (status === 0) console.log(`seal against Go: agreed on ${stdout.trim()}`);
  else {
    console.error(`seal against Go: ${stderr.trim()}`);
    process.exitCode = 1;
  }
}
