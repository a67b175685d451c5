import type { CommandOf, StandingsAnswer, TournamentView } from '@adjutant/tournament';

type CutRule = NonNullable<CommandOf<'CutField'>['data']['rule']>;
type Row = StandingsAnswer['rows'][number];

export interface CutLine {
  readonly players: readonly string[];
  /** Level on the line: more share its place than there is room for. */
  readonly level: readonly string[];
}

interface Around {
  readonly isHere: (player: string) => boolean;
  readonly groups?: readonly (readonly string[])[] | undefined;
}

/** Whoever is entered and had a table, a bye or an assigned result in a closed round: nobody else goes on, as the server has it. */
export function goesOn({ entries, rounds }: Pick<TournamentView, 'entries' | 'rounds'>): (player: string) => boolean {
  const closed = rounds.filter(({ status }) => status === 'closed');
  const played = new Set(
    closed.flatMap(({ tables, byes, assigned = [] }) => [
      ...tables.flatMap(({ A, B }) => [A, B]),
      ...[...byes, ...assigned].map(({ player }) => player),
    ]),
  );
  const here = new Set(entries.flatMap(({ player, status }) => (status === 'entered' ? [player] : [])));
  return (player) => here.has(player) && played.has(player);
}

/** Who would go on by a rule, and who else shares the place of the last of them. Whoever has left goes no further, nor does whoever never played. */
export function cutBy(rows: readonly Row[], rule: CutRule, { isHere, groups = [] }: Around): CutLine {
  const here = rows.filter(({ place, player }) => place !== null && isHere(player));
  switch (rule.by) {
    case 'place':
      return first(here, rule.take);
    case 'record':
      return { players: here.filter(({ losses }) => losses <= rule.losses).map(({ player }) => player), level: [] };
    case 'group':
      return firstOfEach(here, rule.take, groups);
  }
}

/** The firsts of all groups, then the seconds, as they stand among all. */
function firstOfEach(here: readonly Row[], take: number, groups: NonNullable<Around['groups']>): CutLine {
  const lines = groups.map((group) => {
    const own = here.filter(({ player }) => group.includes(player));
    return first(own, take);
  });
  const rankIn = (player: string): number => Math.max(...lines.map(({ players }) => players.indexOf(player)));
  const through = here.map(({ player }) => player).filter((player) => rankIn(player) >= 0);
  return {
    players: through.toSorted((one, other) => rankIn(one) - rankIn(other)),
    level: lines.flatMap(({ level }) => level),
  };
}

function first(here: readonly Row[], take: number): CutLine {
  const last = here[take - 1]?.place;
  const isLevel = last !== undefined && here[take]?.place === last;
  const level = isLevel ? here.filter(({ place }) => place === last).map(({ player }) => player) : [];
  return { players: here.slice(0, take).map(({ player }) => player), level };
}
