import type { ChessClockTerms } from '@adjutant/kernel';
import type { MatchEvent } from '@adjutant/match';

type DataOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>['data'];

const TO = { A: 'The time of A runs', B: 'The time of B runs', neutral: 'Neutral time runs' } as const;
const OF = { A: 'The time of A', B: 'The time of B', neutral: 'The neutral time' } as const;

/** Entries of the chess clock as a person at the table would say them. */
export const TIME_SENTENCES = {
  ChessClockSet: (terms: DataOf<'ChessClockSet'>) => `A chess clock is set: ${termsText(terms)}.`,
  TimePassed: ({ to, late }: DataOf<'TimePassed'>) =>
    `${TO[to]}${late === undefined ? '.' : `; that came ${late} s after the press.`}`,
  TimePaused: ({ cause, because }: DataOf<'TimePaused'>) => {
    if (cause === 'end') return 'The chess clock stops: the match is over.';
    if (cause === 'call') return 'The chess clock is paused: a judge was called.';
    return `The chess clock is paused${because === undefined ? '.' : `: ${because}`}`;
  },
  TimeGiven: ({ player, seconds, because }: DataOf<'TimeGiven'>) =>
    `${player} ${seconds < 0 ? 'loses' : 'is given'} ${inHours(Math.abs(seconds))} of time: ${because}`,
  TimeTurned: ({ turn }: DataOf<'TimeTurned'>) => `Time goes on in another turn: ${turn}.`,
  TimeRanOut: ({ who, flagged }: DataOf<'TimeRanOut'>) =>
    `${OF[who]} has run out${flagged ? '; what is recorded from here on is flagged.' : '.'}`,
};

/** `75 minutes each for the match, and 20 of neutral time` */
export function termsText({ per, minutes, neutral }: ChessClockTerms): string {
  const each = `${minutes} minutes each for ${per === 'game' ? 'the match' : 'every turn'}`;
  return neutral === undefined ? each : `${each}, and ${neutral} of neutral time`;
}

/** `1:30`, `1:01:05` */
export function inHours(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (one: number): string => String(one).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
