import { IN_RANGE_OF_ABILITY } from '../judge/claims.js';
import type { ArmyCheckRule } from './army-check.js';
import type { WhenDrawn } from './award.js';
import type { Question } from './condition.js';
import type { AnswerOption, Entry, Grants, Limit, Timing } from './entry.js';
import { BEFORE_BATTLE, type FactKind } from './fact.js';
import { cardMentions, scoringMentions } from './validate-awards.js';
import { endingMentions, headEndingMentions } from './validate-ending.js';
import type { NamedFigure } from './figure.js';
import { rolesWithMode } from './modes.js';
import type { Expiry, GeneralRule, Income, PackHead } from './pack.js';
import {
  BEARER_ROLES,
  conditionMentions,
  effectMentions,
  FIELDS_OF,
  figureMentions,
  keysOf,
  listed,
  rollMentions,
  sourceMentions,
  type Mention,
  type Sort,
} from './validate-mentions.js';
import { handMentions, objectiveMentions } from './validate-objectives.js';
import type { Path } from './validate-says.js';

/** All roles that entries of some kinds have: what a rule that stands behind them may speak of. */
export type RolesOf = (kinds: readonly string[], entries?: readonly string[]) => readonly string[];

const one = (sort: Sort, word: string | undefined, path: Path): Mention[] =>
  word === undefined ? [] : [{ sort, word, path }];

export function entryMentions(entry: Entry, rolesOf: RolesOf): Mention[] {
  const own = rolesWithMode(entry);
  return [
    ...sourceMentions(entry, []),
    ...(entry.owner === 'core' ? [] : one('owner', entry.owner, ['owner'])),
    ...keysOf('resource', entry.costs, ['costs']),
    ...timingMentions(entry.timing),
    ...Object.entries(entry.roles ?? {}).flatMap(([name, { is }]) =>
      typeof is === 'object' && 'entry' in is ? one('kind', is.entry, ['roles', name, 'is', 'entry']) : [],
    ),
    ...limitMentions(entry.limits, own),
    ...conditionMentions(entry.conditions, ['conditions'], own),
    ...effectMentions(entry.effects, ['effects'], own),
    ...(entry.atEnd ?? []).flatMap(({ when, effects }, index) => [
      ...conditionMentions(when, ['atEnd', index, 'when'], own),
      ...effectMentions(effects, ['atEnd', index, 'effects'], own),
    ]),
    ...rollMentions(entry.roll, ['roll'], own),
    ...(entry.answer?.options ?? []).flatMap((option, index) => answerMentions(option, ['answer', 'options', index])),
    ...(entry.modes ?? []).flatMap(({ extra, conditions }, index) => [
      ...keysOf('resource', extra, ['modes', index, 'extra']),
      ...conditionMentions(conditions, ['modes', index, 'conditions'], own),
    ]),
    ...(entry.muster ? sourceMentions(entry.muster, ['muster']) : []),
    ...listed('entry', entry.muster?.opens, ['muster', 'opens']),
    ...(entry.grants ? grantMentions(entry.grants, rolesOf) : []),
    ...(entry.objective ? objectiveMentions(entry.objective) : []),
    ...(entry.hand ? handMentions(entry.hand) : []),
    ...(entry.card ? cardMentions(entry.card) : []),
    ...(entry.card?.whenDrawn ? drawnMentions(entry.card.whenDrawn) : []),
  ];
}

function timingMentions(timing: Timing | undefined): Mention[] {
  return (timing?.phases ?? []).flatMap(({ phase }, index) =>
    phase === BEFORE_BATTLE ? [] : one('phase', phase, ['timing', 'phases', index, 'phase']),
  );
}

function drawnMentions(rule: WhenDrawn): Mention[] {
  const path = ['card', 'whenDrawn'];
  return [
    ...conditionMentions(rule.when, [...path, 'when'], []),
    ...('effects' in rule
      ? effectMentions(rule.effects, [...path, 'effects'], [])
      : rule.options.flatMap((option, index) => answerMentions(option, [...path, 'options', index]))),
  ];
}

function answerMentions(option: AnswerOption, path: Path): Mention[] {
  const own = Object.keys(option.roles ?? {});
  return [
    ...keysOf('resource', option.costs, [...path, 'costs']),
    ...conditionMentions(option.conditions, [...path, 'conditions'], own),
    ...effectMentions(option.effects, [...path, 'effects'], own),
  ];
}

