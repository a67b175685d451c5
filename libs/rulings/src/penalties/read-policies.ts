import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { faultsIn, type ChessClockRules, type JsonObject } from '@adjutant/kernel';
import { ChessClockFile, mistakesIn, type Policy, type PolicyFile } from '@adjutant/dispute';
import { digest } from '@adjutant/seal';
import { KEEP, keptOrMade, type ReadFile } from '@adjutant/store';
import { Ajv } from 'ajv';
import { PolicyShelf } from './policy-shelf.js';

/** Reads every policy in a folder, held to the schema in that file; throws with every mistake of every file. */
export function readPolicies(folder: string, schemaFile: string): PolicyShelf {
  const paths = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'policy.json'))
    .filter((path) => existsSync(path));
  const schema = read(schemaFile);
  const files = paths.map(read);
  return new PolicyShelf(
    keptOrMade(KEEP, folder, [schema, ...files], () => checked(schema, files)),
    Object.fromEntries(paths.flatMap((path) => clockBeside(path))),
  );
}

/** What a policy says of chess clocks stands in a file of its own: penalties pin the digest of the other one. */
function clockBeside(policy: string): readonly (readonly [string, ChessClockRules])[] {
  const path = join(dirname(policy), 'chess-clock.json');
  if (!existsSync(path)) return [];
  const file = parsed(read(path));
  const faults = faultsIn(ChessClockFile, file, 'file');
  if (faults.length > 0) throw new Error(`${path} cannot be used: ${faults.map(({ message }) => message).join('; ')}`);
  const { pauses, out, says } = file as ChessClockFile;
  return [[basename(dirname(policy)), { pauses, out, ...(says === undefined ? {} : { says }) }]];
}

function checked(schema: ReadFile, files: readonly ReadFile[]): readonly Policy[] {
  const fits = new Ajv({ allErrors: true }).compile<PolicyFile>(parsed(schema) as object);
  const mistakes: string[] = [];
  const policies: Policy[] = [];
  for (const one of files) {
    const { path } = one;
    const name = basename(dirname(path));
    const file = parsed(one);
    if (!fits(file))
      mistakes.push(
        ...(fits.errors ?? []).map((one) => `${path}: ${one.instancePath || 'the file'} ${one.message ?? ''}`),
      );
    else if (file.id !== name) mistakes.push(`${path}: its id is ${file.id}, but its folder is ${name}`);
    else {
      mistakes.push(...mistakesIn(file).map((one) => `${path}: ${one}`));
      policies.push({ ...file, digest: digest(file as unknown as JsonObject) });
    }
  }
  if (mistakes.length > 0) {
    const lines = ['The policies of penalties cannot be used.', ...mistakes];
    throw Object.assign(new Error(lines.join('\n')), { lines });
  }
  return policies;
}

function read(path: string): ReadFile {
  return reading(path, () => ({ path, text: readFileSync(path, 'utf8') }));
}

function parsed({ path, text }: ReadFile): unknown {
  return reading(path, () => JSON.parse(text) as unknown);
}

function reading<Value>(path: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
