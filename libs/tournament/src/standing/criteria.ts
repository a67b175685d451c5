import { is, type Static } from '@adjutant/kernel';

const shared = {
  name: is.optional(is.name({ says: 'What the column is called; a name of ours where it is left out.' })),
  lower: is.optional(is.yes({ says: 'Fewer is better.' })),
};
const cuts = {
  cutLowest: is.optional(
    is.whole({ most: 5, says: 'How many of the least are left out; rounds not played go first.' }),
  ),
  cutHighest: is.optional(is.whole({ most: 5, says: 'How many of the greatest are left out.' })),
};
const floor = { floor: is.optional(is.amount({ says: 'No share counts for less than this.' })) };
const ofOpponents = {
  ...floor,
  floorAlone: is.optional(
    is.yes({ says: 'Whether whoever met nobody, having byes alone, has the floor too; else they have nothing.' }),
  ),
};
const figure = is.name({ says: 'Name of the figure: vp, tp, casualtyPoints, …' });

const Record = is.object(
  { by: is.exactly('record'), ...shared },
  { name: 'RecordCriterion', says: 'Wins, and with as many wins draws.' },
);
const Points = is.object(
  { by: is.exactly('points'), ...shared },
  { name: 'PointsCriterion', says: 'What win, draw, loss and bye are worth, added up.' },
);
const Wins = is.object(
  {
    by: is.exactly('wins'),
    counts: is.optional(
      is.oneOf(['all', 'played'], { says: 'All, or only those that were played; all where it is left out.' }),
    ),
    seat: is.optional(is.oneOf(['A', 'B'], { says: 'Only those from this seat: A is white, B is black.' })),
    ...shared,
  },
  { name: 'WinsCriterion', says: 'How many rounds were won.' },
);
const Games = is.object(
  { by: is.exactly('games'), seat: is.optional(is.oneOf(['A', 'B'])), ...shared },
  { name: 'GamesCriterion', says: 'How many games were played, from one seat or from either.' },
);
const Figure = is.object(
  {
    by: is.exactly('figure'),
    figure,
    of: is.optional(is.oneOf(['own', 'opponent', 'margin'], { says: 'Whose; a margin is own less the opponent’s.' })),
    most: is.optional(is.amount({ says: 'No table counts for more than this.' })),
    ...shared,
  },
  { name: 'FigureCriterion', says: 'A figure added up over tables, byes and the whole event.' },
);
const Total = is.object(
  {
    by: is.exactly('total'),
    parts: is.list(
      is.object({
        figure,
        times: is.optional(is.amount({ says: 'Weight; 1 where it is left out.' })),
        most: is.optional(is.amount({ says: 'No more than this in all, before the weight.' })),
      }),
      { least: 1, most: 20 },
    ),
    ...shared,
  },
  { name: 'TotalCriterion', says: 'Several figures added up, each with its weight and its limit.' },
);
const Strength = is.object(
  {
    by: is.exactly('strength'),
    of: is.oneOf(['wins', 'points', 'figure'], { says: 'What is asked of each opponent.' }),
    figure: is.optional(figure),
    each: is.optional(
      is.oneOf(['total', 'per-round'], { says: 'As it is, or by the rounds that the opponent was in.' }),
    ),
    combine: is.optional(is.oneOf(['mean', 'sum'])),
    extended: is.optional(is.yes({ says: 'Not of the opponents, but of theirs.' })),
    ...shared,
  },
  { name: 'StrengthCriterion', says: 'Strength of schedule: what the opponents came to.' },
);
const OpponentsMatchWins = is.object(
  { by: is.exactly('opponents-match-wins'), ...ofOpponents, ...shared },
  { name: 'OpponentsMatchWinsCriterion', says: 'Mean of the opponents’ match-win shares; their byes are left out.' },
);
const GameWins = is.object(
  { by: is.exactly('game-wins'), ...floor, ...shared },
  { name: 'GameWinsCriterion', says: 'Share of game points; a bye is two games won.' },
);
const OpponentsGameWins = is.object(
  { by: is.exactly('opponents-game-wins'), ...ofOpponents, ...shared },
  { name: 'OpponentsGameWinsCriterion', says: 'Mean of the opponents’ game-win shares.' },
);
const Buchholz = is.object(
  { by: is.exactly('buchholz'), ...cuts, ...shared },
  { name: 'BuchholzCriterion', says: 'The opponents’ points added up.' },
);
const SonnebornBerger = is.object(
  { by: is.exactly('sonneborn-berger'), ...shared },
  { name: 'SonnebornBergerCriterion', says: 'The opponents’ points, each times what was scored against them.' },
);
const DirectEncounter = is.object(
  { by: is.exactly('direct-encounter'), ...shared },
  { name: 'DirectEncounterCriterion', says: 'What those who are still level scored among themselves.' },
);
const WinPath = is.object(
  { by: is.exactly('win-path'), ...shared },
  { name: 'WinPathCriterion', says: 'Which rounds were won: from round 1 on, a win before a draw before a loss.' },
);
const Imported = is.object(
  { by: is.exactly('imported'), figure, ...shared },
  { name: 'ImportedCriterion', says: 'A column that another program worked out, taken as it is.' },
);
const Lots = is.object(
  { by: is.exactly('lots'), ...shared },
  { name: 'LotsCriterion', says: 'Lots, drawn from the seed of the event and the player: the same however often.' },
);

