import { AS_TOLD, isTold } from '../book/book-names.js';
import { figureOf } from '../figures/evaluate.js';
import type { Limit } from '../pack/entry.js';
import { idInWords } from '../pack/name.js';
import { isPhase } from '../clock/sequence.js';
import { joinedOf, type Use } from '../table/table.js';
import { isAvailable, type ClaimWeighed } from './claims.js';
import type { Finding } from './finding.js';
import { samePeriod } from './periods.js';
import type { Scene } from './scene.js';
import { weighPresuming } from './presuming.js';
import { knowsUnits } from '../table/depth.js';
import { VOUCHED, weigh } from './weigh.js';
import { useCode } from '../refusals.js';

/** The unit that a use is about, for limits per unit. */
export function focusOf(roles: { readonly [role: string]: string }): string | null {
  return roles['target'] ?? roles['recipient'] ?? roles['bearer'] ?? null;
}

/** One finding for each use limit of the entry that holds here. Limits count accepted uses of the same player. */
export function weighLimits(scene: Scene, claims: readonly ClaimWeighed[]): readonly Finding[] {
  return (scene.rule.limits ?? [])
    .filter((limit) => limit.unless === undefined || weighPresuming(scene, limit.unless, 'use').answer !== 'met')
    .map((limit) => weighLimit(scene, limit, claims));
}

function weighLimit(scene: Scene, limit: Limit, claims: readonly ClaimWeighed[]): Finding {
  const unit = focusOf(scene.roles);
  const earlier = scene.table.uses.filter((use) => countsFor(scene, limit, use, unit));
  const lifting = claims.find((claim) => lifts(scene, claim, limit));
  const times = figureOf({ scene, weigh }, limit.times).value;
  const reached = earlier.length >= times;
  const untold = reached && isOfUnnamed(scene, limit);
  const spent = reached && !untold;
  const told = isTold(limit.source);
  const span = `this ${limit.per.replace('-', ' ')}`;
  const whose = { unit: `on ${unit ?? 'this unit'}`, army: `by ${scene.player}`, both: 'by either player' }[
    limit.scope
  ];
  const counted = `${countedText(scene, limit)} used ${earlier.length} of ${times} time(s) ${whose} ${span}`;
  return {
    rule: scene.entry,
    check: `limit-per-${limit.per}`,
    footing: untold || told ? 'attest' : 'record',
    answer: spent && !lifting ? 'unmet' : 'met',
    code: limit.code ?? useCode(scene.rule.kind, `already-used-this-${limit.per}`),
    says:
      spent && lifting
        ? `${counted}; ${lifting.name} lifts the limit.`
        : `${counted}.${untold ? VOUCHED : told ? AS_TOLD : ''}`,
    facts: {
      player: scene.player,
      per: limit.per,
      times,
      earlierEntries: earlier.map((use) => use.number),
    },
    cites: [limit.source],
  };
}

/** Whether a limit goes by the unit, or by what else is named with it, and nobody had to name any. */
function isOfUnnamed({ table, player, roles }: Scene, { scope, same = [] }: Limit): boolean {
  if (knowsUnits(table, player)) return false;
  return (scope === 'unit' && focusOf(roles) === null) || same.some((role) => roles[role] === undefined);
}

function countedText({ rule, roles }: Scene, { of, same = [] }: Limit): string {
  const what =
    of === undefined
      ? `${rule.name} was`
      : of === 'kind'
        ? `Entries of the kind ${idInWords(rule.kind)} were`
        : 'These were';
  const named = same.flatMap((role) => roles[role] ?? []);
  return named.length === 0 ? what : `${what}, with ${named.join(' and ')},`;
}

/** Whether a use is of what the limit counts: of this entry, of its kind, or of the entries listed. */
function isMeant({ pack, rule, entry }: Scene, of: Limit['of'], use: Use): boolean {
  if (of === undefined) return use.entry === entry;
  return of === 'kind' ? pack.entries[use.entry]?.kind === rule.kind : of.includes(use.entry);
}

function countsFor(scene: Scene, limit: Limit, use: Use, unit: string | null): boolean {
  const { player, roles, pack, table } = scene;
  const { of, same = [], other = [] } = limit;
  const named = use.roles ?? {};
  // A step that is no phase, such as the start of a turn, has no limit for each phase; nor has the time before the battle.
  const binds = limit.per !== 'phase' || (table.clock !== null && isPhase(pack.sequence, table.clock));
  return (
    isMeant(scene, of, use) &&
    binds &&
    (limit.scope === 'both' || use.player === player) &&
    samePeriod(limit.per, use.at, table.clock) &&
    (limit.scope !== 'unit' || isOn(scene, limit, use, unit)) &&
    same.every((role) => named[role] === roles[role]) &&
    other.every((role) => named[role] !== roles[role])
  );
}

function isOn({ table }: Scene, { joined }: Limit, use: Use, unit: string | null): boolean {
  if (!joined || unit === null || use.unit === null) return use.unit === unit;
  return use.unit === unit || joinedOf(table.units[unit]).includes(use.unit);
}

/** A claim lifts exactly the limits it states that can be lifted, and, where the pack says so, only for entries that it names. */
function lifts(scene: Scene, weighed: ClaimWeighed, limit: Limit): boolean {
  if (limit.stands === true || !weighed.claim?.lifts?.includes(limit.per) || !isAvailable(weighed)) return false;
  return weighed.named || !scene.pack.economy.liftsOnlyNamed.value;
}
