import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from '@adjutant/store';
import { writeWhole } from './files.js';

/** Stands in the folder of an installation as long as it is not whole. */
const MARKS = { import: 'import-unfinished', restore: 'restore-unfinished' } as const;

type Folder = { readonly data: string };

/** From here on no server starts in this folder until it is whole: it would write between what is still to come. */
export function beginUnfinished({ data }: Folder, work: keyof typeof MARKS): void {
  privateFolder(data);
  writeWhole(join(data, MARKS[work]), `"adjutant ${work}" has begun here and is not finished.\n`);
}

export function endUnfinished({ data }: Folder): void {
  for (const mark of Object.values(MARKS)) rmSync(join(data, mark), { force: true });
}

export function isUnfinished({ data }: Folder, work: keyof typeof MARKS): boolean {
  return existsSync(join(data, MARKS[work]));
}

/** Why no server may start in this folder; undefined where it may. */
export function whyUnfinished(place: Folder): string | undefined {
  if (isUnfinished(place, 'import'))
    return `An import into ${place.data} was not finished: run the same "adjutant import" again, it goes on where it stopped.`;
  if (isUnfinished(place, 'restore'))
    return `A backup that was put back into ${place.data} is not whole: run the same "adjutant restore" again.`;
  return undefined;
}
