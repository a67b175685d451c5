import type { EventFacts } from '../facts.js';
import { isRefusal, pairRound } from '../pairing/draft.js';
import { rulesRanked, type PairingRules } from '../pairing/rules.js';
import type { Draft, Unpaired } from './deciding/context.js';
import type { Settings } from './settings.js';

/** Which pairing drew a draft: it rises with every change that draws another one from the same facts. */
const ENGINE = 'adjutant 1';

/** How an event pairs its rounds, with the tables of its hall. */
export function rulesIn({ pairing, tables, standings }: Settings): PairingRules {
  const hall = tables && { tables: tables.map((number) => ({ number })) };
  return { ...hall, ...rulesRanked(pairing, standings) };
}

/** A round as pairing draws it, by the rules of the event. The same facts give the same draft. */
export function draftByRules(facts: EventFacts, round: number, settings: Settings): Draft | Unpaired {
  const paired = pairRound(facts, rulesIn(settings), round);
  if (isRefusal(paired)) return { unpaired: paired.message, facts: paired.facts };
  const { draft } = paired;
  return {
    engine: ENGINE,
    tables: draft.tables.map(({ table, players: [A, B] }) => ({ table, A, B })),
    byes: draft.byes,
  };
}
