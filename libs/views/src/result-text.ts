import { winnerOf, type Awarded, type DecidedResult, type Result } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';

/** As much of a result as its sentence needs. */
export type ResultParts = Pick<Result, 'winner' | 'points'> &
  Partial<Pick<Result, 'ending' | 'kind' | 'awarded' | 'owed'>> & { readonly decided?: DecidedResult };

/** What a player is called in the sentence: `A`, or `A (Anna)`. */
type Called = (side: Side) => string;

/**
 * How a match came out, in one sentence without its full stop: the only words for it, wherever a result is read.
 * What somebody wins by begins with the winner's own points; what was awarded, and what was played beside a decision, with those of A.
 * `A wins 12:9, crushing victory, by all rounds played` ·
 * `B wins by decision (disqualification), awarded 0:20 event points; played 30:0`
 */
export function resultText(result: ResultParts, called: Called = (side) => side): string {
  const { points } = result;
  const said = result.decided
    ? `${decisionText({ ...result.decided, ...(result.awarded ? { awarded: result.awarded } : {}) }, called)}; played ${scoreText(points)}`
    : playedText(result, called);
  return `${said}${owedText(result, called)}`;
}

/** Who has won, in two words. */
export function winnerText(winner: Result['winner'], called: Called = (side) => side): string {
  if (winner === 'none') return 'Nobody wins';
  return winner === 'draw' ? 'A draw' : `${called(winner)} wins`;
}

/** What the points say, before anybody decides otherwise. */
function playedText({ winner, points, kind, ending, awarded }: ResultParts, called: Called): string {
  const name = kind === undefined ? '' : `, ${kind}`;
  const how = ending === undefined ? '' : `, by ${ending.replaceAll('-', ' ')}`;
  if (!awarded)
    return `${winnerText(winner, called)} ${scoreText(winner === 'B' ? { A: points.B, B: points.A } : points)}${name}${how}`;
  return `${winnerText(winner, called)}${name}${how}${awardedText(awarded)}; played ${scoreText(points)}`;
}

/** What officials decide, in the words of a result. */
export function decisionText(
  { outcome, ground, absent, awarded }: DecidedResult,
  called: Called = (side) => side,
): string {
  const why = absent ? `${ground} of ${absent.map(called).join(' and ')}` : ground;
  return `${outcomeText(outcome, `by decision (${why})`, called)}${awarded ? awardedText(awarded) : ''}`;
}

function outcomeText(outcome: DecidedResult['outcome'], by: string, called: Called): string {
  const winner = winnerOf(outcome);
  const unscored = SIDES.filter((side) => outcome[side] === 'unscored');
  if (unscored.length === 2) return `Not scored, ${by}`;
  if (winner === 'none' && unscored.length === 0) return `Both players lose ${by}`;
  const [only] = unscored;
  const loser = SIDES.find((side) => outcome[side] === 'loss');
  const who = winner === 'none' && loser ? `${called(loser)} loses` : winnerText(winner, called);
  return `${who} ${by}${only ? `, not scored for ${called(only)}` : ''}`;
}

function awardedText({ unit, A, B }: Awarded): string {
  return `, awarded ${A}:${B} ${unit === 'vp' ? 'VP' : 'event points'}`;
}

function owedText({ owed }: ResultParts, called: Called): string {
  if (!owed) return '';
  const each = SIDES.filter((side) => owed[side] > 0).map((side) => `${called(side)} still owes ${owed[side]} VP`);
  return each.length === 0 ? '' : `; ${each.join(', ')}`;
}

function scoreText({ A, B }: Result['points']): string {
  return `${A}:${B}`;
}
