import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { naming, OWNER_ONLY, privateFolder, type Tables } from '@adjutant/store';
import type { EvidenceSchema } from './evidence-table.js';

/** Where files stand under their hashes. */
export interface EvidenceShelf {
  /** Keeps a file; one that is there, or was erased, stays as it is. */
  put(hash: string, content: Buffer): Promise<void>;
  /** Without content where the file was erased: something else stands in its place for good. */
  get(hash: string): Promise<Buffer | null>;
  erase(hash: string): Promise<void>;
  /** As if it had never been here. One that was erased stays so. */
  remove(hash: string): Promise<void>;
}

const NOTHING = Buffer.alloc(0);

export function isErased(content: Buffer): boolean {
  return content.length === 0;
}

export function shelfInMemory(): EvidenceShelf {
  const files = new Map<string, Buffer>();
  return {
    put: (hash, content) => Promise.resolve(void (files.has(hash) || files.set(hash, content))),
    get: (hash) => Promise.resolve(files.get(hash) ?? null),
    erase: (hash) => Promise.resolve(void files.set(hash, NOTHING)),
    remove: (hash) => Promise.resolve(void (files.get(hash)?.length && files.delete(hash))),
  };
}

/** A file is there as a whole or not at all, whatever happens while it is written. */
export function shelfInFolder(folder: string): EvidenceShelf {
  if (existsSync(folder)) naming(folder, () => privateFolder(folder));
  const write = async (hash: string, content: Buffer): Promise<void> => {
    privateFolder(folder);
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, content, { mode: OWNER_ONLY });
    await rename(unfinished, join(folder, hash));
  };
  return {
    put: async (hash, content) => (existsSync(join(folder, hash)) ? undefined : write(hash, content)),
    erase: (hash) => write(hash, NOTHING),
    remove: async (hash) => {
      const there = await stat(join(folder, hash)).catch(() => undefined);
      if (there && there.size > 0) await rm(join(folder, hash));
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
    erase: async (hash) => {
      await kysely
        .insertInto('evidence')
        .values({ hash, content: NOTHING })
        .onConflict((there) => there.column('hash').doUpdateSet({ content: NOTHING }))
        .execute();
    },
    remove: async (hash) => {
      await kysely.deleteFrom('evidence').where('hash', '=', hash).where('content', '!=', NOTHING).execute();
    },
  };
}
