import { opponentOf, SIDES, type Side } from '@adjutant/rules';
import type { DecidedResult, Outcome } from '../events.js';

/** What can stand beside what, for the two players of one match. */
const BESIDE: { readonly [One in Outcome]: readonly Outcome[] } = {
  win: ['loss', 'unscored'],
  draw: ['draw'],
  loss: ['win', 'loss', 'unscored'],
  unscored: ['win', 'loss', 'unscored'],
};

/** Why a result cannot be decided so, in words; null where it can. */
export function contradiction(asked: DecidedResult): string | null {
  return outcomesDiffer(asked) ?? againstGround(asked) ?? wronglyAbsent(asked) ?? wronglyAwarded(asked);
}

function outcomesDiffer({ outcome: { A, B } }: DecidedResult): string | null {
  if (BESIDE[A].includes(B)) return null;
  return `${capital(A)} for A and ${B} for B contradict each other: beside ${A} stands ${BESIDE[A].join(' or ')}.`;
}

/** Whoever forfeits, stays away or is disqualified does not come out of it level. */
function againstGround({ ground, outcome }: DecidedResult): string | null {
  const blames = ground === 'forfeit' || ground === 'no-show' || ground === 'disqualification';
  if (!blames || SIDES.some((side) => outcome[side] === 'loss' || outcome[side] === 'unscored')) return null;
  return `Nobody loses here, but the ground is ${ground}: say who loses, or another ground, as agreement.`;
}

function wronglyAbsent({ ground, outcome, absent }: DecidedResult): string | null {
  if (ground !== 'no-show')
    return absent === undefined ? null : `Who was absent is said of a no-show; the ground here is ${ground}.`;
  if (absent === undefined || absent.length === 0) return 'Say who did not come: absent A, B, or both.';
  if (new Set(absent).size < absent.length) return 'Name each absent player once.';
  const rewarded = absent.find((side) => outcome[side] === 'win' || outcome[side] === 'draw');
  return rewarded === undefined ? null : `${rewarded} did not come and cannot have a ${outcome[rewarded]}.`;
}

function wronglyAwarded({ outcome, awarded }: DecidedResult): string | null {
  if (!awarded) return null;
  if (SIDES.some((side) => !Number.isSafeInteger(awarded[side]) || awarded[side] < 0))
    return 'Awarded points are whole numbers from 0.';
  const unscored = SIDES.find((side) => outcome[side] === 'unscored' && awarded[side] > 0);
  if (unscored) return `The match is not scored for ${unscored}, who can be awarded nothing for it.`;
  const winner = SIDES.find((side) => outcome[side] === 'win');
  if (winner && awarded[winner] < awarded[opponentOf(winner)])
    return `${winner} wins, but ${opponentOf(winner)} would be awarded more: ${pointsText(awarded, winner)}.`;
  if (outcome.A === 'draw' && awarded.A !== awarded.B)
    return `In a draw both are awarded the same, not ${awarded.A} and ${awarded.B}.`;
  return null;
}

function pointsText(awarded: { readonly [side in Side]: number }, winner: Side): string {
  return `${awarded[winner]} to ${awarded[opponentOf(winner)]}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
