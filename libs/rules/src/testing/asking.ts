import type { Truth } from '../judge/finding.js';
import type { Scene } from '../judge/scene.js';
import { weigh } from '../judge/weigh.js';
import { predicateNamed } from '../predicates/index.js';
import type { Tested } from '../predicates/predicate.js';
import { sceneWith, tableWith, unitsOf } from './invented-pack.js';
import type { Table, Unit } from '../table/table.js';

/** Asks one predicate about a scene. */
export function ask(name: string, args: { readonly [argument: string]: unknown }, scene: Scene): Tested {
  return predicateNamed(name).test(scene, args, weigh);
}

export function truthOf(name: string, args: { readonly [argument: string]: unknown }, scene: Scene): Truth {
  return ask(name, args, scene).answer;
}

/** A scene about one unit, in the role of the target, at a table with whatever else is said. */
export function about(target: Unit, changes: Partial<Table> = {}): Scene {
  const table = tableWith({ units: unitsOf(target), ...changes });
  return sceneWith({ table, roles: { target: target.id } });
}

/** A scene in which nobody is named. */
export const NOBODY: Scene = sceneWith({ roles: {} });
