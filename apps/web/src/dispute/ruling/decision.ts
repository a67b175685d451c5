import type { DecidedResult, Remedy } from '@adjutant/match';
import type { Side } from '@adjutant/rules';

type Comes = 'A' | 'B' | 'draw' | 'nobody' | 'unscored';

/** A decision about the result as it is being filled in. */
export interface DecisionDraft {
  /** Who wins, or what else becomes of it. */
  readonly comes: Comes | null;
  readonly ground: DecidedResult['ground'];
  readonly unit: 'vp' | 'event';
  readonly awarded: { readonly [side in Side]: string };
  /** Of a match that nobody wins by a no-show: who did not come. */
  readonly absent: 'A' | 'B' | 'both';
}

export const NO_DECISION: DecisionDraft = {
  comes: null,
  ground: 'judge',
  unit: 'event',
  awarded: { A: '', B: '' },
  absent: 'both',
};

export const COMES: readonly { readonly value: Comes; readonly label: string }[] = [
  { value: 'A', label: 'A wins' },
  { value: 'B', label: 'B wins' },
  { value: 'draw', label: 'A draw' },
  { value: 'nobody', label: 'Both lose' },
  { value: 'unscored', label: 'Not scored' },
];

export const GROUND_WORDS: { readonly [ground in DecidedResult['ground']]: string } = {
  judge: 'Decision of the judge',
  disqualification: 'Disqualification',
  'no-show': 'No-show',
  forfeit: 'Forfeit',
  agreement: 'Agreement of the players',
  time: 'Time ran out',
};

const OUTCOMES: { readonly [comes in Comes]: DecidedResult['outcome'] } = {
  A: { A: 'win', B: 'loss' },
  B: { A: 'loss', B: 'win' },
  draw: { A: 'draw', B: 'draw' },
  nobody: { A: 'loss', B: 'loss' },
  unscored: { A: 'unscored', B: 'unscored' },
};

/** A remedy that can be sent, or what is missing; whether it agrees with itself is for the match to say. */
export function readDecision(draft: DecisionDraft): { readonly remedy: Remedy } | { readonly missing: string } {
  const { comes, ground, unit, awarded } = draft;
  if (comes === null) return { missing: 'Say what the match comes to.' };
  const [A, B] = [pointsIn(awarded.A), pointsIn(awarded.B)];
  if (A === 'wrong' || B === 'wrong' || (A === null) !== (B === null))
    return { missing: 'Say the points of both players, such as 20 and 0, or of neither.' };
  const absent = ground === 'no-show' ? { absent: absentOf(draft) } : {};
  const points = A === null || B === null ? {} : { awarded: { unit, A, B } };
  return { remedy: { kind: 'decide', outcome: OUTCOMES[comes], ground, ...absent, ...points } };
}

function absentOf({ comes, absent }: DecisionDraft): readonly Side[] {
  if (comes === 'A') return ['B'];
  if (comes === 'B') return ['A'];
  return absent === 'both' ? ['A', 'B'] : [absent];
}

function pointsIn(text: string): number | null | 'wrong' {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : 'wrong';
}
