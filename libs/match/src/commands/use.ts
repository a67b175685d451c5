import { nearest, recorded, type Reason } from '@adjutant/kernel';
import {
  abilityCalled,
  dueRoll,
  entryMeant,
  findHeld,
  isModeRole,
  isOpenTo,
  isUsedBefore,
  judge,
  modeCalled,
  plainName,
  reasonsAgainst,
  type Entry,
  type Pack,
  type RoleKind,
  type Shelf,
  type Side,
  type Table,
  useCode,
  vouches,
  rollName,
} from '@adjutant/rules';
import type { IssueOrder, UseAbility, UseAsked, UseStratagem } from '../commands.js';
import type { MatchEvent, UseDeclared } from '../events.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { answersNothing } from './asked.js';
import { holding, no, noFor, notRunning, whileUsed, type Context, type MatchDecision } from './context.js';
import { claimsMeant, isNobody, unitMeant } from './names.js';
import { namingQuestions } from './resting.js';
import { diceProblem, missingDice, withItsRolls } from './rolls.js';
import { reason } from '../refusals.js';

/** What is looked for in the pack, and which event a use of it makes. */
interface Wanted {
  readonly type: 'StratagemUsed' | 'AbilityUsed' | 'OrderIssued';
  /** Null: abilities, and whatever else the pack says is used. */
  readonly kinds: readonly string[] | null;
  readonly wanted: string;
}

export function useStratagem({ data }: UseStratagem, state: MatchState, context: Context): MatchDecision {
  return use({ type: 'StratagemUsed', kinds: ['stratagem'], wanted: data.stratagem }, data, state, context);
}

export function useAbility({ data }: UseAbility, state: MatchState, context: Context): MatchDecision {
  return use({ type: 'AbilityUsed', kinds: null, wanted: data.ability }, data, state, context);
}

export function issueOrder({ data }: IssueOrder, state: MatchState, context: Context): MatchDecision {
  const roles = { issuer: data.issuer, recipient: data.recipient };
  return use({ type: 'OrderIssued', kinds: ['order'], wanted: data.order }, { ...data, roles }, state, context);
}

/** The way of every use: find the entry, write down what was declared, judge it, and hold the reasons against it. */
function use(
  { type, kinds: asUsual, wanted }: Wanted,
  asked: UseAsked,
  state: MatchState,
  context: Context,
): MatchDecision {
  return whileUsed(context, state, (open, pack) => {
    const kinds = asUsual ?? ['ability', 'enhancement', ...(pack.used ?? [])];
    const rule = entryMeant(pack, open.table.armies, asked.player, wanted, kinds);
    if (!rule || !kinds.includes(rule.kind)) return unknownEntry(pack, open, asked.player, kinds, wanted);
    if (open.status === 'opened' && !isUsedBefore(pack, rule)) return notRunning(open);
    const declared = declare(pack, open, rule, asked);
    const problem = answersNothing(pack, open.table, asked.answers) ?? problemWith(open, rule, declared);
    if (problem) return problem;
    const reasons = reasonsFor(context.shelf, pack, open, rule, { declared, asked });
    return holding(reasons, open, asked, context, (overridden) => {
      const event = { type, data: { ...declared, ...overridden } } as MatchEvent;
      return withDice(pack, event, asked, open, context);
    });
  });
}

/** Says what is near, and how to write out what stands in a book that the pack does not describe. */
function unknownEntry(
  pack: Pack,
  { table }: OpenedState,
  player: Side,
  kinds: readonly string[],
  wanted: string,
): MatchDecision {
  const kind = kinds[0] ?? 'entry';
  const open = Object.values(pack.entries).filter(
    (entry) => kinds.includes(entry.kind) && isOpenTo(pack, table, player, entry.owner),
  );
  const near = nearest(
    plainName(wanted),
    open.map(({ name }) => plainName(name)),
  );
  const meant = open.find(({ name }) => plainName(name) === near);
  const hint = meant ? `; did you mean ${meant.name} (${meant.id})?` : '.';
  const way =
    kind === 'stratagem' && !meant
      ? ` One of a book that the pack does not describe is written out on the roster before the battle: stratagems: [{ name: ${JSON.stringify(wanted)}, costs: { ${Object.keys(pack.economy.start)[0] ?? 'cp'}: 1 } }].`
      : '';
  return no(useCode(kind, 'unknown'), `${pack.name} has no ${kind} called ${wanted}${hint}${way}`, {
    wanted,
    ...(meant ? { meant: meant.id } : {}),
  });
}

/** The use with the dice that came with it. Dice that these make due in turn may have to come with it as well. */
function withDice(pack: Pack, event: MatchEvent, asked: UseAsked, state: OpenedState, context: Context): MatchDecision {
  if (!asked.dice?.length) return recorded(event);
  const rolls = withItsRolls(pack, context.shelf, state, event, asked);
  if ('refusal' in rolls) return noFor(rolls.refusal);
  return holding(missingDice(pack, rolls.due, {}), state, asked, context, () => recorded(...rolls.events));
}

