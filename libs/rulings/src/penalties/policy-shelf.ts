import type { Policy } from '@adjutant/dispute';
import type { ChessClockRules } from '@adjutant/kernel';
import { declined } from '../refusals.js';

/** The policies at hand. They are read once, when the server starts: a mistake in one is told then, not at the table. */
export class PolicyShelf {
  constructor(
    readonly policies: readonly Policy[],
    private readonly clocks: { readonly [policy: string]: ChessClockRules } = {},
  ) {}

  /** What a policy says of chess clocks, where it says anything. */
  chessClock(id: string): ChessClockRules | undefined {
    return Object.hasOwn(this.clocks, id) ? this.clocks[id] : undefined;
  }

  find(id: string): Policy | undefined {
    return this.policies.find((one) => one.id === id);
  }

  get(id: string): Policy {
    const policy = this.find(id);
    if (policy) return policy;
    const known = this.policies.map((one) => one.id);
    const says = `There is no policy ${JSON.stringify(id.slice(0, 100))}. Here are: ${known.join(', ') || 'none'}.`;
    throw declined('not-there', 'policy/unknown', says, { facts: { known } });
  }
}
