import { isPhase } from '../clock/sequence.js';
import { figureOf } from '../figures/evaluate.js';
import type { Finding } from '../judge/finding.js';
import { samePeriod } from '../judge/periods.js';
import type { Scene } from '../judge/scene.js';
import { weigh } from '../judge/weigh.js';
import type { Limit } from '../pack/entry.js';
import type { GeneralRule } from '../pack/pack.js';
import { sameName } from '../pack/name.js';
import { joinedOf, type Act } from '../table/table.js';
import { useCode } from '../refusals.js';

/** One finding for each limit of a rule on what units do: all that the rule speaks of counts together, or what `of` lists. */
export function weighActLimits(scene: Scene, rule: GeneralRule, { act }: { readonly act: string }): readonly Finding[] {
  return (rule.limits ?? [])
    .filter((limit) => limit.unless === undefined || weigh(scene, limit.unless).answer !== 'met')
    .flatMap((limit) => {
      const counted = typeof limit.of === 'object' ? limit.of : (rule.acts ?? []);
      return counted.includes(act) ? [weighLimit(scene, rule, limit, counted)] : [];
    });
}

function weighLimit(scene: Scene, rule: GeneralRule, limit: Limit, counted: readonly string[]): Finding {
  const earlier = scene.table.acts.filter((act) => counts(scene, limit, counted, act));
  const times = figureOf({ scene, weigh }, limit.times).value;
  const last = earlier.at(-1);
  const done = last?.result === undefined ? '' : ` (${last.result})`;
  const whose = { unit: scene.roles['unit'] ?? 'the unit', army: scene.player, both: 'either player' }[limit.scope];
  const span = limit.per.replace('-', ' ');
  return {
    rule: rule.id,
    check: `limit-per-${limit.per}`,
    footing: 'record',
    answer: earlier.length >= times ? 'unmet' : 'met',
    code: limit.code ?? useCode('unit', `already-acted-this-${limit.per}`),
    says: `Recorded ${earlier.length} of ${times} time(s) this ${span} for ${whose}${done}.`,
    facts: { per: limit.per, times, earlierEntries: earlier.map((act) => act.number) },
    cites: [limit.source],
  };
}

function counts({ table, pack, roles, player }: Scene, limit: Limit, counted: readonly string[], act: Act): boolean {
  const parts = joinedOf(table.units[roles['unit'] ?? '']);
  return (
    counted.includes(act.act) &&
    (limit.per !== 'phase' || isPhase(pack.sequence, table.clock)) &&
    samePeriod(limit.per, act.at, table.clock) &&
    (limit.scope !== 'unit' || parts.includes(act.unit)) &&
    (limit.scope !== 'army' || table.units[act.unit]?.owner === player) &&
    (limit.same === undefined || isThere(act, roles['place']))
  );
}

/** Of what units do, the place alone is compared; where none is named there is nothing to compare. */
function isThere({ place: at }: Act, place: string | undefined): boolean {
  return at !== undefined && place !== undefined && sameName(at, place);
}
