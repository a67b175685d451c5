import { areTold, isOnPaper, SIDES, type Side } from '@adjutant/rules';
import { goesByPoints, totalScore, type MatchCommand } from '@adjutant/match';
import { against, type Laid } from './sitting.js';
import { OPEN, standing, type Ask, type Candidate, type Tap } from './tap.js';

/** How the battle begins and ends. */
export function endings(at: Laid, player: Side): readonly Tap[] {
  switch (at.state.status) {
    case 'opened':
      return isOnPaper(at.table) ? [start(at), finish(at), concede(at, player)] : [start(at)];
    case 'running':
      return [finish(at), concede(at, player)];
    case 'finished':
    case 'confirmed':
      return [];
  }
}

function concede(at: Laid, player: Side): Tap {
  return whole(at, player, 'Concede', 'The match is given up.', { type: 'ConcedeMatch', data: { player } });
}

const start = ({ table }: Laid): Tap => ({
  id: 'start',
  kind: 'ending',
  player: null,
  name: 'Start the battle',
  says: areTold(table) ? 'The armies are deployed.' : 'Both lists are in, and the armies are deployed.',
  ...OPEN,
  type: 'StartBattle',
  data: {},
  asks: [
    {
      what: 'pick',
      into: ['firstTurn'],
      says: 'Who has the first turn?',
      from: SIDES.map((side) => ({ id: side, name: side, open: true })),
    },
  ],
});

/**
 * Of a game that something else than points can decide, who has won. Points that are still to come may say otherwise: whoever is
 * named then is refused when it is recorded.
 */
export function winnersOf({ pack }: Laid): readonly Ask[] {
  if (goesByPoints(pack)) return [];
  const from = WINNERS.map((winner): Candidate => ({ id: winner, name: nameOf(winner), open: true }));
  return [{ what: 'pick', into: ['winner'], says: 'Who has won?', from, optional: true }];
}

export function finish(at: Laid): Tap {
  const played = against(at, { type: 'FinishMatch', data: {} });
  return {
    id: 'finish',
    kind: 'ending',
    player: null,
    name: 'Finish the match',
    says: ['All rounds are played, or time is up.', ...comesTo(at)].join(' '),
    type: 'FinishMatch',
    data: {},
    asks: [...(played.some(({ code }) => code === 'match/rounds-left') ? [TIME] : []), ...winnerSaid(at)],
    ...standing(played.filter(({ code }) => code !== 'match/rounds-left')),
  };
}

/** What follows where nothing more is said, so that nobody records a result that nobody meant. */
function comesTo({ table }: Laid): readonly string[] {
  if (!areTold(table)) return [];
  const untold = SIDES.filter((side) => Object.keys(table.score[side]).length === 0);
  const points = { A: totalScore(table, 'A'), B: totalScore(table, 'B') };
  const ahead = points.A === points.B ? 'a draw' : points.A > points.B ? 'A wins' : 'B wins';
  const of = untold.length === SIDES.length ? '' : ` of ${untold.join()}`;
  return [
    `A has ${points.A} VP, B has ${points.B} VP: ${ahead}.`,
    ...(untold.length === 0 ? [] : [`No points${of} were told.`]),
  ];
}

/** Of a match that is not recorded in full the players say who has won; points have the last word where the game goes by them. */
function winnerSaid(at: Laid): readonly Ask[] {
  if (!areTold(at.table)) return [];
  const from = WINNERS.map((winner): Candidate => {
    const [differs] = against(at, { type: 'FinishMatch', data: { ending: 'time', winner } });
    const named = { id: winner, name: nameOf(winner) };
    return differs ? { ...named, open: false, says: differs.message } : { ...named, open: true };
  });
  return [{ what: 'pick', into: ['winner'], says: 'Who has won?', from, optional: true }];
}

const WINNERS = ['A', 'B', 'draw'] as const;

function nameOf(winner: (typeof WINNERS)[number]): string {
  return winner === 'draw' ? 'A draw' : winner;
}

const TIME = {
  what: 'pick',
  into: ['ending'],
  says: 'Rounds are left. Why does it end?',
  from: [{ id: 'time', name: 'Time ran out', open: true }],
} as const;

function whole(at: Laid, player: Side, name: string, says: string, command: MatchCommand): Tap {
  const { type, data } = command;
  const because = against(at, command);
  return {
    id: `${type} ${player}`,
    kind: 'ending',
    player,
    name,
    says,
    type,
    data: { ...data },
    asks: [],
    ...standing(because),
  } as Tap;
}
