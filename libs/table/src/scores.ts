import { nextPointsSlot, scoreByRound } from '@adjutant/match';
import {
  areTold,
  findingsOnScore,
  fullFor,
  roomFor,
  type CategoryAtTable,
  type Finding,
  type Side,
} from '@adjutant/rules';
import { against, obstaclesIn, type Laid } from './sitting.js';
import { slotted, WHAT_FOR } from './slotted.js';
import { standing, type Obstacle, type Tap } from './tap.js';

const MOST = 99;

/** The score sheet of a player: what scores at this moment, what else may be scored, and what is full or follows by itself. */
export function scores(at: Laid, player: Side): readonly Tap[] {
  const rounds = scoreByRound(at.shelf, at.state, player);
  const taps = at.pack.score.categories.map((category) => {
    const brought = rounds.flatMap(({ round, score }) => {
      const points = score[category.id] ?? 0;
      return points === 0 ? [] : [{ round, points }];
    });
    return scoreIn(at, player, category, brought);
  });
  const isDue = ({ due }: Tap): boolean => due === true;
  return [...taps.filter(isDue), ...taps.filter((tap) => !isDue(tap))];
}

type Rounds = NonNullable<NonNullable<Tap['tally']>['rounds']>;

/** No more than there is room for: the record itself takes more, and credits none of it. */
function scoreIn(at: Laid, player: Side, category: CategoryAtTable, rounds: Rounds): Tap {
  const { table, state, pack } = at;
  const { id, name, cap } = category;
  const scored = table.score[player][id] ?? 0;
  const left = roomFor(pack.score, table, player, id);
  const room = Number.isFinite(left) ? Math.max(0, left) : undefined;
  const moment = momentOf(at, player, id);
  const because = obstacles(at, player, category);
  const isDue = because.length === 0 && moment.isNow;
  return {
    id: `score ${player} ${id}`,
    kind: 'points',
    player,
    name,
    says: [soFar(scored, cap, room), ...(because.length === 0 ? moment.doubts : [])].join(' '),
    tally: {
      points: scored,
      ...(cap === undefined ? {} : { cap }),
      ...(room === undefined ? {} : { room }),
      ...(rounds.length === 0 ? {} : { rounds }),
    },
    ...(isDue ? { due: true } : {}),
    ...standing(because),
    type: 'ScoreVictoryPoints',
    data: {
      player,
      category: id,
      what: name,
      ...slotted(nextPointsSlot(state, { type: 'VictoryPointsScored', player, category: id })),
    },
    asks:
      because.length > 0
        ? []
        : [
            {
              what: 'number',
              into: ['points'],
              says: 'How many?',
              ...(category.amounts
                ? amongThese(category.amounts)
                : { least: 0, most: Math.min(MOST, room ?? MOST, moment.inTurn) }),
            },
            WHAT_FOR,
          ],
  };
}

/** What a category gives at all is recorded whole, and credited as far as there is room. */
function amongThese(amounts: readonly number[]) {
  return { least: Math.min(...amounts), most: Math.max(...amounts), among: [...amounts] };
}

function soFar(scored: number, cap: number | undefined, room: number | undefined): string {
  const so = cap === undefined ? `${scored} so far` : `${scored} of ${cap} so far`;
  return room === undefined ? `${so}.` : `${so}; room for ${room}.`;
}

/** What the rules in force, or whoever told of it, say of when it scores and of how much. */
interface Moment {
  /** Somebody says when it scores, and it is now. */
  readonly isNow: boolean;
  /** Points at another moment are in doubt, and stand. */
  readonly doubts: readonly string[];
  /** How many more a turn lets be. */
  readonly inTurn: number;
}

const OF_TIME = ['scoring-round', 'scoring-step', 'scoring-by-cards'];

function momentOf({ pack, table }: Laid, player: Side, category: string): Moment {
  const findings = findingsOnScore(pack, table, { player, category, points: 0 });
  const ofTime = findings.filter(({ check }) => OF_TIME.includes(check));
  const inTurn = findings.filter(({ check }) => check === 'scoring-per-turn').map(leftInTurn);
  const isNow = ofTime.some(({ check }) => check === 'scoring-step') && ofTime.every(({ answer }) => answer === 'met');
  const doubts = ofTime.filter(({ answer }) => answer === 'unmet').map(({ says }) => says);
  return { isNow: isNow && Math.min(...inTurn, MOST) > 0, doubts, inTurn: Math.min(MOST, ...inTurn) };
}

function leftInTurn({ facts }: Finding): number {
  return Math.max(0, Number(facts['perTurn']) - Number(facts['before']));
}

/** What is full takes no more; what follows from the record is nobody's to write down. */
function obstacles(at: Laid, player: Side, category: CategoryAtTable): readonly Obstacle[] {
  const { id, derived } = category;
  if (derived === true && !areTold(at.table))
    return against(at, { type: 'ScoreVictoryPoints', data: { player, category: id, points: 0 } });
  const full = fullFor(at.pack, at.table, player, category);
  return full ? obstaclesIn({ reasons: [full] }) : [];
}
