import type { Limit } from '../pack/entry.js';
import { isPhase } from '../clock/sequence.js';
import { isAvailable, type ClaimWeighed } from './claims.js';
import type { Finding } from './finding.js';
import { samePeriod } from './periods.js';
import type { Scene } from './scene.js';

/** The unit that a use is about, for limits per unit. */
export function focusOf(roles: { readonly [role: string]: string }): string | null {
  return roles['target'] ?? roles['recipient'] ?? roles['bearer'] ?? null;
}

/** One finding for each use limit of the entry. Limits count accepted uses of the same player and entry. */
export function weighLimits(scene: Scene, claims: readonly ClaimWeighed[]): readonly Finding[] {
  return (scene.rule.limits ?? []).map((limit) => weighLimit(scene, limit, claims));
}

function weighLimit(scene: Scene, limit: Limit, claims: readonly ClaimWeighed[]): Finding {
  const { clock, uses } = scene.table;
  const unit = focusOf(scene.roles);
  // A step that is no phase, such as the start of a turn, has no limit for each phase.
  const counts = limit.per !== 'phase' || isPhase(scene.pack.sequence, clock);
  const earlier = uses.filter(
    (use) =>
      counts &&
      use.player === scene.player &&
      use.entry === scene.entry &&
      samePeriod(limit.per, use.at, clock) &&
      (limit.scope === 'army' || use.unit === unit),
  );
  const lifting = claims.find((claim) => lifts(scene, claim, limit));
  const spent = earlier.length >= limit.times;
  const span = `this ${limit.per.replace('-', ' ')}`;
  const whose = limit.scope === 'unit' ? `on ${unit ?? 'this unit'}` : `by ${scene.player}`;
  const counted = `${scene.rule.name} was used ${earlier.length} of ${limit.times} time(s) ${whose} ${span}`;
  return {
    rule: scene.entry,
    check: `limit-per-${limit.per}`,
    footing: 'record',
    answer: spent && !lifting ? 'unmet' : 'met',
    code: `${scene.rule.kind}/already-used-this-${limit.per}`,
    says: spent && lifting ? `${counted}; ${lifting.name} lifts the limit.` : `${counted}.`,
    facts: {
      player: scene.player,
      per: limit.per,
      times: limit.times,
      earlierEntries: earlier.map((use) => use.number),
    },
    cites: [limit.source],
  };
}

/** A claim lifts exactly the limits it states, and, where the pack says so, only for entries that it names. */
function lifts(scene: Scene, weighed: ClaimWeighed, limit: Limit): boolean {
  if (!weighed.claim?.lifts?.includes(limit.per) || !isAvailable(weighed)) return false;
  return weighed.named || !scene.pack.economy.liftsOnlyNamed.value;
}
