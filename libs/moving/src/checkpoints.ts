import { countShape, misfit, objectShape, textShape } from '@adjutant/seal';
import { isSealed, type KeptCheckpoint, SealDatabase, sealDatabaseFile } from '@adjutant/sealing';
import { linesOf } from './files.js';
import { jsonIn } from './log-line.js';
import { verifierOf, type InstallationPlace } from './installation-place.js';
import { MovingTrouble } from './trouble.js';

const PAGE = 500;

const CHECKPOINT = objectShape('A signed checkpoint.', {
  size: countShape('How many events it covers.'),
  signedAt: textShape('When it was signed.'),
  note: textShape('The signed note.', 100_000),
});

/** All that was ever signed about the first `until` events, from the oldest on. */
export function* checkpointsOf(place: InstallationPlace, until: number): Generator<KeptCheckpoint> {
  const key = verifierOf(place);
  if (key === '' || !isSealed(place)) return;
  const database = new SealDatabase(sealDatabaseFile(place), key);
  try {
    for (let after = -1; ;) {
      const page = database.checkpointsAfter(after, PAGE);
      const covered = page.filter(({ size }) => size <= until);
      yield* covered.map(({ size, signedAt, note }) => ({ size, signedAt, note }));
      if (page.length < PAGE || covered.length < page.length) return;
      after = page.at(-1)?.size ?? after;
    }
  } finally {
    database.close();
  }
}

/** The checkpoints of an exported installation. */
export function* checkpointsIn(file: string): Generator<KeptCheckpoint> {
  let line = 0;
  for (const text of linesOf(file)) {
    line += 1;
    const value = jsonIn(text, file, line);
    const found = misfit(value, CHECKPOINT);
    if (found !== undefined) throw new MovingTrouble('differs', `${file}:${line} is no checkpoint: ${found}.`);
    yield value as KeptCheckpoint;
  }
}
