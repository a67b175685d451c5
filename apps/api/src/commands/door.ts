import type { Fault } from '../problems/problem.js';
import type { Schema } from '@adjutant/kernel';
import type { ContextName } from './record-command.js';

/** What the OpenAPI document says of a door. */
export interface DoorSays {
  readonly summary: string;
  readonly description?: string;
  /** How long a list may be, where that is said. */
  readonly longest?: number;
  /** By status, what a refusal means here. */
  readonly refusals: { readonly [status: number]: string };
}

/** Where the commands of a context come in, and how they are read. */
export interface Door {
  readonly context: ContextName;
  /** Under `/api`, with `:id` in it. */
  readonly path: string;
  /** Where the OpenAPI document lists it. */
  readonly tag: string;
  readonly says: DoorSays;
  /** The types that people send, in the order in which they are named. */
  readonly types: readonly string[];
  readonly data: { readonly [type: string]: Schema };
  /** Whether what comes late is told at its place. */
  readonly weaves?: boolean;
  /** What else is wrong with data in which its check finds nothing. */
  faultsIn?(type: string, data: { readonly [member: string]: unknown }, at: string, to: string): readonly Fault[];
  /** The id in the address; throws where nothing could be called so. */
  idIn(text: string): string;
}

/** What the data of a type are checked with; undefined where there is no such type. */
export function checkAt({ data }: Door, type: string): Schema | undefined {
  return Object.hasOwn(data, type) ? data[type] : undefined;
}
