import type { Schema } from '@adjutant/kernel';
import { getSchemaPath } from '@nestjs/swagger';
import { COMPONENTS } from '../describing/answers.js';
import { faultsOf } from '../problems/check.js';
import type { Fault } from '../problems/problem.js';
import { messageFaults } from './messages.js';

/** What the data of a type of command are checked with and described by; a class where its context has no description yet. */
export type DataCheck = Schema | (new () => object);

export function dataFaults(check: DataCheck, value: unknown, at: string): readonly Fault[] {
  return typeof check === 'function' ? faultsOf(check, value, at) : messageFaults(check, value, at);
}

export function dataSchema(check: DataCheck): object {
  return typeof check === 'function' ? { $ref: getSchemaPath(check) } : COMPONENTS.refer(check);
}

interface Described {
  readonly properties: { readonly data: Schema };
}

/** What the data of messages are checked with that are described as a whole. */
export function dataOf<Type extends string>(
  types: readonly Type[],
  messages: { readonly [One in Type]: Described },
): { readonly [type: string]: DataCheck } {
  return Object.fromEntries(types.map((type) => [type, messages[type].properties.data]));
}