function grantMentions(grants: Grants, rolesOf: RolesOf): Mention[] {
  const around = (kinds: readonly string[]): readonly string[] => [...rolesOf(kinds), ...BEARER_ROLES];
  const { claim } = grants;
  return [
    ...listed('entry', grants.abilities, ['grants', 'abilities']),
    ...(grants.price ?? []).flatMap((change, index) => {
      const path = ['grants', 'price', index];
      return [
        ...one('resource', change.resource, [...path, 'resource']),
        ...listed('kind', change.kinds, [...path, 'kinds']),
        ...conditionMentions(change.when, [...path, 'when'], around(change.kinds)),
      ];
    }),
    ...(claim ? listed('kind', claim.kinds, ['grants', 'claim', 'kinds']) : []),
    ...(claim?.reach === 'aura' ? one('question', IN_RANGE_OF_ABILITY, ['grants', 'claim', 'reach']) : []),
    ...(claim?.names ?? []).flatMap((name, index) =>
      name.includes('/') ? one('entry', name, ['grants', 'claim', 'names', index]) : [],
    ),
    ...(grants.triggers ?? []).flatMap((trigger, index) => {
      const path = ['grants', 'triggers', index];
      return [
        ...listed('kind', trigger.kinds, [...path, 'kinds']),
        ...conditionMentions(trigger.when, [...path, 'when'], around(trigger.kinds)),
        ...rollMentions(trigger.roll, [...path, 'roll'], around(trigger.kinds)),
      ];
    }),
    ...pointMentions(grants.income, ['grants', 'income']),
    ...pointMentions(grants.expiry, ['grants', 'expiry']),
    ...endingMentions(grants, ['grants']),
    ...(grants.scoring ?? []).flatMap((bound, index) => [
      ...sourceMentions(bound, ['grants', 'scoring', index]),
      ...one('category', bound.category, ['grants', 'scoring', index, 'category']),
    ]),
    ...one('phase', grants.orderAllowance?.phase, ['grants', 'orderAllowance', 'phase']),
  ];
}

function limitMentions(
  limits: readonly Limit[] | undefined,
  roles: readonly string[],
  counted: Sort = 'entry',
): Mention[] {
  const named = (words: readonly string[] | undefined, path: Path): Mention[] =>
    listed('role', words, path).map((mention) => ({ ...mention, roles }));
  return (limits ?? []).flatMap((limit, index) => {
    const path = ['limits', index];
    return [
      ...sourceMentions(limit, path),
      ...figureMentions(limit.times, [...path, 'times'], roles),
      ...(typeof limit.of === 'object' ? listed(counted, limit.of, [...path, 'of']) : []),
      ...named(limit.same, [...path, 'same']),
      ...named(limit.other, [...path, 'other']),
      ...conditionMentions(limit.unless, [...path, 'unless'], roles),
    ];
  });
}

export function armyCheckMentions(rule: ArmyCheckRule): Mention[] {
  return [
    ...sourceMentions(rule, []),
    ...conditionMentions(rule.when, ['when'], []),
    ...one('choice', rule.mostFrom, ['mostFrom']),
  ];
}

export function ruleMentions(rule: GeneralRule, rolesOf: RolesOf): Mention[] {
  const ofFacts = (rule.facts ?? []).map((id) => `${FIELDS_OF}${id}`);
  const roles = rule.acts ? [...ROLES_OF_ACTS, ...ofFacts] : [...rolesOf(rule.kinds ?? [], rule.entries), ...ofFacts];
  return [
    ...sourceMentions(rule, []),
    ...listed('kind', rule.kinds, ['kinds']),
    ...listed('entry', rule.entries, ['entries']),
    ...listed('act', rule.acts, ['acts']),
    ...listed('fact', rule.facts, ['facts']),
    ...timingMentions(rule.timing),
    ...limitMentions(rule.limits, roles, rule.acts ? 'act' : 'entry'),
    ...conditionMentions(rule.conditions, ['conditions'], roles),
  ];
}

/** The unit that does something, each unit that it does it to, and where. */
const ROLES_OF_ACTS = ['unit', 'target', 'place'];

/** Points that come and go by themselves: of the pack, or of an entry while it is in force. */
function pointMentions(list: readonly (Income | Expiry)[] | undefined, path: Path): Mention[] {
  return (list ?? []).flatMap((rule, index) => [
    ...sourceMentions(rule, [...path, index]),
    ...one('resource', rule.resource, [...path, index, 'resource']),
    ...one(rule.moment.at === 'part-start' ? 'step' : 'phase', rule.moment.phase, [...path, index, 'moment', 'phase']),
    ...('when' in rule ? conditionMentions(rule.when, [...path, index, 'when'], []) : []),
  ]);
}

