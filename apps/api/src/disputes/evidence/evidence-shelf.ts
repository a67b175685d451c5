import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tables } from '@adjutant/store';
import type { EvidenceSchema } from './evidence-table.js';

/** Where files stand under their hashes. */
export interface EvidenceShelf {
  put(hash: string, content: Buffer): Promise<void>;
  get(hash: string): Promise<Buffer | null>;
}

export function shelfInMemory(): EvidenceShelf {
  const files = new Map<string, Buffer>();
  return {
    put: (hash, content) => Promise.resolve(void files.set(hash, content)),
    get: (hash) => Promise.resolve(files.get(hash) ?? null),
  };
}

/** A file is there as a whole or not at all, whatever happens while it is written. */
export function shelfInFolder(folder: string): EvidenceShelf {
  return {
    put: async (hash, content) => {
      if (existsSync(join(folder, hash))) return;
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, join(folder, hash));
    },
    get: async (hash) => (existsSync(join(folder, hash)) ? readFile(join(folder, hash)) : null),
  };
}

export function shelfInTable({ kysely }: Tables<EvidenceSchema>): EvidenceShelf {
  return {
    put: async (hash, content) => {
      await kysely
        .insertInto('evidence')
        .values({ hash, content })
        .onConflict((there) => there.doNothing())
        .execute();
    },
    get: async (hash) => {
      const row = await kysely.selectFrom('evidence').select('content').where('hash', '=', hash).executeTakeFirst();
      return row?.content ?? null;
    },
  };
}
