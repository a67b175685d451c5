import { SIDES } from '@adjutant/rules';
import { rosterSaid, spelledOut } from '../mustering.js';
import type { ScenarioStep } from '../step.js';
import type { Scene } from '../scene.js';

/** Ids of every unit that the scene or a step brings about. */
export function unitsKnown(scene: Scene, steps: readonly ScenarioStep[]): readonly string[] {
  const rostered = SIDES.flatMap((side) => {
    const said = scene.rosters?.[side];
    return said ? idsOf(rosterSaid(scene, said, side)) : [];
  });
  return [
    ...new Set([
      ...Object.keys(scene.units ?? {}),
      ...rostered,
      ...steps.flatMap((step) => [...idsOf(spelledOut(scene, step).roster), ...broughtBy(step)]),
    ]),
  ];
}

function idsOf(roster: { readonly units?: readonly { readonly id?: string; readonly name: string }[] } | undefined) {
  return (roster?.units ?? []).map(({ id, name }) => id ?? name);
}

/** Copies of units, and those that a fact or a command brings: whatever it writes down may be the id of one. */
function broughtBy({ returned, roles, facts, command, ...step }: ScenarioStep): string[] {
  return [
    ...(step.new === undefined ? copiesOf(step.on) : [step.new]),
    ...(returned ? [returned.as] : []),
    ...Object.values(roles ?? {}).map(String),
    ...textsIn(facts),
    ...textsIn(step['turn-end']),
    ...textsIn(command),
  ];
}

/** A copy that nobody names is called after its unit. */
function copiesOf(on: ScenarioStep['on']): string[] {
  return on === undefined ? [] : [on].flat().map((unit) => `${unit}r`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
