import { didYouMean } from '@adjutant/kernel';
import { findHeld } from '../objectives/held.js';
import type { Role } from '../pack/entry.js';
import { isModeRole } from '../pack/modes.js';
import { sameName } from '../pack/name.js';
import { abilityCalled } from '../table/written.js';
import { hasToName } from './beyond.js';
import type { Finding } from './finding.js';
import type { Scene } from './scene.js';
import { VOUCHED } from './weigh.js';
import { useCode, type UseEnd } from '../refusals.js';

/** What units beyond the first are named under; one of these that the entry does not have is a unit too many. */
const FURTHER = ['second', 'third', 'fourth', 'fifth'];

/** Whether everything that the entry has to name is named, exists and is on the right side, and that no unit is named too many. */
export function weighRoles(scene: Scene): readonly Finding[] {
  const { roles = {}, name: called } = scene.rule;
  const named = Object.entries(roles).flatMap(([name, role]) => {
    const against = obstacle(scene, name, role);
    if (against && !isModeRole(scene.rule, name) && !hasToName(scene, role))
      return scene.roles[name] === undefined ? [] : [unlisted(scene, name, role)];
    return against === undefined ? [] : [finding(scene, name, role, against)];
  });
  const tooMany = FURTHER.filter((name) => scene.roles[name] !== undefined && !Object.hasOwn(roles, name));
  const role: Role = { is: 'own-unit', says: 'a unit too many' };
  return [
    ...named,
    ...tooMany.map((name) =>
      finding(scene, name, role, { code: 'too-many-units', says: `${called} names no ${name} unit.` }),
    ),
  ];
}

interface Obstacle {
  readonly code: UseEnd;
  readonly says: string;
}

function obstacle(scene: Scene, name: string, role: Role): Obstacle | null | undefined {
  const value = scene.roles[name];
  if (value === undefined) {
    return role.optional ? undefined : { code: 'not-named', says: `Name the ${name}: ${role.says}` };
  }
  if (typeof role.is === 'object') return wordObstacle(scene, value, role.is);
  if (role.is === 'roll' || role.is === 'text') return null;
  if (role.is === 'number') return numberObstacle(name, value);
  if (role.is === 'own-objective') return objectiveObstacle(scene, value);
  if (role.is === 'new-unit') {
    return scene.table.units[value] ? { code: 'unit-id-taken', says: `There is already a unit ${value}.` } : null;
  }
  const unit = scene.table.units[value];
  if (!unit) return { code: 'unknown-unit', says: nobodyCalled(scene, value) };
  if (role.is === 'own-unit' && unit.owner !== scene.player) {
    return { code: 'not-own-unit', says: `${unit.name} (${value}) belongs to ${unit.owner}, not to ${scene.player}.` };
  }
  if (role.is === 'enemy-unit' && unit.owner === scene.player) {
    return { code: 'not-enemy-unit', says: `${unit.name} (${value}) belongs to ${scene.player}.` };
  }
  return null;
}

/** Nobody has the unit that is named, or several have that name. */
function nobodyCalled({ table }: Scene, word: string): string {
  const units = Object.values(table.units);
  const called = units.filter(({ name }) => sameName(name, word)).map(({ id }) => id);
  if (called.length > 1) return `${called.length} units are called ${word}: ${called.join(', ')}. Name one by its id.`;
  // Ids are too short to be near to one another.
  const near = didYouMean(word, word.length < 4 ? [] : units.map(({ name }) => name));
  return `No roster has a unit ${word}${near || '.'}`;
}

function wordObstacle(scene: Scene, value: string, is: Extract<Role['is'], object>): Obstacle | null {
  if ('entry' in is) return entryObstacle(scene, value, is.entry);
  if ('ability' in is) {
    return abilityCalled(scene.table, scene.player, value)?.kind === is.ability
      ? null
      : { code: `unknown-${is.ability}`, says: `The roster of ${scene.player} has no ${is.ability} ${value}.` };
  }
  return is.option.includes(value)
    ? null
    : { code: 'no-such-option', says: `${value} is none of: ${is.option.join(', ')}.` };
}

function numberObstacle(name: string, value: string): Obstacle | null {
  return /^-?\d{1,6}$/.test(value)
    ? null
    : { code: 'not-a-number', says: `The ${name} is a whole number, not ${value}.` };
}

function entryObstacle(scene: Scene, id: string, kind: string): Obstacle | null {
  return scene.pack.entries[id]?.kind === kind
    ? null
    : { code: `unknown-${kind}`, says: `There is no ${kind} ${id} in ${scene.pack.name}.` };
}

function finding(scene: Scene, name: string, role: Role, against: Obstacle | null): Finding {
  const value = scene.roles[name] ?? null;
  return {
    rule: scene.entry,
    check: `role-${name}`,
    footing: 'record',
    answer: against ? 'unmet' : 'met',
    code: useCode(scene.rule.kind, against?.code ?? 'not-named'),
    says: against?.says ?? `${name}: ${value ?? ''} (${role.says}).`,
    facts: { role: name, value },
    cites: [scene.rule.source],
  };
}

/** Somebody named what a record without units does not list. */
function unlisted(scene: Scene, name: string, role: Role): Finding {
  const says = `${name}: ${scene.roles[name] ?? ''} (${role.says}).${VOUCHED}`;
  return { ...finding(scene, name, role, null), footing: 'attest', says };
}

function objectiveObstacle(scene: Scene, value: string): Obstacle | null {
  return findHeld(scene.pack, scene.table, scene.player, value)
    ? null
    : { code: 'objective-not-held', says: `${scene.player} holds no objective ${value}.` };
}
