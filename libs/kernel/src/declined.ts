import type { Reason, Refusal } from './refusal.js';
import type { RequestCode } from './refusals.js';

/** Why something cannot be done as asked. Each door says it in its own way: the server as a status, a program as a sentence. */
export type Why =
  | 'invalid'
  | 'not-known'
  | 'not-allowed'
  | 'not-there'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'wrong-kind'
  | 'ruled-out'
  | 'too-often'
  | 'not-now';

/** One thing that is wrong with what was sent, and where: `data.player`, `[3].commandId`. */
export interface Fault {
  readonly at: string;
  readonly message: string;
}

/** Thrown wherever something cannot be done as asked, with a stable code. What else is known of it depends on the code. */
export class Declined extends Error {
  override readonly name = 'Declined';

  constructor(
    readonly why: Why,
    readonly code: string,
    says: string,
    readonly members: object = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(says);
  }
}

export function invalid(faults: readonly Fault[]): Declined {
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const where = first ? `${first.at || 'the body'}: ${first.message}${more}` : 'The request is not valid';
  return new Declined('invalid', 'request/invalid' satisfies RequestCode, `${where}.`, { errors: faults });
}

/** What is told of a refusal besides its code and its sentence. */
export function refusalMembers({ facts, cites, reasons }: Refusal): {
  facts: Reason['facts'];
  cites: Reason['cites'];
  reasons: readonly Reason[];
} {
  return { facts, cites, reasons };
}
