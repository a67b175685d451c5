import type { Bye, Effect, EntrantId, EventFacts, Outcome, Round, TableResult } from '../facts.js';
import { asRanked, countsAs } from './as-ranked.js';
import type { PairingRules, PairingScore } from './rules.js';

/** -1: paired down (or given the bye); 1: paired up; 0: with an equal, or not at all. */
export type Float = -1 | 0 | 1;

/** A bye of some kind, or a win at a table that nobody played. */
export type Unplayed = Bye['kind'] | 'forfeit';

/** What the rounds before say of one player. */
export interface History {
  score: number;
  /** `WDL-`, one letter a round. */
  path: string;
  readonly figures: Map<string, number>;
  /** Whom they met, and in which rounds. */
  readonly met: Map<EntrantId, number[]>;
  readonly tables: { readonly round: number; readonly table: number }[];
  /** What they were given without play. */
  readonly unplayed: { readonly round: number; readonly kind: Unplayed }[];
  readonly floats: Float[];
  /** How often they sat first, less how often they sat second. */
  firstSeats: number;
}

const LETTERS = { win: 'W', draw: 'D', loss: 'L', nothing: '-' } as const;

export const fresh = (): History => ({
  score: 0,
  path: '',
  figures: new Map(),
  met: new Map(),
  tables: [],
  unplayed: [],
  floats: [],
  firstSeats: 0,
});

export type Histories = ReadonlyMap<EntrantId, History>;

/** Everything that pairing knows of the rounds before this one. */
export function historiesBefore(told: EventFacts, rules: PairingRules, round: number): Histories {
  const facts = asRanked(told, rules);
  const all = new Map(facts.entrants.map(({ id }) => [id, fresh()]));
  const of = (id: EntrantId): History => {
    const known = all.get(id) ?? fresh();
    all.set(id, known);
    return known;
  };
  const earlier = facts.rounds.filter(({ number }) => number < round).toSorted((a, b) => a.number - b.number);
  for (const one of earlier) {
    tellFloats(one, of);
    tellRound(one, rules, of);
    for (const history of all.values()) settle(history, one.number);
    score(all, rules.score, facts.effects, one.number);
  }
  return all;
}

type Of = (id: EntrantId) => History;

const pairsOf = ({ tables, open }: Round): readonly (readonly [EntrantId, EntrantId])[] => [
  ...tables.map(({ seats: [a, b] }) => [a.player, b.player] as const),
  ...open.map(({ players }) => players),
];

/** Before the round is counted: who stood above whom when it was paired. */
function tellFloats(round: Round, of: Of): void {
  const tell = (id: EntrantId, float: Float): void => void (of(id).floats[round.number - 1] = float);
  for (const [one, other] of pairsOf(round)) {
    const difference = Math.sign(of(other).score - of(one).score) as Float;
    tell(one, difference);
    tell(other, (0 - difference) as Float);
  }
  for (const { player, kind } of round.byes) if (kind === 'pairing') tell(player, -1);
}

function tellRound(round: Round, rules: PairingRules, of: Of): void {
  for (const table of round.tables) {
    tellTable(table, round.number, of);
    const [a, b] = table.seats;
    if (table.decided === 'played' || rules.forfeits === 'met') meet(a.player, b.player, round.number, of);
  }
  for (const { players, table } of round.open) {
    for (const id of players) of(id).tables.push({ round: round.number, table });
    meet(...players, round.number, of);
  }
  for (const bye of round.byes) {
    const { player, kind, figures } = bye;
    const history = of(player);
    history.unplayed.push({ round: round.number, kind });
    write(history, round.number, countsAs(bye), figures);
  }
}

function tellTable({ seats, table, decided }: TableResult, round: number, of: Of): void {
  for (const [place, { player, outcome, figures }] of seats.entries()) {
    const history = of(player);
    history.tables.push({ round, table });
    if (outcome === 'win' && decided !== 'played') history.unplayed.push({ round, kind: 'forfeit' });
    history.firstSeats += place === 0 ? 1 : -1;
    write(history, round, outcome, figures);
  }
}

function meet(one: EntrantId, other: EntrantId, round: number, of: Of): void {
  for (const [id, whom] of [[one, other] as const, [other, one] as const]) {
    const { met } = of(id);
    met.set(whom, [...(met.get(whom) ?? []), round]);
  }
}

function write(
  history: History,
  round: number,
  outcome: Outcome | 'nothing',
  figures: Readonly<Record<string, number>>,
): void {
  history.path = history.path.padEnd(round - 1, '-') + LETTERS[outcome];
  for (const [name, value] of Object.entries(figures))
    history.figures.set(name, (history.figures.get(name) ?? 0) + value);
}

function settle(history: History, round: number): void {
  history.path = history.path.padEnd(round, '-');
  history.floats[round - 1] ??= 0;
}

/** Scores as they stand after a round. Penalties that name a figure count where the figure does. */
function score(all: Histories, by: PairingScore, effects: readonly Effect[], round: number): void {
  for (const [id, history] of all)
    history.score = by.by === 'figure' ? sum(id, history, by.figure, effects, round) : worth(history, by);
}

function sum(id: EntrantId, { figures }: History, figure: string, effects: readonly Effect[], round: number): number {
  const added = effects.map((one) =>
    'add' in one && one.player === id && one.figure === figure && (one.round ?? 0) <= round ? one.add : 0,
  );
  return added.reduce((total, add) => total + add, figures.get(figure) ?? 0);
}

function worth({ path }: History, { win, draw, loss }: Extract<PairingScore, { by: 'record' }>): number {
  const of = { W: win, D: draw, L: loss, '-': 0 } as const;
  return [...path].reduce((total, letter) => total + of[letter as keyof typeof of], 0);
}
