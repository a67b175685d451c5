import { hasToName, type Role, type Side } from '@adjutant/rules';
import { namesFor } from './naming.js';
import type { Laid } from './sitting.js';
import type { Ask } from './tap.js';

/** What is asked for a role of an answer: who can be named is pointed at, everything else is said in words. */
export function askedFor(at: Laid, player: Side, role: string, rule: Role): readonly Ask[] {
  const { is, says, optional } = rule;
  const asked = { into: ['roles', role], says, ...(optional ? { optional: true } : {}) };
  const from = namesFor(at, player, { is, says });
  if (from === null) return [{ ...asked, what: 'words' }];
  // Where units are not listed nobody names any: whoever answers vouches.
  if (from.length === 0 && !hasToName({ table: at.table, player }, rule)) return [];
  return [{ ...asked, what: 'pick', from: from.map((one) => ({ ...one, open: true })) }];
}
