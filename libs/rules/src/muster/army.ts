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

/** At which table, and for whom, an army is checked. */
export interface Mustering {
  readonly table: Table;
  readonly player: Side;
}

/** What the checks of a pack say against a roster. */
export function reasonsOfChecks(pack: Pack, roster: Roster, at: Mustering): Reason[] {
  return inPlay(pack, at).flatMap(({ rule, check, args }) =>
    check.of === 'roster' ? check.test(roster, args).map((fault) => reasonOf(rule, fault)) : [],
  );
}

/** What the checks of a pack say against the way in which the units of the players are set up. */
export function reasonsAgainstDeployment(pack: Pack, table: Table): Reason[] {
  return SIDES.flatMap((player) => {
    const units = Object.values(table.units).filter((unit) => unit.owner === player);
    return inPlay(pack, { table, player }).flatMap(({ rule, check, args }) =>
      check.of === 'deployment'
        ? check
            .test(units, args)
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

function reasonOf({ id, code, source }: ArmyCheckRule, { says, facts }: Fault): Reason {
  return { code, message: says, facts: { check: id, ...facts }, cites: [source] };
}
