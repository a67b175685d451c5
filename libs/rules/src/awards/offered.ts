import type { Reason } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import { putTo } from '../judge/judge.js';
import { weigh } from '../judge/weigh.js';
import type { Award } from '../pack/award.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { activeCards, chosenBy } from './active.js';
import { reasonsAgainstClaim, sceneOf } from './against.js';
import { byWorth } from './called.js';

/** An award that can be claimed now, and what claiming it vouches for. */
export interface AwardOffered {
  readonly award: Award;
  /** What has to be so, one sentence for each condition; of what is counted, what it is. */
  readonly says: readonly string[];
}

/** A card that a player can score with, with those of its awards that can be claimed here and now. */
export interface CardOffered {
  readonly entry: Entry;
  readonly awards: readonly AwardOffered[];
  /** Why none of them can, where none can. */
  readonly because: readonly Reason[];
}

/** Every card that a player has, oldest first after those from the beginning. An addition is offered where its base is, or was scored. */
export function cardsOffered(pack: Pack, table: Table, player: Side): readonly CardOffered[] {
  return activeCards(pack, table, player).flatMap((id) => {
    const entry = pack.entries[id];
    return entry?.card ? [offeredOf(pack, table, player, entry)] : [];
  });
}

function offeredOf(pack: Pack, table: Table, player: Side, entry: Entry): CardOffered {
  const weighed = ownAwards(pack, table, player, entry).map((award) => {
    const claim = { player, card: entry.id, awards: [{ award: award.id }] };
    return { award, because: reasonsAgainstClaim(pack, table, claim, byWorth) };
  });
  const free = weighed.filter(({ because }) => because.every(({ code }) => code === 'award/base-not-scored'));
  const isFree = (id: string | undefined): boolean =>
    free.some(({ award, because }) => award.id === id && because.length === 0);
  const open = free.filter(({ award, because }) => because.length === 0 || isFree(award.addsTo));
  return {
    entry,
    awards: open.map(({ award }) => ({ award, says: saysOf(pack, table, player, entry, award) })),
    because: open.length > 0 ? [] : weighed.flatMap(({ because }) => because),
  };
}

/** Everything that a card gives in the mode of its player, now or later, and what claiming it says. */
export function awardsOn(pack: Pack, table: Table, player: Side, entry: Entry): readonly AwardOffered[] {
  return ownAwards(pack, table, player, entry).map((award) => ({
    award,
    says: saysOf(pack, table, player, entry, award),
  }));
}

function ownAwards(pack: Pack, table: Table, player: Side, { card }: Entry): readonly Award[] {
  const modes = chosenBy(pack, table, player);
  return (card?.awards ?? []).filter(({ mode }) => mode === undefined || modes.includes(mode));
}

function saysOf(pack: Pack, table: Table, player: Side, entry: Entry, { when, each }: Award): readonly string[] {
  const scene = {
    ...sceneOf({ pack, table, entry, claim: { player, card: entry.id, awards: [] } }),
    onCard: true,
  } as const;
  const conditions = when === undefined ? [] : weigh(scene, when).findings.map(putTo);
  return [...(each ? [each.says] : []), ...new Set(conditions)];
}