/** What no enforcement lets into the record, since no ledger could be made of it. */
function problemWith(
  { table }: OpenedState,
  rule: Entry,
  { roles, claims, declared }: UseDeclared,
): MatchDecision | null {
  const nobody = [...Object.values(roles), ...claims.map((claim) => claim.bearer)].find((id) => isNobody(table, id));
  if (nobody !== undefined)
    return no(useCode(rule.kind, 'unknown-unit'), `No roster has a unit ${nobody}.`, { unit: nobody });
  if (declared === undefined || (Number.isSafeInteger(declared) && declared >= 0)) return null;
  return no('points/not-whole', 'A declared cost is a whole number of at least 0.', { declared });
}

function reasonsFor(
  shelf: Shelf,
  pack: Pack,
  state: OpenedState,
  rule: Entry,
  { declared, asked }: { readonly declared: UseDeclared; readonly asked: UseAsked },
): Reason[] {
  const judgement = judge(pack, state.table, rule, declared);
  const reasons = namingQuestions(shelf, state, judgement, reasonsAgainst(judgement, state.settings));
  const { due } = judgement.price;
  if (asked.declared !== undefined && asked.declared !== due) {
    const message = `${rule.name} costs ${due}, not ${asked.declared}.`;
    reasons.push(
      reason(useCode(rule.kind, 'declared-cost-differs'), message, { declared: asked.declared, due }, [rule.source]),
    );
  }
  if (!vouches(judgement.scene)) reasons.push(...diceReasons(pack, state.table, rule, asked));
  const blocking = state.table.rolls.find((roll) => roll.due.blocks === 'all');
  if (blocking) {
    const message = `A roll is open first: ${rollName(pack, blocking)} of ${blocking.player}.`;
    reasons.unshift(reason('roll/pending', message, { roll: blocking.id }));
  }
  return reasons;
}

/** What is wrong with the dice of a use, so that it is said along with everything else that is wrong. */
function diceReasons(
  pack: Pack,
  table: Table,
  { id, name, roll, source }: Entry,
  { dice = [], player, roles = {} }: UseAsked,
): Reason[] {
  const [first] = dice;
  if (!roll) return [];
  if (first) {
    const problem = diceProblem({ due: roll }, first);
    return problem ? [{ code: problem.code, message: problem.message, facts: problem.facts, cites: [source] }] : [];
  }
  const { count, sides, more } = dueRoll(pack, table, roll, { number: 0, player, entry: id, roles }).due.dice;
  const message = `${name} comes with its dice: ${count} D${sides}.`;
  const facts = { count, sides, ...(more ? { more: more.count } : {}) };
  return roll.atOnce ? [reason('roll/dice-missing', message, facts, [source])] : [];
}

function declare(pack: Pack, state: OpenedState, rule: Entry, asked: UseAsked): UseDeclared {
  return {
    player: asked.player,
    entry: rule.id,
    roles: withDefaults(pack, state, rule, asked),
    answers: asked.answers ?? {},
    claims: claimsMeant(pack, state, asked),
    ...(asked.declared === undefined ? {} : { declared: asked.declared }),
  };
}

/** Whose units fill which roles: seen from whoever uses the entry. */
const OWNED: { readonly [is: string]: (own: boolean) => boolean } = {
  'own-unit': (own) => own,
  'enemy-unit': (own) => !own,
  'any-unit': () => true,
};

/** Fills in what has one sensible value: an id for a returning unit, and ids for other entries that were named by name. */
function withDefaults(
  pack: Pack,
  state: OpenedState,
  rule: Entry,
  asked: UseAsked,
): { readonly [role: string]: string } {
  const roles: { [role: string]: string } = { ...asked.roles };
  for (const [name, { is }] of Object.entries(rule.roles ?? {})) {
    const value = roles[name];
    if (is === 'new-unit' && value === undefined) roles[name] = freeId(state, roles['target'] ?? 'unit');
    if (value === undefined) continue;
    const meant = isModeRole(rule, name)
      ? modeCalled(rule, value)
      : idMeant(pack, state.table, asked.player, is, value);
    roles[name] = meant ?? value;
  }
  return roles;
}

/** The id of what a name means in a role; undefined where the name is meant as it is. */
function idMeant(pack: Pack, table: Table, player: Side, is: RoleKind, value: string): string | undefined {
  if (typeof is === 'string' && Object.hasOwn(OWNED, is))
    return unitMeant(table, value, ({ owner }) => OWNED[is]?.(owner === player) ?? false);
  if (is === 'own-objective') return findHeld(pack, table, player, value)?.objective;
  if (typeof is !== 'object') return undefined;
  if ('entry' in is) return entryMeant(pack, table.armies, player, value, [is.entry])?.id;
  return 'ability' in is ? abilityCalled(table, player, value)?.id : undefined;
}

function freeId(state: OpenedState, base: string): string {
  for (let copy = 2; ; copy += 1) {
    const id = copy === 2 ? `${base}r` : `${base}r${copy}`;
    if (!state.table.units[id]) return id;
  }
}
