import type { Refusal } from '@adjutant/kernel';
import type { ByeKind, EntrantId } from '../../facts.js';
import { isRefusal } from '../../pairing/draft.js';
import { rulesRanked, type PairingRules } from '../../pairing/rules.js';
import { drawnInFile } from '../drawn-in-file.js';
import type { EventFile } from '../event-file.js';

/** Who sits where in a round: as it was published, or as it would be. */
export interface SheetOfRound {
  readonly round: number;
  /** It is not published yet: printed before, so that people can walk. */
  readonly draft: boolean;
  readonly mission?: string;
  /** Where tables stand, where the event has halls. */
  readonly halls?: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly tables: readonly { readonly table: number; readonly players: readonly [EntrantId, EntrantId] }[];
  readonly byes: readonly { readonly player: EntrantId; readonly kind: ByeKind }[];
}

/** The round as the file has it, by table; one that it does not have yet is drafted. */
export function sheetOf(
  event: EventFile,
  number: number,
  rules: PairingRules = rulesRanked(event.pairing, event.preset),
): SheetOfRound | Refusal {
  const round = event.rounds.find((one) => one.number === number);
  if (round === undefined) {
    const drawn = drawnInFile(event, number, { rules, nameOf: (player) => player });
    return isRefusal(drawn) ? drawn : { ...drawn.draft, draft: true };
  }
  const decided = round.tables.map(({ table, seats: [A, B] }) => ({ table, players: [A!.player, B!.player] as const }));
  const open = round.open.map(({ table, players: [A, B] }) => ({ table, players: [A!, B!] as const }));
  const tables = [...decided, ...open].toSorted((one, other) => one.table - other.table);
  const { mission, byes } = round;
  return { round: number, draft: false, ...(mission === undefined ? {} : { mission }), tables, byes };
}
