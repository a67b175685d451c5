import { actionNamed, actRules } from '../pack/actions.js';
import type { Condition } from '../pack/condition.js';
import type { Reason } from '@adjutant/kernel';
import { keptBy } from '../kept-by.js';
import { behind, type Finding } from '../judge/finding.js';
import { reasonsFrom } from '../judge/judge.js';
import type { Answers, Scene } from '../judge/scene.js';
import { weighTiming } from '../judge/timing.js';
import { presumes, weighPresuming } from '../judge/presuming.js';
import { weigh } from '../judge/weigh.js';
import type { Entry } from '../pack/entry.js';
import type { GeneralRule, Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { BATTLE_SHOCK_TEST, BATTLE_SHOCKED } from './act-ids.js';
import { weighActLimits } from './limits.js';
import { weighCards } from './of-cards.js';

/** What a unit is recorded to have done, on which other units, with what was vouched for. */
export interface ActDeclared {
  readonly unit: string;
  /** Id of an action of the pack, or of the test of every game. */
  readonly act: string;
  readonly targets?: readonly string[];
  /** What it is done at: a marker, or a piece of terrain by its name. */
  readonly place?: string;
  readonly answers?: Answers;
}

/** Whether a pack knows the test of units: it has the state that comes of it, or a rule about it. */
export function knowsTest(pack: Pack): boolean {
  return pack.statuses.some(({ id }) => id === BATTLE_SHOCKED) || actRules(pack, BATTLE_SHOCK_TEST).length > 0;
}

/**
 * What the rules of a pack say of something that a unit did: nothing where no rule speaks of it, and it belongs to no card. Whoever records is asked
 * nothing; a question without an answer is taken as it presumes, and says so.
 */
export function judgeAct(pack: Pack, table: Table, declared: ActDeclared): readonly Finding[] {
  const player = table.units[declared.unit]?.owner;
  if (player === undefined) return [];
  const named = rolesOf(declared);
  const { answers = {} } = declared;
  let findings = weighCards(pack, table, player, declared.act);
  for (const { general, rule } of asEntries(actRules(pack, declared.act))) {
    const scenes = named.map((roles): Scene => {
      const fact = { data: roles };
      return { pack, table, player, rule, entry: rule.id, roles, answers, claims: [], fact, presumes: true };
    });
    const [first] = scenes;
    if (first && rule.timing) findings = behind(findings, weighTiming(first));
    if (first && general.limits) findings = behind(findings, weighActLimits(first, general, declared));
    if (general.conditions) findings = behind(findings, weighEach(scenes, general.conditions));
  }
  return findings;
}

/** What is found alike of several targets is said once. */
function weighEach(scenes: readonly Scene[], conditions: Condition): readonly Finding[] {
  const found = scenes.map((scene) => weighAct(scene, conditions)).reduce((all, more) => behind(all, more));
  const isNew = (one: Finding, at: number): boolean => found.findIndex((other) => isLike(one, other)) === at;
  return found.every(isNew) ? found : found.filter(isNew);
}

function isLike(one: Finding, other: Finding): boolean {
  return other.check === one.check && other.code === one.code && other.says === one.says;
}

/** Written down after the fact, a question without an answer speaks for the unit, whatever it presumes. */
function weighAct(scene: Scene, conditions: Condition): readonly Finding[] {
  const { findings } = presumes(scene)
    ? weighPresuming({ ...scene, presumes: false }, conditions, 'use')
    : weigh(scene, conditions);
  return findings.map((one) => (isUntold(one) ? { ...one, footing: 'presumed' } : one));
}

/** Nobody vouched for what nobody was asked. */
function isUntold({ footing, answer, facts }: Finding): boolean {
  return footing === 'attest' && answer === 'met' && facts['answer'] === 'unknown';
}

/** The reasons against it, under the name of the unit and of what it did. */
export function reasonsAgainstAct(pack: Pack, table: Table, declared: ActDeclared): Reason[] {
  const { name = declared.unit } = table.units[declared.unit] ?? {};
  const findings = judgeAct(pack, table, declared);
  return reasonsFrom(findings, `${name} (${declared.unit}) ${actName(pack, declared.act)}`, { attestations: 'open' });
}

export function actName(pack: Pack, act: string): string {
  if (act === BATTLE_SHOCK_TEST) return 'took a Battle-shock test';
  return actionNamed(pack, act)?.name ?? act;
}

interface Speaking {
  readonly general: GeneralRule;
  /** The same as what a scene is about. */
  readonly rule: Entry;
}

/** The rules that speak of one act, found with one look for all of them. */
const asEntries = keptBy((rules: readonly GeneralRule[]): readonly Speaking[] =>
  rules.map((general) => ({ general, rule: entryOf(general) })),
);

function entryOf({ id, name, summary, source, timing }: GeneralRule): Entry {
  return { id, name, kind: 'unit', owner: 'core', summary, source, ...(timing ? { timing } : {}) };
}

/** Each of its targets is looked at by itself. */
function rolesOf({ unit, targets = [], place }: ActDeclared): readonly Scene['roles'][] {
  const alone = place === undefined ? { unit } : { unit, place };
  return targets.length === 0 ? [alone] : targets.map((target) => ({ ...alone, target }));
}