/** All there are. Who adds one is told by the compiler who has to follow. */
export const Criterion = is.byMember('by', [
  Record,
  Points,
  Wins,
  Games,
  Figure,
  Total,
  Strength,
  OpponentsMatchWins,
  GameWins,
  OpponentsGameWins,
  Buchholz,
  SonnebornBerger,
  DirectEncounter,
  WinPath,
  Imported,
  Lots,
] as const);
export type Criterion = Static<typeof Criterion>;
export type By = Criterion['by'];
export type CriterionOf<Name extends By> = Extract<Criterion, { readonly by: Name }>;

/** Which figures a criterion adds up. */
export const figuresRanked = (one: Criterion): readonly string[] =>
  one.by === 'figure' ? [one.figure] : one.by === 'total' ? one.parts.map(({ figure }) => figure) : [];

const BY_POINTS: readonly By[] = ['points', 'buchholz', 'sonneborn-berger', 'opponents-match-wins'];

/** Figures of which an order looks at what rulings add: anything that is added to another changes no place. */
export function figuresCounted({ criteria }: Pick<Ranking, 'criteria'>): readonly string[] {
  return criteria.flatMap((one) => {
    if (BY_POINTS.includes(one.by)) return ['points'];
    if (one.by !== 'strength') return figuresRanked(one);
    return one.of === 'wins' ? [] : [one.of === 'points' ? 'points' : (one.figure ?? 'vp')];
  });
}

/** Points that an order may rank by and that a sheet gives to a table, where no margin makes them. */
const POINTS_OF_TABLES = ['tp', 'gp'];
/** Games of a table are counted. */
export const GAMES: readonly string[] = ['gamesWon', 'gamesDrawn'];
const BY_GAMES: readonly By[] = ['game-wins', 'opponents-game-wins'];

interface Ranking {
  readonly criteria: readonly Criterion[];
  readonly conversion?: { readonly to: string };
}

/** Figures of a table that an order ranks by and that no match brings: they are told beside it. */
export function figuresOfTables({ criteria, conversion }: Ranking): readonly string[] {
  const ranked = criteria.flatMap(figuresRanked);
  const games = criteria.some(({ by }) => BY_GAMES.includes(by)) ? GAMES : [];
  return [...games, ...POINTS_OF_TABLES.filter((one) => ranked.includes(one) && one !== conversion?.to)];
}
