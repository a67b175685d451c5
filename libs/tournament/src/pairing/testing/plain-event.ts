import type { Entrant, EventFacts } from '../../facts.js';
import { drawFor, lotOf } from '../chance.js';
import type { RoundDraft } from '../draft.js';
import { historiesBefore } from '../history.js';
import type { PairingRules } from '../rules.js';
import { playedRound } from './played.js';

/**
 * An event whose past owes nothing to the engine: each round pairs neighbours by score and lot, whoever they are. What a stored
 * case says of it stays true when the engine changes.
 */
export function plainEvent(rounds: number, entrants: readonly Entrant[], rules: PairingRules): EventFacts {
  let facts: EventFacts = { entrants, rounds: [], effects: [], seed: 'plain' };
  for (let round = 1; round <= rounds; round += 1)
    facts = { ...facts, rounds: [...facts.rounds, playedRound(plainDraft(facts, rules, round))] };
  return facts;
}

function plainDraft(facts: EventFacts, rules: PairingRules, round: number): RoundDraft {
  const histories = historiesBefore(facts, rules, round);
  const lot = (id: string): number => lotOf(drawFor('plain', round, 'order', id), { first: 0, second: 0 }, 30);
  const order = facts.entrants
    .map(({ id }) => ({ id, score: histories.get(id)?.score ?? 0, lot: lot(id) }))
    .sort((a, b) => b.score - a.score || a.lot - b.lot)
    .map(({ id }) => id);
  const alone = order.length % 2 === 1 ? [order[(round * 7) % order.length]!] : [];
  const playing = order.filter((id) => !alone.includes(id));
  const tables = Array.from({ length: playing.length >> 1 }, (_, at) => ({
    table: at + 1,
    players: [playing[2 * at]!, playing[2 * at + 1]!] as const,
  }));
  return { round, tables, byes: alone.map((player) => ({ player, kind: 'pairing' })) };
}
