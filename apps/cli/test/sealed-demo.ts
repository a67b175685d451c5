import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS } from './cli.js';

interface Objective {
  readonly objective: object;
}

/** The demo game, with more objectives, and drawn in secret. */
export function secretDemo(place: string): string {
  const folder = join(place, 'packs');
  mkdirSync(folder);
  for (const name of ['schema', 'demo']) cpSync(join(PACKS, name), join(folder, name), { recursive: true });
  const entries = join(folder, 'demo', 'layers', 'first', 'entries');
  const read = <Entry>(file: string) => JSON.parse(readFileSync(join(entries, file), 'utf8')) as Entry;
  const mission = read<{ readonly hand: object }>('mission__night-tide.json');
  const sealed = { ...mission, hand: { ...mission.hand, sealed: true } };
  writeFileSync(join(entries, 'mission__night-tide.json'), JSON.stringify(sealed));
  const known = read<Objective>('objective__keep-the-point-lit.json');
  for (const number of [12, 13, 21, 22]) {
    const more = {
      id: `objective/number-${number}`,
      name: `Number ${number}`,
      objective: { ...known.objective, number },
    };
    writeFileSync(join(entries, `objective__number-${number}.json`), JSON.stringify({ ...known, ...more }));
  }
  return folder;
}
