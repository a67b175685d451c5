import {
  addOrder,
  applyEffects,
  askedBy,
  bookSpend,
  focusOf,
  judge,
  openQuestions,
  priceOf,
  sameClock,
  triggersOf,
  weighClaims,
  type Booked,
  type Pack,
  type PendingQuestion,
  type PendingRoll,
  type RollDue,
  type Scene,
  type Table,
} from '@adjutant/rules';
import type { RollRecorded, UseDeclared } from '../events.js';

function sceneOf(pack: Pack, table: Table, use: UseDeclared): Scene | null {
  const rule = pack.entries[use.entry];
  return rule ? { ...use, pack, table, rule } : null;
}

/** A use: pay, count it, let it take effect, and let the rules that it sets off make their dice due. */
export function useEntry(pack: Pack, table: Table, use: UseDeclared, number: number, open: boolean): Booked {
  const scene = sceneOf(pack, table, use);
  if (!scene) return { table, lines: [] };
  const price = priceOf(scene, weighClaims(scene));
  const triggered = triggersOf(scene).filter((one) => one.answer === 'met');
  const questions = open ? stillOpen(scene, number) : [];
  const spend = {
    number,
    player: use.player,
    resource: price.resource,
    what: use.entry,
    due: price.due,
    declared: use.declared ?? price.due,
  };
  const paid = scene.rule.costs ? bookSpend(table, spend) : { table, lines: [] };
  const counted: Table = {
    ...paid.table,
    uses: [
      ...paid.table.uses,
      { number, player: use.player, entry: use.entry, at: table.clock, unit: focusOf(use.roles), claims: use.claims },
    ],
  };
  const cause = { number, player: use.player, entry: use.entry, roles: use.roles };
  const done = applyEffects(pack, counted, scene.rule.effects ?? [], cause);
  const due: PendingRoll[] = [
    ...(scene.rule.roll ? [pending(number, use, scene.rule.roll, use.entry, use.roles)] : []),
    ...triggered.map((one) => pending(number, use, one.trigger.roll, one.id, { ...use.roles, $bearer: one.bearer.id })),
  ];
  const after =
    due.length + questions.length === 0
      ? done.table
      : { ...done.table, rolls: [...done.table.rolls, ...due], questions: [...done.table.questions, ...questions] };
  return { table: after, lines: [...paid.lines, ...done.lines] };
}

/** A question on a use, in words, whatever it was answered. */
export function asksOf(pack: Pack, table: Table, use: UseDeclared, key: string): string {
  const scene = sceneOf(pack, table, { ...use, answers: {} });
  const asked = scene ? openQuestions(judge(pack, table, scene.rule, scene)) : [];
  const found = asked.find((finding) => (finding.key ?? finding.check) === key);
  return found ? askedBy(found) : (pack.questions[key]?.asks ?? key);
}

function pending(
  number: number,
  use: UseDeclared,
  due: RollDue,
  cause: string,
  roles: PendingRoll['roles'],
): PendingRoll {
  const bearer = roles['$bearer'];
  const id = bearer === undefined ? `${number}/${due.purpose}` : `${number}/${due.purpose}@${bearer}`;
  return { id, number, player: use.player, due, cause, roles };
}

/** Questions that the match lets stand open on the entry. */
function stillOpen(scene: Scene, number: number): PendingQuestion[] {
  const judgement = judge(scene.pack, scene.table, scene.rule, scene);
  return openQuestions(judgement).map((finding) => ({
    number,
    question: finding.check,
    key: finding.key ?? finding.check,
    asks: askedBy(finding),
    by: scene.player,
    contested: false,
  }));
}

/** A granted order is used up first and does not count against the issuer's allowance. */
export function issueOrder(pack: Pack, table: Table, use: UseDeclared, number: number, open: boolean): Table {
  const scene = sceneOf(pack, table, use);
  const { issuer = '', recipient = '' } = use.roles;
  const parts = [issuer, table.units[issuer]?.attachedTo];
  const granted = table.grantedOrders.find((one) => parts.includes(one.unit) && sameClock(one.at, table.clock));
  const left = granted ? table.grantedOrders.filter((one) => one !== granted) : table.grantedOrders;
  const questions = open && scene ? stillOpen(scene, number) : [];
  const given = { number, player: use.player, issuer, order: use.entry, recipient, counted: granted === undefined };
  const issued = addOrder(pack, table, given);
  return { ...issued, grantedOrders: left, questions: [...issued.questions, ...questions] };
}

/** Dice resolve the roll they were made for; dice of a roll that is not due any more are void. */
export function recordRoll(pack: Pack, table: Table, data: RollRecorded['data']): Booked {
  const roll = table.rolls.find((one) => one.id === data.roll);
  if (!roll) return { table, lines: [] };
  const rest = { ...table, rolls: table.rolls.filter((one) => one !== roll) };
  const value = data.dice.reduce((sum, die) => sum + die, 0);
  const effects = roll.due.outcomes.filter((one) => value >= one.from && value <= one.to).flatMap((one) => one.effects);
  const cause = { number: roll.number, player: roll.player, entry: roll.cause, roles: roll.roles };
  return applyEffects(pack, rest, effects, cause);
}
