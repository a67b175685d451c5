import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { JsonObject } from '@adjutant/kernel';
import { mistakesIn, type Policy, type PolicyFile } from '@adjutant/dispute';
import { digest } from '@adjutant/seal';
import { KEEP, keptOrMade, type ReadFile } from '@adjutant/store';
import { Ajv } from 'ajv';
import { problem, ProblemError } from '../problems/problem.js';
import { POLICIES } from '../settings.js';

/** The policies at hand. They are read once, when the server starts: a mistake in one is told then, not at the table. */
export class PolicyShelf {
  constructor(readonly policies: readonly Policy[]) {}

  find(id: string): Policy | undefined {
    return this.policies.find((one) => one.id === id);
  }

  get(id: string): Policy {
    const policy = this.find(id);
    if (policy) return policy;
    const known = this.policies.map((one) => one.id);
    const says = `There is no policy ${JSON.stringify(id.slice(0, 100))}. Here are: ${known.join(', ') || 'none'}.`;
    throw new ProblemError(problem(404, 'policy/unknown', says, { facts: { known } }));
  }
}

/** Reads every policy in a folder; throws with every mistake of every file. */
export function readPolicies(folder: string): PolicyShelf {
  const paths = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'policy.json'))
    .filter((path) => existsSync(path));
  const schema = read(join(POLICIES, 'schema', 'policy.schema.json'));
  const files = paths.map(read);
  return new PolicyShelf(keptOrMade(KEEP, folder, [schema, ...files], () => checked(schema, files)));
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
