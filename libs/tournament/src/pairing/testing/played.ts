import type { Entrant, EventFacts, Outcome, Round, SeatResult, TableResult } from '../../facts.js';
import { lotOf, drawFor } from '../chance.js';
import { isRefusal, pairRound, type RoundDraft } from '../draft.js';
import type { PairingRules } from '../rules.js';

/** Players of so many clubs; strength by number, so that results say something. */
export function entrantsOf(
  count: number,
  clubs: number,
  more: (at: number) => Partial<Entrant> = () => ({}),
): readonly Entrant[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${String(at).padStart(4, '0')}`,
    groups: { club: [`c${lot(`club ${at}`, 16) % clubs}`] },
    rating: 2_000 - at,
    from: 1,
    ...more(at),
  }));
}

const lot = (what: string, bits: number): number =>
  lotOf(drawFor('played', 0, 'test', what), { first: 1, second: 2 }, bits);

/** What a table came to, by lot: one in twelve a draw, else the stronger wins two times in three. */
export function resultOf(round: number, { table, players: [a, b] }: RoundDraft['tables'][number]): TableResult {
  const drawn = lot(`${round} ${a} ${b}`, 16);
  const stronger = a < b;
  const first: Outcome = drawn % 12 === 0 ? 'draw' : (drawn % 3 === 0) === stronger ? 'loss' : 'win';
  const second: Outcome = first === 'draw' ? 'draw' : first === 'win' ? 'loss' : 'win';
  const vp = (outcome: Outcome): number => ({ win: 60, draw: 50, loss: 30 })[outcome] + (drawn % 30);
  const seat = (player: string, outcome: Outcome): SeatResult => ({ player, outcome, figures: { vp: vp(outcome) } });
  return { table, decided: 'played', seats: [seat(a, first), seat(b, second)] };
}

export function playedRound({ round, tables, byes }: RoundDraft): Round {
  return {
    number: round,
    closed: true,
    tables: tables.map((one) => resultOf(round, one)),
    open: [],
    byes: byes.map((one) => ({ ...one, figures: { vp: 60 } })),
  };
}

/** An event after so many rounds, each paired by the engine. */
export function eventAfter(
  rounds: number,
  entrants: readonly Entrant[],
  rules: PairingRules,
  seed = 'seed',
): EventFacts {
  let facts: EventFacts = { entrants, rounds: [], effects: [], seed };
  for (let round = 1; round <= rounds; round += 1) {
    const paired = pairRound(facts, rules, round);
    if (isRefusal(paired)) throw new Error(paired.message);
    facts = { ...facts, rounds: [...facts.rounds, playedRound(paired.draft)] };
  }
  return facts;
}
