import { wrongHeadings } from '../prizes.js';
import { presetOf } from '../ranked.js';
import type { Settings } from '../settings.js';
import type { Lacking } from './packs.js';

/** What is wrong with prizes that go by a column: nobody would ever have one whose heading the order of the event lacks. */
export function wrongInPrizes({ prizes = [], standings }: Pick<Settings, 'prizes' | 'standings'>): Lacking | null {
  const wrong = wrongHeadings(prizes, presetOf({ settings: { standings } }));
  if (wrong === null) return null;
  const { unknown, headings } = wrong;
  return {
    code: 'tournament/prizes',
    message: `The order of the event has no column ${unknown.join(', ')}: a prize goes by one of ${headings.join(', ')}.`,
    facts: { unknown: [...unknown], headings: [...headings] },
  };
}
