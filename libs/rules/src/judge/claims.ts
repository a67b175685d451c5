import type { JsonObject } from '@adjutant/kernel';
import type { Claim } from '../pack/entry.js';
import { isNamed } from '../pack/called.js';
import { joinedOf, onBattlefield, type ClaimUse, type Unit } from '../table/table.js';
import { grantsOf } from './bearing.js';
import type { Finding } from './finding.js';
import { samePeriod } from './periods.js';
import { isOpen, presumedMet, presumes } from './presuming.js';
import { unitIn, unitText, type Scene } from './scene.js';
import { answered } from './weigh.js';
import { useCode } from '../refusals.js';

/** Asked when an ability reaches own units near its bearer. Every pack with such abilities words it. */
export const IN_RANGE_OF_ABILITY = 'within-range-of-ability';

export interface ClaimWeighed {
  readonly use: ClaimUse;
  readonly claim: Claim | undefined;
  readonly name: string;
  /** Whether the claim's text names the entry being used. */
  readonly named: boolean;
  readonly findings: readonly Finding[];
}

/** Whether each claimed ability is there, is not used up, fits the entry and reaches the target. Claimed twice for one use, it counts once. */
export function weighClaims(scene: Scene): readonly ClaimWeighed[] {
  const same = (one: ClaimUse, other: ClaimUse): boolean =>
    one.ability === other.ability && one.bearer === other.bearer;
  const once = scene.claims.filter((use, index) => scene.claims.findIndex((other) => same(use, other)) === index);
  return once.map((use) => weighClaim(scene, use));
}

function weighClaim(scene: Scene, use: ClaimUse): ClaimWeighed {
  const bearer = scene.table.units[use.bearer];
  const borne = bearer && grantsOf(scene.pack, scene.table, bearer).find((one) => one.id === use.ability);
  const claim = borne?.grants.claim;
  const name = borne?.name ?? use.ability;
  const named = claim?.names.some((one) => one === scene.entry || isNamed(scene.rule, one)) ?? false;
  const against =
    bearer && claim
      ? firstObstacle(scene, use, bearer, claim, named)
      : `nobody alive in the army of ${scene.player} has it`;
  const findings = [finding(scene, use, name, against)];
  if (against === null && claim?.reach === 'aura') findings.push(rangeFinding(scene, use, name));
  return { use, claim, name, named, findings };
}

function firstObstacle(scene: Scene, use: ClaimUse, bearer: Unit, claim: Claim, named: boolean): string | null {
  const target = unitIn(scene, 'target');
  if (bearer.owner !== scene.player) return `${bearer.id} belongs to the other player`;
  if (bearer.destroyed) return `its bearer ${bearer.id} is destroyed`;
  if (!claim.kinds.includes(scene.rule.kind)) return `it does not work for a ${scene.rule.kind}`;
  if (claim.names.length > 0 && !named) return `it works only for ${claim.names.join(', ')}`;
  if (claim.reach === 'bearer' && target && !joinedOf(target).includes(bearer.id)) {
    return `it reaches only its bearer ${bearer.id}`;
  }
  if (claim.reach === 'aura' && (!onBattlefield(bearer) || !onBattlefield(target))) {
    return 'bearer and target both have to be on the battlefield';
  }
  const spent = (claim.limits ?? []).find((limit) => timesClaimed(scene, use, limit.per) >= limit.times);
  return spent ? `it has been used ${spent.times} time(s) this ${spent.per.replace('-', ' ')}` : null;
}

function timesClaimed(scene: Scene, use: ClaimUse, per: Parameters<typeof samePeriod>[0]): number {
  const same = (one: ClaimUse): boolean => one.ability === use.ability && one.bearer === use.bearer;
  return scene.table.uses.filter((past) => past.claims.some(same) && samePeriod(per, past.at, scene.table.clock))
    .length;
}

function finding(scene: Scene, use: ClaimUse, name: string, against: string | null): Finding {
  const facts: JsonObject = { ability: use.ability, bearer: use.bearer, entry: scene.entry };
  return {
    rule: scene.entry,
    check: 'claim-available',
    footing: 'record',
    answer: against === null ? 'met' : 'unmet',
    code: useCode(scene.rule.kind, 'ability-not-available'),
    says: against === null ? `${name} is available for this use.` : `${name} cannot be claimed: ${against}.`,
    facts,
    cites: [scene.rule.source],
  };
}

function rangeFinding(scene: Scene, use: ClaimUse, name: string): Finding {
  const key = `${IN_RANGE_OF_ABILITY}@${use.bearer}`;
  const asks = `Is ${unitText(scene, 'target')} in range of ${name} of ${use.bearer}?`;
  const { given, answer, says } = answered(scene, key, asks);
  const finding: Finding = {
    rule: scene.entry,
    check: IN_RANGE_OF_ABILITY,
    footing: 'attest',
    answer,
    code: useCode(scene.rule.kind, answer === 'unknown' ? 'attestation-missing' : 'ability-not-available'),
    says,
    facts: { ability: use.ability, bearer: use.bearer, answer: given },
    cites: [scene.rule.source],
    key,
  };
  return presumes(scene) && isOpen(finding) ? presumedMet(scene, finding) : finding;
}

export function isAvailable(weighed: ClaimWeighed): boolean {
  return weighed.findings.every((one) => one.answer === 'met');
}
