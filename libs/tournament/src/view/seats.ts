import type { OpenedTournament, RoundState } from '../event/state/state.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import type { AskedBye, Entrant, EventFacts } from '../facts.js';
import { presentThrough } from '../presence.js';
import type { RoundDraft } from '../pairing/draft.js';

/** The sheet of a round as pairing reads drafts. */
export function sheetOf({ number: round, tables, byes }: RoundState): RoundDraft {
  return { round, tables: tables.map(({ table, A, B }) => ({ table, players: [A, B] })), byes };
}

/**
 * What the sheet of a round rests on, with exactly those in the field who stand on it: whoever was put there by hand, or has left
 * since, is asked about as everybody else is.
 */
export function factsOfSheet(state: OpenedTournament, round: RoundState, seed: string): EventFacts {
  const facts = tournamentFacts(state, seed);
  const known = new Map(facts.entrants.map((one) => [one.id, one]));
  const byes = new Map(round.byes.map(({ player, kind }) => [player, kind]));
  const seated = [...round.tables.flatMap(({ A, B }) => [A, B]), ...byes.keys()];
  const inField = seated.map((id): Entrant => {
    const { standby: _, asked = [], ...one }: Entrant = known.get(id) ?? { id, groups: {}, from: 1 };
    const kind = byes.get(id);
    const given: readonly AskedBye[] = kind === undefined || kind === 'pairing' ? [] : [{ round: round.number, kind }];
    const others = asked.filter((bye) => bye.round !== round.number);
    return { ...presentThrough(one, round.number), asked: [...others, ...given] };
  });
  const here = new Set(seated);
  const before = round.number - 1;
  const others = facts.entrants
    .filter(({ id }) => !here.has(id))
    .map((one) => ({ ...one, until: Math.min(one.until ?? before, before) }));
  return { ...facts, entrants: [...inField, ...others] };
}
