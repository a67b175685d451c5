import type { Refusal } from '@adjutant/kernel';
import { drawnRound, onlyPaired } from '../event/drawing.js';
import { rulesIn } from '../event/draft-by-rules.js';
import { refuse } from '../event/refusals.js';
import type { Draft } from '../event/deciding/context.js';
import type { OpenedTournament, RoundState } from '../event/state/state.js';
import type { EventFacts } from '../facts.js';
import { isRefusal, pairRound, type Paired, type RoundDraft } from '../pairing/draft.js';
import type { PairingRules } from '../pairing/rules.js';
import { toldByBracket, type ToldByBracket } from '../view/bracket-reasons.js';
import { toldByGroups } from '../view/group-reasons.js';
import { factsOf, type EventFile } from './event-file.js';
import { eventIn, isScheduled } from './event-in.js';

/** What pairing by results drew of a round, and of what. */
export interface PairedInFile extends Paired {
  readonly facts: EventFacts;
  readonly rules: PairingRules;
}

/** A round as the event of a file draws it. */
export interface DrawnInFile {
  readonly draft: RoundDraft;
  /** Why those meet whom a schedule or a bracket put together, by player; of nobody where there is none. */
  readonly told: ToldByBracket;
  /** Absent where nobody was left for it. */
  readonly paired?: PairedInFile;
}

type NameOf = (player: string) => string;

export function drawnInFile(
  event: EventFile,
  round: number,
  { rules, nameOf }: { readonly rules: PairingRules; readonly nameOf: NameOf },
): DrawnInFile | Refusal {
  const facts = factsOf(event);
  if (!isScheduled(event)) {
    const paired = pairRound(facts, rules, round);
    return isRefusal(paired) ? paired : { draft: paired.draft, told: new Map(), paired: { ...paired, facts, rules } };
  }
  const state = eventIn(event, rules);
  let paired: PairedInFile | undefined;
  const drawn = drawnRound(state, round, {
    seed: event.seed,
    draft: ({ entrants }, number, settings) => {
      const of = { facts: { ...facts, entrants }, rules: rulesIn(settings) };
      const found = pairRound(of.facts, of.rules, number);
      if (isRefusal(found)) return { unpaired: found.message, facts: found.facts };
      paired = { ...found, ...of };
      return draftOf(found);
    },
  });
  if ('unpaired' in drawn) return refuse('draft/cannot', drawn.unpaired, drawn.facts);
  const { tables, byes, groups } = drawn;
  const draft = { round, tables: tables.map(({ table, A, B }) => ({ table, players: [A, B] as const })), byes };
  const told = toldIn(groups === undefined ? state : { ...state, groups }, draft, nameOf);
  return { draft, told, ...(paired === undefined ? {} : { paired }) };
}

const draftOf = ({ draft: { tables, byes } }: Paired): Draft => ({
  engine: '',
  tables: tables.map(({ table, players: [A, B] }) => ({ table, A, B })),
  byes,
});

function toldIn(state: OpenedTournament, { round: number, tables, byes }: RoundDraft, nameOf: NameOf): ToldByBracket {
  const round: RoundState = {
    ...{ number, status: 'drafted', publication: 0, edited: false, byes },
    tables: tables.map(({ table, players: [A, B] }) => ({ table, A, B, publication: 0 })),
  };
  const around = { id: '', revision: 0, record: [], staff: true, nameOf };
  return new Map([...toldByGroups(state, round, around), ...toldByBracket(state, round, around)]);
}

/**
 * What of a sheet of the file is left to pairing by results, with nobody else in the field; where that pairs everybody, what it was
 * drawn of.
 */
export function leftToPairing(
  event: EventFile,
  sheet: RoundDraft,
  { told, paired }: Pick<DrawnInFile, 'told' | 'paired'>,
): { readonly facts: EventFacts; readonly sheet: RoundDraft } {
  const facts = factsOf(event);
  if (told.size === 0) return { facts: paired?.facts ?? facts, sheet };
  const tables = sheet.tables.filter(({ players: [A] }) => !told.has(A));
  const byes = sheet.byes.filter(({ player }) => !told.has(player));
  const players = new Set([...tables.flatMap((one) => one.players), ...byes.map(({ player }) => player)]);
  return { facts: onlyPaired(facts, players, sheet.round), sheet: { ...sheet, tables, byes } };
}
