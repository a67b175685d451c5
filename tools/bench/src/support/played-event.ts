import {
  isRefusal,
  pairRound,
  RECORD_AND_PATH,
  toldOfDraft,
  type Entrant,
  type EventFacts,
  type Paired,
  type PairingRules,
  type Round as PublishedRound,
  type ToldOfDraft,
} from '@adjutant/tournament';
import { WrongResult } from './figure.js';

export const ROUNDS_PLAYED = 6;
const RULES: PairingRules = {
  ...RECORD_AND_PATH,
  criteria: [{ by: 'score' }, { by: 'group', kind: 'club' }, { by: 'float', within: 2 }, { by: 'path' }],
};

/** The round that comes next. */
export function paired(facts: EventFacts): Paired {
  const answer = pairRound(facts, RULES, facts.rounds.length + 1);
  if (isRefusal(answer)) throw new WrongResult(answer.message);
  return answer;
}

/** The same, each table and bye with why, and every reason looked up in the results. */
export function pairedWithReasons(facts: EventFacts): ToldOfDraft {
  const { draft } = paired(facts);
  const answer = toldOfDraft({ draft, paired: { facts, rules: RULES, draft }, named: (id) => ({ id, name: id }) });
  if (isRefusal(answer)) throw new WrongResult(answer.message);
  return answer;
}

/** An event in which the player of the lower number wins, three times in four. */
export function eventOf(players: number): EventFacts {
  const entrants = Array.from({ length: players }, (_, at): Entrant => ({
    id: `player-${at}`,
    groups: { club: [`club-${(at * 7_919) % Math.ceil(players / 6)}`] },
    from: 1,
  }));
  let facts: EventFacts = { entrants, rounds: [], effects: [], seed: 'bench' };
  for (let round = 1; round <= ROUNDS_PLAYED; round += 1)
    facts = { ...facts, rounds: [...facts.rounds, played(paired(facts), round)] };
  return facts;
}

function played({ draft }: Paired, number: number): PublishedRound {
  const tables = draft.tables.map(({ table, players: [a, b] }) => {
    const first = ((table * 31 + number) % 4 !== 0) === a < b;
    const seat = (player: string, won: boolean) => ({
      player,
      outcome: won ? ('win' as const) : ('loss' as const),
      figures: { vp: won ? 60 + (table % 40) : table % 50 },
    });
    return { table, decided: 'played' as const, seats: [seat(a, first), seat(b, !first)] as const };
  });
  return { number, closed: true, tables, open: [], byes: [] };
}