export function factMentions(fact: FactKind): Mention[] {
  const roles = Object.keys(fact.fields);
  return [
    ...sourceMentions(fact, []),
    ...(fact.steps ?? []).flatMap((step, index) =>
      step === BEFORE_BATTLE ? [] : one('phase', step, ['steps', index]),
    ),
    ...one('phase', fact.untilFirst, ['untilFirst']),
    ...listed('entry', fact.cards, ['cards']),
    ...(fact.key ?? []).map((field, index): Mention => ({ sort: 'role', word: field, path: ['key', index], roles })),
    ...Object.entries(fact.fields).flatMap(([field, { derive = [] }]) =>
      derive.flatMap((line, index) => {
        const path = ['fields', field, 'derive', index];
        const value = typeof line.value === 'object' ? figureMentions(line.value, [...path, 'value'], roles) : [];
        return [...conditionMentions(line.when, [...path, 'when'], roles), ...value];
      }),
    ),
    ...conditionMentions(fact.conditions, ['conditions'], roles),
    ...effectMentions(fact.effects, ['effects'], roles),
  ];
}

/** What the record has to hold to answer a question; it knows what is named wherever that is asked, and what cards named. */
export function questionMentions({ recorded }: Question, roles: readonly string[]): Mention[] {
  return (['known', 'holds'] as const).flatMap((part) =>
    conditionMentions(recorded?.[part], ['recorded', part], roles),
  );
}

export function namedFigureMentions({ is }: NamedFigure): Mention[] {
  return figureMentions(is, ['is'], []);
}

export function headMentions(head: PackHead): Mention[] {
  const { economy, score, statuses, actions, counters = [], orders, losses = [] } = head;
  return [
    ...losses.flatMap(({ source, moment, units }, index) => [
      ...sourceMentions({ source }, ['losses', index]),
      ...one('phase', moment.phase, ['losses', index, 'moment', 'phase']),
      ...conditionMentions(units, ['losses', index, 'units'], ['$unit']),
    ]),
    ...conditionMentions(head.start?.conditions, ['start', 'conditions'], []),
    ...headEndingMentions(head),
    ...scoringMentions(head.moments ?? [], head.dealt ?? []),
    ...(head.scoringOrder ? sourceMentions(head.scoringOrder, ['scoringOrder']) : []),
    ...listed('phase', head.scoringOrder?.steps, ['scoringOrder', 'steps']),
    ...pointMentions(economy.income, ['economy', 'income']),
    ...pointMentions(economy.expiry, ['economy', 'expiry']),
    ...(economy.gainCaps ?? []).flatMap((cap, index) => [
      ...sourceMentions(cap, ['economy', 'gainCaps', index]),
      ...one('resource', cap.resource, ['economy', 'gainCaps', index, 'resource']),
    ]),
    ...sourceMentions(economy.unnamedZeroCost, ['economy', 'unnamedZeroCost']),
    ...sourceMentions(economy.liftsOnlyNamed, ['economy', 'liftsOnlyNamed']),
    ...(economy.priceBound ? sourceMentions(economy.priceBound, ['economy', 'priceBound']) : []),
    ...(economy.unpaid ? sourceMentions(economy.unpaid, ['economy', 'unpaid']) : []),
    ...conditionMentions(economy.unpaid?.when, ['economy', 'unpaid', 'when'], []),
    ...sourceMentions(score, ['score']),
    ...score.categories.flatMap(({ caps = [] }, category) =>
      caps.flatMap((cap, index) => {
        const path = ['score', 'categories', category, 'caps', index];
        return [...sourceMentions(cap, path), ...listed('phase', cap.exempt, [...path, 'exempt'])];
      }),
    ),
    ...statuses.flatMap((status, index) => [
      ...sourceMentions(status, ['statuses', index]),
      ...one('phase of a turn', status.ends.phase, ['statuses', index, 'ends', 'phase']),
      ...one('act', status.ends.passed, ['statuses', index, 'ends', 'passed']),
    ]),
    ...actions.flatMap((action, index) => [
      ...one('window', action.opens, ['actions', index, 'opens']),
      ...one('window', action.in, ['actions', index, 'in']),
      ...one('stage', action.stage, ['actions', index, 'stage']),
      ...one('window', action.closes, ['actions', index, 'closes']),
      ...listed('entry', action.cards, ['actions', index, 'cards']),
      ...conditionMentions(action.conditions, ['actions', index, 'conditions'], ['unit', 'target']),
    ]),
    ...counters.flatMap((counter, index) => [
      ...sourceMentions(counter, ['counters', index]),
      ...(counter.resets ?? []).flatMap((reset, at) =>
        one('phase', reset.phase, ['counters', index, 'resets', at, 'phase']),
      ),
    ]),
    ...(orders
      ? [
          ...sourceMentions(orders, ['orders']),
          ...one('phase of a turn', orders.ends.phase, ['orders', 'ends', 'phase']),
          ...one('phase', orders.normalPhase, ['orders', 'normalPhase']),
        ]
      : []),
  ];
}
