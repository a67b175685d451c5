import type { Condition } from '../pack/condition.js';
import type { Trigger } from '../pack/entry.js';
import type { Unit } from '../table/table.js';
import { grantsOf } from './bearing.js';
import { bearersOfChanges } from './changing-uses.js';
import type { Finding, Truth } from './finding.js';
import { asBearer } from './price.js';
import type { Scene } from './scene.js';
import { notSo, presumes } from './presuming.js';
import { weigh, type Weighed } from './weigh.js';

/** A rule of a bearer that a use sets off, and whether it does. */
export interface Triggered {
  readonly bearer: Unit;
  readonly id: string;
  readonly trigger: Trigger;
  readonly answer: Truth;
  readonly findings: readonly Finding[];
}

/** Which rules of the acting player's living units this use sets off. */
export function triggersOf(scene: Scene): readonly Triggered[] {
  return bearersOfChanges(scene.pack, scene.table)
    .filter((unit) => unit.owner === scene.player && !unit.destroyed)
    .flatMap((bearer) =>
      grantsOf(scene.pack, scene.table, bearer).flatMap(({ id, grants }) =>
        (grants.triggers ?? [])
          .filter((trigger) => trigger.on === 'use' && trigger.kinds.includes(scene.rule.kind))
          .map((trigger) => {
            const weighed = trigger.when ? weighTrigger(asBearer(scene, bearer, id), trigger.when) : null;
            return { bearer, id, trigger, answer: weighed?.answer ?? 'met', findings: weighed?.findings ?? [] };
          }),
      ),
    );
}

/** Nobody told of its dice either, so that a rule of which nobody told is presumed not to have been set off. */
function weighTrigger(scene: Scene, when: Condition): Weighed {
  const weighed = weigh(scene, when);
  return presumes(scene) ? notSo(scene, weighed) : weighed;
}

/** Questions that decide whether a rule is set off; where the record already rules it out, nothing is asked. */
export function triggerQuestions(triggered: readonly Triggered[]): readonly Finding[] {
  return triggered
    .filter((one) => one.answer !== 'unmet' || one.findings.some(({ footing }) => footing === 'presumed'))
    .flatMap((one) => one.findings.filter(({ footing }) => footing !== 'record'));
}
