import type { EventPlayer } from './event-file.js';
import type { Finding } from './findings.js';

/** Players with one id in another program: a person twice, or a slip of whoever typed it. `lines`: where each stands, from 1. */
export function outsideTwice(players: readonly EventPlayer[], lines: readonly number[]): readonly Finding[] {
  const known = players.flatMap(({ id: player, outside = {} }, at) =>
    Object.entries(outside).map(([program, id]) => ({ player, program, id, line: lines[at] ?? 0 })),
  );
  return [...Map.groupBy(known, ({ program, id }) => JSON.stringify([program, id])).values()].flatMap((all) => {
    const [first, second] = all;
    if (first === undefined || second === undefined) return [];
    const says = `Lines ${all.map(({ line }) => line).join(', ')} have the same ${first.program} id “${first.id}”: one person twice, or a slip in one of them? Put it right.`;
    const players = all.map(({ player }) => player);
    return [{ code: 'player-twice', says, taken: 'Each as a player of their own.', line: second.line, players }];
  });
}
