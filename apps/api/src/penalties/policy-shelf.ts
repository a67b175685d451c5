import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@adjutant/kernel';
import { mistakesIn, type Policy, type PolicyFile } from '@adjutant/dispute';
import { digest } from '@adjutant/seal';
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
  const fits = new Ajv({ allErrors: true }).compile<PolicyFile>(
    read(join(POLICIES, 'schema', 'policy.schema.json')) as object,
  );
  const mistakes: string[] = [];
  const policies: Policy[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name, 'policy.json');
    if (!existsSync(path)) continue;
    const file = read(path);
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
  return new PolicyShelf(policies);
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
