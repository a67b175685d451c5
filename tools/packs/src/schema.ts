import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaId, SCHEMAS, type Schema } from '@adjutant/rules';
import { format, resolveConfig } from 'prettier';

/** Writes each schema as the workspace formats its files, so that a second run changes nothing. */
export async function writeSchemas(folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(SCHEMAS).map(([name, schema]) => ({ file: join(folder, schemaId(name)), schema }));
  for (const { file, schema } of files) {
    const config = await resolveConfig(file);
    writeFileSync(file, await format(JSON.stringify(schema, null, 2), { ...config, parser: 'json' }));
  }
  return files.map((one) => one.file);
}

/** Names of the schemas whose files are not what the code says; empty when all are current. */
export function staleSchemas(folder: string): readonly string[] {
  return Object.entries(SCHEMAS)
    .filter(([name, schema]) => readSchema(join(folder, schemaId(name))) !== JSON.stringify(schema))
    .map(([name]) => schemaId(name));
}

function readSchema(file: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')) as Schema);
  } catch {
    return undefined;
  }
}
