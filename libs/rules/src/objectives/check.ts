import { opponentOf, type Side } from '../clock/sequence.js';
import { bookAll, bookDerived, unbooked, type Booked } from '../economy/ledger.js';
import { figureOf } from '../figures/evaluate.js';
import { weigh } from '../judge/weigh.js';
import type { Entry, RollOutcome } from '../pack/entry.js';
import type { Tier, Worth } from '../pack/objective.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, PendingRoll, Table } from '../table/table.js';
import { bonusOf, handOf, handRules, objectiveOf, type HandInForce } from './held.js';
import { sceneAbout } from './scene.js';
import { surcharges } from './worth.js';

/** An objective that is achieved: by whom, by which tier, and what says so. */
interface Achieved {
  readonly held: DrawnObjective;
  readonly by: Side;
  readonly tier: Tier;
  readonly because: readonly string[];
}

/**
 * Looks at every objective held, those of the player whose turn it is first, and scores what is achieved: players are
 * asked for what is so, never for the points. Each end of a turn is looked at once.
 */
export function checkObjectives(pack: Pack, table: Table, number: number): Booked {
  const hand = handRules(pack, table);
  const active = table.clock?.turn ?? null;
  const looked: Table = { ...table, checks: [...table.checks, table.clock] };
  if (!hand || active === null) return unbooked(looked);
  const other = opponentOf(active);
  const own = [...handOf(table, active), ...handOf(table, other)].flatMap(
    (held) => achievedBy(pack, table, held, held.player) ?? [],
  );
  const gone = new Set(own.map(({ held }) => held));
  const shared = handOf(table, other)
    .filter((held) => !gone.has(held) && isShared(pack, table, hand, held, active))
    .flatMap((held) => achievedBy(pack, table, held, active) ?? []);
  return bookAll(
    looked,
    [...own, ...shared].map((one) => (now: Table) => score(pack, now, hand, one, number)),
  );
}

function isShared(pack: Pack, table: Table, { rules, entry }: HandInForce, held: DrawnObjective, side: Side): boolean {
  return rules.shares !== undefined && weigh(sceneAbout(pack, table, side, entry, held), rules.shares).answer === 'met';
}

/** Whether a player achieves an objective now; one that brought another along is achieved with that one only. */
function achievedBy(pack: Pack, table: Table, held: DrawnObjective, by: Side): Achieved | null {
  const objective = objectiveOf(pack, held);
  if (!objective) return null;
  if (!objective.bonus) return tierOf(pack, table, held, by, objective.tiers);
  const bonus = bonusOf(table, held);
  const brought = bonus ? objectiveOf(pack, bonus) : undefined;
  if (!bonus || !brought) return null;
  return tierOf(pack, table, bonus, by, brought.asBonus ?? brought.tiers);
}

function tierOf(pack: Pack, table: Table, held: DrawnObjective, by: Side, tiers: readonly Tier[]): Achieved | null {
  const entry = pack.entries[held.objective];
  if (!entry?.objective || (entry.objective.turns === 'own' && table.clock?.turn !== by)) return null;
  const scene = sceneAbout(pack, table, by, entry, held);
  for (const tier of tiers) {
    const { answer, findings } = weigh(scene, tier.when);
    if (answer === 'met') return { held, by, tier, because: [...new Set(findings.map((one) => one.says))] };
  }
  return null;
}

function score(pack: Pack, table: Table, hand: HandInForce, achieved: Achieved, number: number): Booked {
  const { held, by, tier, because } = achieved;
  const brought = held.bonusOf === undefined ? undefined : table.objectives.find((one) => isBringer(one, held));
  const parts = [held, ...(brought ? [brought] : [])];
  const left = { how: 'achieved', number, at: table.clock, by, freely: false } as const;
  const gone: Table = {
    ...table,
    objectives: table.objectives.map((one) => (parts.includes(one) ? { ...one, left } : one)),
  };
  const extra = (brought && objectiveOf(pack, brought)?.bonus?.vp) ?? 0;
  const points =
    (what: string, { amount, rests }: Amount, says: readonly string[]) =>
    (now: Table) =>
      bookDerived(pack, now, {
        ...{ number, player: by, category: hand.rules.category, what, amount, because: says },
        rests: [...parts.map((one) => one.number), ...(rests ?? [])],
      });
  const own =
    typeof tier.vp === 'object' && 'dice' in tier.vp
      ? (now: Table) => unbooked(withRoll(now, hand, achieved, number))
      : points(held.objective, amountOf(pack, table, achieved, tier.vp), because);
  return bookAll(gone, [
    own,
    ...(brought && extra > 0
      ? [points(brought.objective, { amount: extra }, [`It comes with ${nameOf(pack, held)}.`])]
      : []),
    ...parts.map((one) => (now: Table) => surcharges(pack, now, one, left)),
  ]);
}

function isBringer(one: DrawnObjective, held: DrawnObjective): boolean {
  return one.player === held.player && one.objective === held.bonusOf && one.bonusOf === undefined;
}

interface Amount {
  readonly amount: number;
  readonly rests?: readonly number[];
}

function amountOf(pack: Pack, table: Table, { held, by }: Achieved, worth: Exclude<Worth, { dice: unknown }>): Amount {
  const rule = pack.entries[held.objective] as Entry;
  const { value: amount, rests } = figureOf({ scene: sceneAbout(pack, table, by, rule, held), weigh }, worth);
  return { amount, ...(rests ? { rests } : {}) };
}

function nameOf(pack: Pack, { objective }: DrawnObjective): string {
  return pack.entries[objective]?.name ?? objective;
}

/** The dice of a tier fall due; the turn does not end before they lie. */
function withRoll(table: Table, hand: HandInForce, achieved: Achieved, number: number): Table {
  const { held, by, tier, because } = achieved;
  const { dice, plus = 0 } = tier.vp as Extract<Worth, { readonly dice: unknown }>;
  const faces = Array.from({ length: dice.count * dice.sides - dice.count + 1 }, (_, index) => dice.count + index);
  const outcomes = faces.map((face): RollOutcome => {
    const points = face + plus;
    return { from: face, to: face, effects: [{ op: 'score', category: hand.rules.category, points }] };
  });
  const roll: PendingRoll = {
    id: `${number}/${held.objective}@${held.player}`,
    number,
    player: by,
    cause: held.objective,
    roles: {},
    objective: held.objective,
    because,
    due: { purpose: held.objective, dice, outcomes, blocks: 'phase' },
  };
  return { ...table, rolls: [...table.rolls, roll] };
}
