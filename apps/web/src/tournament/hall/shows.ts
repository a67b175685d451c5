import type { TournamentView } from '@adjutant/tournament';

export type Shows = 'names' | 'tables' | 'live' | 'standings' | 'bracket';

interface Choice {
  readonly value: Shows;
  readonly label: string;
}

const ALWAYS: readonly [Choice, ...Choice[]] = [
  { value: 'names', label: 'By name' },
  { value: 'tables', label: 'By table' },
  { value: 'live', label: 'Live tables' },
  { value: 'standings', label: 'Standings' },
];

/** What the screen of an event can show, what it shows first of all in front. */
export const shownIn = ({ cut }: Pick<TournamentView, 'cut'>): readonly [Choice, ...Choice[]] =>
  cut?.bracket === true ? [...ALWAYS, { value: 'bracket', label: 'Bracket' }] : ALWAYS;
