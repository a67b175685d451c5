import type { PriceChange } from '../pack/entry.js';
import type { Unit } from '../table/table.js';
import { grantsOf } from './bearing.js';
import { isAvailable, type ClaimWeighed } from './claims.js';
import type { Finding } from './finding.js';
import type { Scene } from './scene.js';
import { weigh } from './weigh.js';

export interface Change {
  readonly by: string;
  readonly bearer: string;
  readonly delta: number;
}

/** What a use costs: as printed, what changed it, and what is due. Amounts in whole points of the resource. */
export interface Price {
  readonly resource: string;
  readonly printed: number;
  readonly changes: readonly Change[];
  readonly due: number;
  /** Attested conditions that moved the price, and those still open. */
  readonly findings: readonly Finding[];
}

/**
 * due = max(0, (0 where an ability names the entry as free, else printed) + increases - reductions); the floor comes last.
 */
export function priceOf(scene: Scene, claims: readonly ClaimWeighed[]): Price {
  const [[resource, printed] = ['cp', 0]] = Object.entries(scene.rule.costs ?? { cp: 0 });
  const increases = increasesFor(scene, resource);
  const reductions = reductionsFor(scene, claims, printed);
  const changes = [...reductions, ...increases.changes];
  const due = Math.max(0, changes.reduce((sum, change) => sum + change.delta, printed));
  return { resource, printed, changes, due, findings: increases.findings };
}

function reductionsFor(scene: Scene, claims: readonly ClaimWeighed[], printed: number): Change[] {
  const free = claims.filter((one) => one.claim?.zeroCost === true && isAvailable(one));
  const naming = free.find((one) => one.named);
  const change = (one: ClaimWeighed, delta: number): Change => ({ by: one.name, bearer: one.use.bearer, delta });
  if (naming) return [change(naming, -printed), ...free.filter((one) => !one.named).map((one) => change(one, -off(scene, printed)))];
  return free.map((one) => change(one, -off(scene, printed)));
}

function off(scene: Scene, printed: number): number {
  return scene.pack.economy.unnamedZeroCost.reduceBy ?? printed;
}

/** Abilities of the same name change a price once, however many bearers stand around. */
function increasesFor(scene: Scene, resource: string): { changes: Change[]; findings: Finding[] } {
  const changes = new Map<string, Change>();
  const findings: Finding[] = [];
  for (const unit of Object.values(scene.table.units)) {
    for (const { id, name, change } of priceChangesOf(scene, unit, resource)) {
      const weighed = change.when ? weigh(asBearer(scene, unit, id), change.when) : { answer: 'met' as const, findings: [] };
      if (weighed.answer === 'met' && !changes.has(id)) changes.set(id, { by: name, bearer: unit.id, delta: change.add });
      const attested = weighed.findings.some((one) => one.footing === 'record' && one.answer === 'unmet')
        ? []
        : weighed.findings.filter((one) => one.footing === 'attest');
      findings.push(...attested);
    }
  }
  return { changes: [...changes.values()], findings };
}

function priceChangesOf(scene: Scene, unit: Unit, resource: string): { id: string; name: string; change: PriceChange }[] {
  if (unit.destroyed) return [];
  const side = unit.owner === scene.player ? 'own' : 'opponent';
  return grantsOf(scene.pack, scene.table, unit).flatMap(({ id, name, grants }) =>
    (grants.price ?? [])
      .filter((change) => change.resource === resource && change.kinds.includes(scene.rule.kind))
      .filter((change) => (change.usesBy === 'own' ? 'own' : 'opponent') === side)
      .map((change) => ({ id, name, change })),
  );
}

/** The same scene seen from a bearer: its rule's questions are asked about it and cited from it. */
export function asBearer(scene: Scene, unit: Unit, id: string): Scene {
  const rule = scene.pack.entries[id];
  return { ...scene, roles: { ...scene.roles, $bearer: unit.id }, rule: rule ? { ...scene.rule, source: rule.source } : scene.rule };
}
