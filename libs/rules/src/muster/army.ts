import type { Reason } from '@adjutant/kernel';
import { SIDES, type Side } from '../clock/sequence.js';
import { optionsNow } from '../judge/in-force.js';
import type { Scene } from '../judge/scene.js';
import { weigh } from '../judge/weigh.js';
import type { ArmyCheckRule } from '../pack/army-check.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import type { ArmyCheck, CheckArguments, Fault } from './checks/check.js';
import { armyCheckNamed } from './checks/index.js';
import type { Roster } from './roster.js';

/** Something about an army that nobody has checked: not known to the pack, or not stated on the roster. */
export interface Unchecked {
  readonly why: 'unknown' | 'unstated';
  readonly reason: Reason;
}

/** At which table, and for whom, an army is checked. */
export interface Mustering {
  readonly table: Table;
  readonly player: Side;
}

/** What the checks of a pack say against a roster. */
export function reasonsOfChecks(pack: Pack, roster: Roster, at: Mustering): Reason[] {
  return faultsOf(pack, roster, at).flatMap(({ rule, fault }) => (fault.open ? [] : [reasonOf(rule, fault)]));
}

/** What the checks of a pack could not look at, and why. */
export function uncheckedOfRoster(pack: Pack, roster: Roster, at: Mustering): readonly Unchecked[] {
  return faultsOf(pack, roster, at).flatMap(({ rule, fault }) =>
    fault.open ? [{ why: fault.open, reason: reasonOf(rule, fault) }] : [],
  );
}

function faultsOf(pack: Pack, roster: Roster, at: Mustering) {
  return inPlay(pack, at).flatMap(({ rule, check, args }) => {
    if (check.of !== 'roster' || (rule.stated && roster[rule.stated] === undefined)) return [];
    return check.test(roster, args, pack).map((fault) => ({ rule, fault }));
  });
}

/** What the checks of a pack say against the way in which the units of the players are set up. */
export function reasonsAgainstDeployment(pack: Pack, table: Table): Reason[] {
  return SIDES.flatMap((player) => {
    const units = Object.values(table.units).filter((unit) => unit.owner === player);
    return inPlay(pack, { table, player }).flatMap(({ rule, check, args }) =>
      check.of === 'deployment'
        ? check
            .test(units, args, table.armies[player])
            .map(({ says, facts }) => reasonOf(rule, { says: `${player}: ${says}`, facts: { player, ...facts } }))
        : [],
    );
  });
}

interface InPlay {
  readonly rule: ArmyCheckRule;
  readonly check: ArmyCheck;
  readonly args: CheckArguments;
}

function inPlay(pack: Pack, at: Mustering): readonly InPlay[] {
  return Object.values(pack.armyChecks ?? {})
    .filter((rule) => !rule.when || weigh(sceneOf(pack, rule, at), rule.when).answer === 'met')
    .map((rule) => ({ rule, check: armyCheckNamed(rule.tests.check), args: argumentsOf(pack, rule, at) }));
}

/** The numbers of the pack, or the one that was chosen for this match. */
function argumentsOf(pack: Pack, { tests, mostFrom }: ArmyCheckRule, { table }: Mustering): CheckArguments {
  const { check: _check, ...args } = tests;
  const choice = mostFrom === undefined ? undefined : pack.choices?.[mostFrom];
  const [chosen = ''] = choice ? optionsNow(table, choice, null) : [];
  if (!/^\d+$/.test(chosen)) return args;
  const { byLimit: _byLimit, ...others } = args;
  return { ...others, most: Number(chosen) };
}

function sceneOf(pack: Pack, { id, summary, source }: ArmyCheckRule, { table, player }: Mustering): Scene {
  const rule = { id, name: id, kind: 'army-check', owner: 'core', summary, source };
  return { pack, table, rule, player, entry: id, roles: {}, answers: {}, claims: [] };
}

function reasonOf({ id, code, source }: ArmyCheckRule, { says, facts, ...own }: Fault): Reason {
  return { code: own.code ?? code, message: says, facts: { check: id, ...facts }, cites: own.cites ?? [source] };
}
