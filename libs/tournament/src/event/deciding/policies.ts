import type { Settings } from '../settings.js';
import type { Lacking } from './packs.js';

/** The policy that an event would take its penalties from and that is not there; null where it is, or none is named. */
export function noSuchPolicy(policies: readonly string[], judging: Settings['judging']): Lacking | null {
  const policy = judging?.penalties ?? null;
  if (policy === null || policies.includes(policy)) return null;
  const message = `There is no policy ${policy} here. Name one of ${policies.join(', ')}, or none.`;
  return { code: 'tournament/no-policy', message, facts: { policy, known: [...policies] } };
}
