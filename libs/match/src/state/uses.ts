import {
  addOrder,
  answerOption,
  applyEffects,
  askedBy,
  bookSpend,
  causeOf,
  countsUnpaid,
  dueRoll,
  focusOf,
  handRules,
  bookAll,
  isTold,
  joinedOf,
  nameWithCard,
  judge,
  restingOnWords,
  openQuestions,
  outcomesOf,
  presumedQuestions,
  opponentOf,
  priceOf,
  rolledOf,
  sameClock,
  triggersOf,
  unbooked,
  weighClaims,
  vouches,
  type Booked,
  type Effect,
  type Entry,
  type Finding,
  type Pack,
  type PendingQuestion,
  type PendingRoll,
  type Scene,
  type Table,
  type Use,
} from '@adjutant/rules';
import type { RollRecorded, UseAnswered, UseDeclared } from '../events.js';

function sceneOf(pack: Pack, table: Table, use: UseDeclared): Scene | null {
  const rule = pack.entries[use.entry];
  return rule ? { ...use, pack, table, rule } : null;
}

/** A use: pay, count it, let it take effect, and let the rules that it sets off make their dice due. */
export function useEntry(pack: Pack, table: Table, use: UseDeclared, number: number, open: boolean): Booked {
  const scene = sceneOf(pack, table, use);
  if (!scene) return unbooked(table);
  const price = priceOf(scene, weighClaims(scene));
  if (countsUnpaid(scene, price)) return unbooked(counted(table, use, number, keptAsUnpaid(pack)));
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
  const paid = scene.rule.costs ? asTold(scene.rule, bookSpend(table, spend)) : unbooked(table);
  const noted = counted(paid.table, use, number);
  const cause = { number, player: use.player, entry: use.entry, roles: use.roles };
  const done = scene.rule.answer
    ? unbooked(awaitAnswer(noted, use, number))
    : applyEffects(pack, noted, effectsThere(scene, scene.rule.effects), cause);
  const due: PendingRoll[] = [
    ...(scene.rule.roll && !vouches(scene) ? [dueRoll(pack, done.table, scene.rule.roll, cause)] : []),
    ...triggered.map(({ trigger, id, bearer }) =>
      dueRoll(pack, done.table, trigger.roll, { ...cause, entry: id, roles: { ...use.roles, $bearer: bearer.id } }),
    ),
  ];
  const after =
    due.length + questions.length === 0
      ? done.table
      : { ...done.table, rolls: [...done.table.rolls, ...due], questions: [...done.table.questions, ...questions] };
  return { table: withPresumed(after, scene, number), lines: [...paid.lines, ...done.lines] };
}

const keptAsUnpaid = ({ economy }: Pack): Pick<Use, 'unpaid'> => (economy.unpaid?.kept ? { unpaid: true } : {});

/** It counts against limits. */
function counted(
  table: Table,
  { player, entry, roles, claims }: UseDeclared,
  number: number,
  unpaid: Pick<Use, 'unpaid'> = {},
): Table {
  const use = { number, player, entry, at: table.clock, unit: focusOf(roles), roles, claims, ...unpaid };
  return { ...table, uses: [...table.uses, use] };
}

/** What is paid for something that players told rests on that. */
function asTold({ name, source }: Entry, booked: Booked): Booked {
  return isTold(source) ? { ...booked, lines: restingOnWords(booked.lines, name) } : booked;
}

const ON_POINTS: ReadonlySet<Effect['op']> = new Set(['gain', 'income', 'score', 'end-battle', 'bar-orders']);
const OF_CARDS: ReadonlySet<Effect['op']> = new Set([
  'discard-objective',
  'owe-objectives',
  'replace-card',
  'write-fact',
]);

/** What takes effect: in a record without units only what moves points, and cards where they are drawn by name. */
function effectsThere(
  scene: Pick<Scene, 'pack' | 'table' | 'player'>,
  effects: readonly Effect[] = [],
): readonly Effect[] {
  if (!vouches(scene)) return effects;
  const hand = handRules(scene.pack, scene.table, scene.player)?.rules;
  const cards = hand !== undefined && hand.dice === undefined;
  return effects.filter(({ op }) => ON_POINTS.has(op) || (cards && OF_CARDS.has(op)));
}

