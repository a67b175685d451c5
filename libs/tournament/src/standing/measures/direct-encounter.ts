import type { EntrantId } from '../../facts.js';
import type { Part } from '../parts.js';
import { compare, divided, exactly, ONE, plus, sum, times, written, ZERO, type Rational } from '../rational.js';
import { ofLine, type Reckoning } from '../reckoning.js';
import { figured, type Measure } from './measure.js';

interface Standing {
  readonly player: EntrantId;
  readonly parts: readonly Part[];
  /** With every missing game lost, and with every missing game won. */
  readonly least: Rational;
  readonly most: Rational;
}

/**
 * Points among those who are level. Where not all of them have met, only whoever is alone at the top however the missing games
 * had gone is put first, then the second in the same way, and so on; the others stay level (C.07 article 6).
 */
export const directEncounter: Measure<'direct-encounter'> = (_, reckoning, player, among) => {
  const { standings, complete } = reckoning.onceAmong(among, () => groupOf(reckoning, among));
  const own = standings.get(player);
  if (own === undefined) return figured(ZERO, [], 'order');
  const { parts } = own;
  if (complete) return figured(own.least, parts, 'sum');
  return { ...figured(own.least, parts, 'order'), keys: [exactly(own.before)] };
};

interface Group {
  readonly complete: boolean;
  readonly standings: ReadonlyMap<EntrantId, Standing & { readonly before: number }>;
}

function groupOf(reckoning: Reckoning, among: readonly EntrantId[]): Group {
  const level = new Set(among);
  const standings = among.map((player) => standingOf(reckoning, player, level));
  const complete = standings.every(({ least, most }) => compare(least, most) === 0);
  const before = placed(reckoning, standings);
  const all = standings.map((one) => [one.player, { ...one, before: before.get(one.player) ?? 0 }] as const);
  return { complete, standings: new Map(all) };
}

/** Who met the same opponent twice has the mean of it. */
function standingOf(reckoning: Reckoning, player: EntrantId, level: ReadonlySet<EntrantId>): Standing {
  const games = reckoning.met(player).filter(({ opponent }) => level.has(opponent));
  const byOpponent = Map.groupBy(games, ({ opponent }) => opponent);
  const parts = games.map((line) => {
    const meetings = exactly(byOpponent.get(line.opponent)?.length ?? 1);
    const worth = reckoning.worth(line);
    const twice = compare(meetings, ONE) > 0 ? { of: written(worth), times: written(divided(ONE, meetings)) } : {};
    return ofLine(line, divided(worth, meetings), twice);
  });
  const least = sum(parts.map(({ amount }) => exactly(amount)));
  const missing = level.size - 1 - byOpponent.size;
  return { player, parts, least, most: plus(least, times(reckoning.win, exactly(missing))) };
}

/** How many of the level are behind for certain: 0 for all who stay level. */
function placed(reckoning: Reckoning, standings: readonly Standing[]): ReadonlyMap<EntrantId, number> {
  const behind = new Map<EntrantId, number>();
  // With so many games missing nobody can be alone at the top, and a whole hall need not be looked through.
  if (standings.length - 1 > 2 * reckoning.field.rounds) return behind;
  let left = standings;
  for (;;) {
    const alone = left.find((one) => left.every((other) => other === one || compare(one.least, other.most) > 0));
    if (alone === undefined || left.length < 2) return behind;
    behind.set(alone.player, left.length - 1);
    left = left.filter((one) => one !== alone);
  }
}
