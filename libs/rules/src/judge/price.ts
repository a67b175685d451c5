import type { Side } from '../clock/sequence.js';
import type { PriceChange } from '../pack/entry.js';
import { modeIn } from '../pack/modes.js';
import { plainName } from '../pack/name.js';
import type { Unit } from '../table/table.js';
import { grantsOf, type Borne } from './bearing.js';
import { bearersOfChanges } from './changing-uses.js';
import { isAvailable, type ClaimWeighed } from './claims.js';
import type { Finding } from './finding.js';
import { inForce } from './in-force.js';
import type { Scene } from './scene.js';
import { keyOf, presumes, weighPresuming, type Presuming } from './presuming.js';

export interface Change {
  readonly by: string;
  /** Id of the unit that bears what changes the price, or of the detachment that brings it. */
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
 * due = max(0, (0 where an ability names the entry as free, else printed) + increases - reductions), and then times each
 * multiplier: a rule that doubles a price doubles what all other rules made of it. What a mode costs besides is printed, and no
 * change; where the pack bounds changes, all of them together add no more than that.
 */
export function priceOf(scene: Scene, claims: readonly ClaimWeighed[]): Price {
  const price = priced(scene, claims);
  if (!presumes(scene) || scene.declared === undefined || scene.declared === price.due) return price;
  return asDeclared(scene, claims, price) ?? price;
}

const MOST_PRESUMED = 6;

/** What was paid tells what nobody told: of all that may be presumed about a price, what gives the declared one. */
function asDeclared(scene: Scene, claims: readonly ClaimWeighed[], price: Price): Price | undefined {
  const untold = price.findings.filter(({ footing }) => footing === 'presumed').map(keyOf);
  const ways = Array.from({ length: 2 ** Math.min(untold.length, MOST_PRESUMED) }, (_, way) => way);
  return ways
    .map((way) => {
      const answers = untold.map((key, place) => [key, (way >> place) % 2 === 1 ? 'yes' : 'no'] as const);
      return priced({ ...scene, presumptions: Object.fromEntries(answers) }, claims);
    })
    .find(({ due }) => due === scene.declared);
}

function priced(scene: Scene, claims: readonly ClaimWeighed[]): Price {
  const [[resource, base] = ['cp', 0]] = Object.entries(scene.rule.costs ?? { cp: 0 });
  const printed = base + (modeIn(scene.rule, scene.roles)?.extra?.[resource] ?? 0);
  const { effective, findings } = changesFor(scene, resource);
  const { freed, reduced } = reductionsFor(scene, claims, base);
  const added = [...freed, ...reduced, ...effective.flatMap(addition)];
  const moved = effective.reduce((done, one) => [...done, ...multiplication(one, total(printed, done))], added);
  const changes = [...moved, ...keptWithin(scene, moved.slice(freed.length))];
  return { resource, printed, changes, due: total(printed, changes), findings };
}

/** What all changes together add beyond what the pack lets them, taken off again. */
function keptWithin({ pack, entry }: Scene, moved: readonly Change[]): Change[] {
  const bound = pack.economy.priceBound?.add ?? Infinity;
  const sum = moved.reduce((added, { delta }) => added + delta, 0);
  return sum <= bound ? [] : [{ by: `the bound of +${bound} on all changes`, bearer: entry, delta: bound - sum }];
}

function total(printed: number, changes: readonly Change[]): number {
  return Math.max(
    0,
    changes.reduce((sum, change) => sum + change.delta, printed),
  );
}

function addition({ name, bearer, change }: Brought): Change[] {
  return change.add === undefined ? [] : [{ by: name, bearer, delta: change.add }];
}

/** Written as what it adds, so that printed and changes always sum up to what is due. */
function multiplication({ name, bearer, change }: Brought, before: number): Change[] {
  return change.multiply === undefined ? [] : [{ by: name, bearer, delta: before * (change.multiply - 1) }];
}

interface Reductions {
  /** By an ability that names the entry: what is printed is nothing then. */
  readonly freed: readonly Change[];
  /** By abilities that name none. */
  readonly reduced: readonly Change[];
}

function reductionsFor(scene: Scene, claims: readonly ClaimWeighed[], base: number): Reductions {
  const free = claims.filter((one) => one.claim?.zeroCost === true && isAvailable(one));
  const naming = free.find((one) => one.named);
  const change = (one: ClaimWeighed, delta: number): Change => ({ by: one.name, bearer: one.use.bearer, delta });
  return {
    freed: naming ? [change(naming, -base)] : [],
    reduced: free.filter((one) => !one.named).map((one) => change(one, -off(scene, base))),
  };
}

function off(scene: Scene, base: number): number {
  return scene.pack.economy.unnamedZeroCost.reduceBy ?? base;
}

/** A change of price, with who brings it and how the scene looks from there. */
interface Brought {
  readonly name: string;
  readonly bearer: string;
  readonly change: PriceChange;
  /** The same for every bearer of one ability: its changes count once, however many bearers stand around. */
  readonly key: string;
  readonly scene: Scene;
}

function changesFor(scene: Scene, resource: string): { effective: Brought[]; findings: Finding[] } {
  const effective = new Map<string, Brought>();
  const asked: { readonly key: string; readonly finding: Finding }[] = [];
  for (const brought of broughtTo(scene, resource)) {
    const { key, change } = brought;
    const weighed = change.when
      ? weighPresuming(brought.scene, change.when, presumingOf(brought))
      : { answer: 'met' as const, findings: [] };
    if (weighed.answer === 'met' && !effective.has(key)) effective.set(key, brought);
    const ruledOut = weighed.findings.some((one) => one.footing === 'record' && one.answer === 'unmet');
    const questions = ruledOut ? [] : weighed.findings.filter((one) => one.footing !== 'record');
    asked.push(...questions.map((finding) => ({ key, finding })));
  }
  // Where one bearer is known to be in reach, nothing hangs on the others any more.
  const decides = (one: (typeof asked)[number]): boolean => one.finding.answer !== 'unknown' || !effective.has(one.key);
  return { effective: [...effective.values()], findings: asked.filter(decides).map((one) => one.finding) };
}

/** Where it was said what was paid, that tells whether the price was dearer. */
function presumingOf({ scene, change }: Brought): Presuming {
  const dearer = (change.add ?? 0) > 0 || (change.multiply ?? 1) > 1;
  return dearer && !scene.presumptions ? 'payer' : 'question';
}

function broughtTo(scene: Scene, resource: string): Brought[] {
  const { pack, table, player, rule } = scene;
  // How the scene looks from a bearer is worked out only where it changes a price: few things do.
  const brought = (borne: Borne, bearer: string, owner: Side, seen: () => Scene): Brought[] => {
    const side = owner === player ? 'own' : 'opponent';
    return (borne.grants.price ?? []).flatMap((change, index) => {
      const fits = change.resource === resource && change.kinds.includes(rule.kind) && change.usesBy === side;
      return fits
        ? [{ name: borne.name, bearer, change, key: `${plainName(borne.name)}/${index}`, scene: seen() }]
        : [];
    });
  };
  const fromUnits = bearersOfChanges(pack, table)
    .filter((unit) => !unit.destroyed)
    .flatMap((unit) =>
      grantsOf(pack, table, unit).flatMap((borne) =>
        brought(borne, unit.id, unit.owner, () => asBearer(scene, unit, borne.id)),
      ),
    );
  const fromArmies = inForce(pack, table).flatMap(({ entry, side }) => {
    if (!entry.grants) return [];
    const { id, name, grants } = entry;
    const seen = (): Scene => ({ ...scene, rule: { ...rule, source: entry.source } });
    return brought({ id, name, grants }, id, side ?? player, seen);
  });
  return [...fromUnits, ...fromArmies];
}

/** The same scene seen from a bearer: its rule's questions are asked about it and cited from it. */
export function asBearer(scene: Scene, unit: Unit, id: string): Scene {
  const rule = scene.pack.entries[id];
  return {
    ...scene,
    roles: { ...scene.roles, $bearer: unit.id },
    rule: rule ? { ...scene.rule, source: rule.source } : scene.rule,
  };
}
