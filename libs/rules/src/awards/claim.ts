import { bookScore, unbooked, type Booked } from '../economy/ledger.js';
import type { Room } from '../economy/rooms.js';
import type { Side } from '../clock/sequence.js';
import type { Award, Card } from '../pack/award.js';
import type { Pack } from '../pack/pack.js';
import type { ClaimedAward, Table } from '../table/table.js';
import { cardOf, chosenBy } from './active.js';

/** What a player claims of one card: its awards, and how many times each. */
export interface AwardsClaim {
  readonly player: Side;
  readonly card: string;
  readonly awards: readonly { readonly award: string; readonly times?: number }[];
}

/**
 * Scores one card once: all of its awards together, in the order in which players claim. Total: what is no award of the card
 * gives nothing.
 */
export function claimAwards(pack: Pack, table: Table, claim: AwardsClaim, number: number): Booked {
  const { player, card: id, awards } = claim;
  const card = cardOf(pack, id);
  if (!card) return unbooked(table);
  const parts = awards.flatMap(({ award, times = 1 }) => {
    const found = card.awards.find((one) => one.id === award);
    return found ? [{ award: found, times }] : [];
  });
  const amount = parts.reduce((sum, { award, times }) => sum + award.vp * times, 0);
  const booked = bookScore(pack, table, {
    ...{ number, player, category: card.category, what: id, amount },
    rooms: [{ of: 'award', left: ceilingOf(parts) }, ...roomsOfCard(pack, table, claim, card)],
  });
  const credited = booked.lines[0]?.credited ?? 0;
  const claimed: ClaimedAward[] = parts.map(({ award, times }) => ({ award: award.id, times }));
  const after = { number, player, card: id, awards: claimed, at: table.clock, credited };
  const kept = { ...booked.table, claimed: [...(table.claimed ?? []), after] };
  return { table: leaving(pack, kept, claim, card, number), lines: booked.lines };
}

function ceilingOf(parts: readonly { readonly award: Award; readonly times: number }[]): number {
  return parts.reduce((sum, { award, times }) => sum + Math.min(award.vp * times, award.most ?? Infinity), 0);
}

function roomsOfCard(
  pack: Pack,
  table: Table,
  { player, card: id }: AwardsClaim,
  { caps = [] }: Card,
): readonly Room[] {
  const modes = chosenBy(pack, table, player);
  const soFar = (table.claimed ?? [])
    .filter((one) => one.player === player && one.card === id)
    .reduce((sum, { credited }) => sum + credited, 0);
  return caps.filter(({ mode }) => modes.includes(mode)).map(({ amount }) => ({ of: 'card', left: amount - soFar }));
}

/** A card that has scored leaves, also where nothing of it was credited. */
function leaving(
  pack: Pack,
  table: Table,
  { player, card: id }: AwardsClaim,
  { leaves = [] }: Card,
  number: number,
): Table {
  if (!leaves.some((mode) => chosenBy(pack, table, player).includes(mode))) return table;
  const left = { how: 'achieved', number, at: table.clock, by: player, freely: false } as const;
  const held = table.objectives.findLast(
    (one) => one.player === player && one.objective === id && one.left === undefined,
  );
  return { ...table, objectives: table.objectives.map((one) => (one === held ? { ...one, left } : one)) };
}
