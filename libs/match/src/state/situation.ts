import {
  addStatus,
  asksWhereItBegan,
  awaitPlacement,
  bookOpening,
  changeUnit,
  fallDue,
  bookAll,
  openSlots,
  partnersOf,
  sameClock,
  SIDES,
  UNKNOWN,
  type Booked,
  type Clock,
  type Destruction,
  type Gains,
  type Pack,
  type Side,
  type Table,
  type Unit,
} from '@adjutant/rules';
import type { Situation } from '../events.js';

/** Sets the table to a moment in the middle of a battle, as declared by whoever starts the record there. */
export function adoptSituation(pack: Pack, table: Table, situation: Situation, number: number): Booked {
  const standing: Table = {
    ...table,
    clock: situation.at,
    ...(asksWhereItBegan(pack) ? { takenUp: situation.at } : {}),
    firstTurn: situation.firstTurn,
    turnOrders: [
      ...(situation.turnOrders ?? []).map(({ round, first, by = null }) => ({ round, first, by })),
      ...((situation.turnOrders ?? []).some((one) => one.round === situation.at.round)
        ? []
        : [{ round: situation.at.round, first: situation.firstTurn, by: null }]),
    ],
    score: { A: situation.score?.A ?? {}, B: situation.score?.B ?? {} },
    gains: { A: gained(situation, 'A'), B: gained(situation, 'B') },
    ...capped(situation, number),
    choices: [
      ...table.choices,
      ...(situation.choices ?? []).map(({ player = null, roles = {}, ...one }) => ({ number, player, roles, ...one })),
    ],
    uses: (situation.uses ?? []).map((use) => ({
      number,
      player: use.player,
      entry: use.entry,
      at: use.at,
      unit: use.unit ?? null,
      ...(use.roles ? { roles: use.roles } : {}),
      claims: [],
    })),
    counters: situation.counters ?? {},
    acts: (situation.acts ?? []).map((act) => ({ number, ...act })),
    orders: (situation.orders ?? []).map((order) => ({ number, ...order, counted: true, active: true })),
  };
  const resources = new Set([
    ...Object.keys(pack.economy.start),
    ...SIDES.flatMap((side) => Object.keys(situation.balances[side] ?? {})),
  ]);
  const openings = [...resources].flatMap((resource) =>
    SIDES.map((side) => (now: Table) => {
      const amount = situation.balances[side]?.[resource] ?? pack.economy.start[resource] ?? 0;
      return bookOpening(now, { number, player: side, resource, what: 'opening balance', amount });
    }),
  );
  const placed = placeUnits(pack, awaitPlacement(pack, standing), situation, number);
  const booked = bookAll(openSlots(pack, placed, situation.at.turn ?? situation.firstTurn), openings);
  return { ...booked, table: fallDue(pack, holdings(booked.table, situation, number)) };
}

/** What was written down and drawn before; what is due now falls due with the place itself. */
function holdings(table: Table, { facts = [], objectives = [], at }: Situation, number: number): Table {
  return {
    ...table,
    facts: facts.map((one, order) => ({ number, order, ...one })),
    objectives: objectives.flatMap(({ left, bonus, objective = UNKNOWN, dice = [], sealed: _, ...drawn }) => {
      const one = { number, at: null, order: facts.length, objective, dice, ...drawn };
      const gone = left && { left: { how: left, number, at, by: drawn.player, freely: false } };
      const along = bonus && { ...one, ...bonus, bonusOf: objective };
      return [{ ...one, ...gone }, ...(along ? [{ ...along, ...gone }] : [])];
    }),
  };
}

/** Gains of the battle round under way; the caps that packs set are on command points. */
function gained(situation: Situation, side: Side): Gains {
  const credited = situation.gained?.[side];
  return credited === undefined ? {} : { cp: { round: situation.at.round, credited } };
}

/** What caps of the round and of cards have seen already, where that was told. */
function capped({ scoredThisRound, scoredByCard, at }: Situation, number: number): Pick<Table, 'inRound' | 'claimed'> {
  const sides = { A: scoredThisRound?.A ?? {}, B: scoredThisRound?.B ?? {} };
  const claimed = SIDES.flatMap((player) =>
    Object.entries(scoredByCard?.[player] ?? {}).map(([card, credited]) => ({ number, player, card, credited })),
  ).map((one) => ({ ...one, awards: [], at: null }));
  return {
    ...(scoredThisRound ? { inRound: { round: at.round, ...sides } } : {}),
    ...(scoredByCard ? { claimed } : {}),
  };
}

function placeUnits(pack: Pack, table: Table, situation: Situation, number: number): Table {
  let next: Table = { ...table, destructions: destroyedBefore(situation, number) };
  for (const [id, unit] of Object.entries(situation.units ?? {})) {
    for (const status of unit.statuses ?? []) next = addStatus(pack, next, id, status);
    next = changeUnit(next, id, (one) => ({
      ...one,
      location: unit.location ?? one.location,
      ...(unit.destroyed ? { destroyed: fallen(situation, one, unit.destroyed, number) } : {}),
    }));
  }
  return next;
}

/** In the order in which the situation names them; where two places differ, in the order of places. */
function destroyedBefore(situation: Situation, number: number): Table['destructions'] {
  const gone = Object.entries(situation.units ?? {}).flatMap(([unit, { destroyed }]) =>
    destroyed ? [{ number, unit, by: null, at: destroyed }] : [],
  );
  return gone.sort((one, other) => one.at.round - other.at.round);
}

/** A unit that fell before the record begins was attached when it did, unless its partners had fallen at an earlier place. */
function fallen(situation: Situation, unit: Unit, at: Clock, number: number): Destruction {
  const wasAttached = partnersOf(unit).some((id) => {
    const gone = situation.units?.[id]?.destroyed;
    return !gone || sameClock(gone, at);
  });
  return { at, entry: number, statuses: unit.statuses, wasAttached };
}
