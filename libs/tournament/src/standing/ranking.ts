import type { EntrantId } from '../facts.js';
import type { Criterion } from './criteria.js';
import { isAmongTheLevel, measure } from './measures/index.js';
import type { Figured } from './parts.js';
import { compare } from './rational.js';
import type { Reckoning } from './reckoning.js';

/** A player with what was worked out for them; `null` where a criterion looks only at who is level, and nobody was. */
export interface Ranked {
  readonly player: EntrantId;
  readonly values: readonly (Figured | null)[];
}

/** Those on one place, and which criterion parts them from the place above. */
export interface Step {
  readonly players: readonly Ranked[];
  readonly partedBy: number | undefined;
}

interface Group {
  readonly players: readonly EntrantId[];
  readonly partedBy: number | undefined;
}

/** Every criterion parts those who are level up to it; who is level after the last stays level. */
export function rank(reckoning: Reckoning, players: readonly EntrantId[]): readonly Step[] {
  const values = new Map<EntrantId, (Figured | null)[]>(players.map((player) => [player, []]));
  let groups: readonly Group[] = [{ players, partedBy: undefined }];
  for (const [index, criterion] of reckoning.preset.criteria.entries()) {
    groups = groups.flatMap((group) => {
      for (const player of group.players)
        values.get(player)?.push(valueOf(criterion, reckoning, player, group.players));
      return parted(criterion, index, group, (player) => values.get(player)?.[index] ?? null);
    });
  }
  return groups.map(({ players: level, partedBy }) => ({
    partedBy,
    players: level.map((player) => ({ player, values: values.get(player) ?? [] })),
  }));
}

function valueOf(
  criterion: Criterion,
  reckoning: Reckoning,
  player: EntrantId,
  among: readonly EntrantId[],
): Figured | null {
  if (isAmongTheLevel(criterion) && among.length < 2) return null;
  return measure(criterion, reckoning, player, among);
}

function parted(
  criterion: Criterion,
  index: number,
  group: Group,
  of: (player: EntrantId) => Figured | null,
): readonly Group[] {
  if (group.players.length < 2) return [group];
  const turn = criterion.lower === true ? -1 : 1;
  const better = (a: EntrantId, b: EntrantId): number => turn * compareKeys(of(b), of(a));
  const ordered = [...group.players].sort(better);
  const groups: EntrantId[][] = [];
  for (const player of ordered) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && better(last[0], player) === 0) last.push(player);
    else groups.push([player]);
  }
  return groups.map((players, at) => ({ players, partedBy: at === 0 ? group.partedBy : index }));
}

function compareKeys(one: Figured | null, other: Figured | null): number {
  for (const [index, key] of (one?.keys ?? []).entries()) {
    const against = other?.keys[index];
    const order = against === undefined ? 1 : compare(key, against);
    if (order !== 0) return order;
  }
  return 0;
}
