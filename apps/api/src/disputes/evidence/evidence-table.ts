import type { Migration, Migrations } from '@adjutant/store';
import { sql } from 'kysely';

export interface EvidenceSchema {
  readonly evidence: { readonly hash: string; readonly content: Buffer };
}

const files: Migration = async (within, engine) => {
  const bytes = engine === 'sqlite' ? 'BLOB' : 'bytea';
  await sql.raw(`CREATE TABLE evidence (hash text PRIMARY KEY, content ${bytes} NOT NULL)`).execute(within);
};

export const EVIDENCE: Migrations = { owner: 'evidence', steps: [files] };
