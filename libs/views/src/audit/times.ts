import { RUNNING, totalOf, type ChessClock, type OpenedState, type Times } from '@adjutant/match';
import { timesSpent } from '../chess-clock.js';
import { inHours, termsText } from '../time-sentences.js';

/** What each used of a chess clock, as text: `12:30`, `1:02:05`. */
export interface AuditTimes {
  readonly terms: string;
  /** Turn by turn, then of the whole match, then what officials gave where they gave some. */
  readonly rows: readonly AuditTime[];
  /** Whose time had run out, and in which turn. */
  readonly out: readonly string[];
}

export interface AuditTime {
  readonly turn: string;
  readonly A: string;
  readonly B: string;
  readonly neutral: string;
}

/** Nothing where no time has run. `at`: up to when it is told. */
export function auditTimes({ chessClock }: OpenedState, at: number): AuditTimes | undefined {
  if (!chessClock || chessClock.since === null) return undefined;
  const { turns, spent } = timesSpent(chessClock, at);
  return {
    terms: termsText(chessClock.terms),
    rows: [...turns.map((one) => row(turnText(one.turn), one.spent)), row('All', spent), ...givenRow(chessClock)],
    out: RUNNING.flatMap((whose) => {
      const turn = chessClock.out[whose];
      return turn === undefined ? [] : [`${OF[whose]} ran out: ${turnText(turn)}.`];
    }),
  };
}

const OF = { A: 'The time of A', B: 'The time of B', neutral: 'The neutral time' } as const;

/** `R0` is before the battle, `R2.B` the turn of B in the second round, `R2` of both. */
function turnText(turn: string): string {
  const [, round = '0', side] = /^R(\d+)(?:\.([AB]))?$/.exec(turn) ?? [];
  if (round === '0') return 'Before the battle';
  return side === undefined ? `Round ${round}` : `Round ${round}, turn of ${side}`;
}

function givenRow({ given }: ChessClock): readonly AuditTime[] {
  const [A, B] = [totalOf(given, 'A'), totalOf(given, 'B')];
  return A === 0 && B === 0 ? [] : [row('Given by officials', { A, B, neutral: 0 })];
}

function row(turn: string, { A, B, neutral }: Times): AuditTime {
  return { turn, A: inWords(A), B: inWords(B), neutral: inWords(neutral) };
}

function inWords(ms: number): string {
  const text = inHours(Math.round(Math.abs(ms) / 1_000));
  return ms < 0 ? `−${text}` : text;
}
