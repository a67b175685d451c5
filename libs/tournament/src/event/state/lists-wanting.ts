import type { OpenedTournament } from './state.js';

/** What may be wanting of an army list, by the policy of the event. */
export type Wanting = 'no-list' | 'list-illegal' | 'list-unchecked' | 'list-late';

/** Who of these plays without a list where one is wanted, or with one that is not as it should be; nothing where no event asks for lists. */
export function listsWanting(
  { settings: { lists }, entries }: OpenedTournament,
  players: readonly string[],
): readonly { readonly wanting: Wanting; readonly players: readonly string[] }[] {
  if (lists === undefined) return [];
  const of = (player: string): readonly Wanting[] => {
    const list = entries[player]?.list;
    if (list === undefined) return lists.wanted ? ['no-list'] : [];
    const check = list.check === 'legal' ? [] : [`list-${list.check}` as const];
    return [...check, ...(list.late ? ['list-late' as const] : [])];
  };
  const found = players.flatMap((player) => of(player).map((wanting) => ({ wanting, player })));
  return ORDER.flatMap((wanting) => {
    const whose = found.filter((one) => one.wanting === wanting).map(({ player }) => player);
    return whose.length === 0 ? [] : [{ wanting, players: whose }];
  });
}

const ORDER: readonly Wanting[] = ['no-list', 'list-illegal', 'list-unchecked', 'list-late'];