/** What the use does has to wait for the opponent's answer. */
function awaitAnswer(table: Table, { entry, player, roles }: UseDeclared, number: number): Table {
  return { ...table, answers: [...table.answers, { number, entry, player, by: opponentOf(player), roles }] };
}

/** The answer is paid and takes effect, and then, unless the answer stops it, the use that it answers. */
export function answerUse(pack: Pack, table: Table, answered: UseAnswered['data'], number: number): Booked {
  const pending = table.answers.find((one) => one.number === answered.entry);
  const rule = pending && pack.entries[pending.entry];
  const option = answerOption(rule, answered.option);
  if (!pending || !rule || !option) return unbooked(table);
  const { player, roles } = answered;
  const { number: used, entry } = pending;
  const unit = focusOf(roles);
  const count: Table = { ...table, answers: table.answers.filter((one) => one !== pending) };
  const use = { number, player, entry, at: table.clock, unit, claims: [] };
  const named = nameWithCard(count, pending, { ...option.names, ...roles });
  const counted = option.counts ? { ...named, uses: [...named.uses, use] } : named;
  const [[resource, due] = ['', 0]] = Object.entries(option.costs ?? {});
  const steps: ((now: Table) => Booked)[] = [
    (now) =>
      due === 0 ? unbooked(now) : bookSpend(now, { number, player, resource, what: entry, due, declared: due }),
    (now) =>
      applyEffects(pack, now, effectsThere({ pack, table: now, player }, option.effects), {
        number,
        player,
        entry,
        roles,
      }),
    (now) =>
      option.stops
        ? unbooked(now)
        : applyEffects(pack, now, effectsThere({ pack, table: now, player: pending.player }, rule.effects), {
            number: used,
            player: pending.player,
            entry,
            roles: pending.roles,
          }),
  ];
  return bookAll(counted, steps);
}

/** A question on a use, in words, whatever it was answered. */
export function asksOf(pack: Pack, table: Table, use: UseDeclared, key: string): string {
  const scene = sceneOf(pack, table, { ...use, answers: {} });
  const asked = scene ? openQuestions(judge(pack, table, scene.rule, scene)) : [];
  const found = asked.find((finding) => (finding.key ?? finding.check) === key);
  return found ? askedBy(found) : (pack.questions[key]?.asks ?? key);
}

/** Questions that the match lets stand open on the entry. */
function stillOpen(scene: Scene, number: number): PendingQuestion[] {
  return asked(scene, number, openQuestions(judge(scene.pack, scene.table, scene.rule, scene)));
}

/** What was presumed of the entry, kept so that it may still be told. */
function withPresumed(table: Table, scene: Scene, number: number): Table {
  if (scene.table.untold !== 'presumed') return table;
  const untold = asked(scene, number, presumedQuestions(judge(scene.pack, scene.table, scene.rule, scene)));
  return untold.length === 0 ? table : { ...table, presumed: [...(table.presumed ?? []), ...untold] };
}

function asked(scene: Scene, number: number, findings: readonly Finding[]): PendingQuestion[] {
  return findings.map((finding) => ({
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
  const parts = joinedOf(table.units[issuer]);
  const granted = table.grantedOrders.find((one) => parts.includes(one.unit) && sameClock(one.at, table.clock));
  const left = granted ? table.grantedOrders.filter((one) => one !== granted) : table.grantedOrders;
  const questions = open && scene ? stillOpen(scene, number) : [];
  const given = { number, player: use.player, issuer, order: use.entry, recipient, counted: granted === undefined };
  const issued = addOrder(pack, table, given);
  const after = { ...issued, grantedOrders: left, questions: [...issued.questions, ...questions] };
  return scene ? withPresumed(after, scene, number) : after;
}

/** Dice resolve the roll they were made for; dice of a roll that is not due any more are void. */
export function recordRoll(pack: Pack, table: Table, data: RollRecorded['data']): Booked {
  const roll = table.rolls.find((one) => one.id === data.roll);
  if (!roll) return unbooked(table);
  const rest = { ...table, rolls: table.rolls.filter((one) => one !== roll) };
  const rolled = rolledOf(pack, table, roll, data.dice, data.thrown);
  const effects = outcomesOf(pack, table, roll, rolled).flatMap((one) => one.effects);
  return applyEffects(pack, rest, effects, { ...causeOf(roll), rolled });
}
