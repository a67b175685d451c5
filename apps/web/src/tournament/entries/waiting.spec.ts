import type { TournamentView } from '@adjutant/tournament';
import { waitingText } from './waiting.js';

type Shown = Pick<TournamentView, 'entries' | 'rounds'>;

const of = (statuses: readonly string[], publication: number): Shown =>
  ({
    entries: statuses.map((status, at) => ({ player: `p${at}`, name: `Player ${at}`, status })),
    rounds: publication === 0 ? [] : [{ publication }],
  }) as unknown as Shown;

describe('what is said of the waiting list', () => {
  it('is nothing where nobody waits', () => {
    expect(waitingText(of(['entered'], 0))).toBe('');
  });

  it('is who comes next, and what lets them in', () => {
    expect(waitingText(of(['entered', 'waiting', 'waiting'], 0))).toBe(
      '2 on the waiting list, Player 1 next. Whoever waits longest moves up into each place that becomes free. Somebody withdraws, is dropped or did not come, or the field is made larger under Settings.',
    );
    expect(waitingText(of(['waiting'], 1))).toContain('only a larger field');
  });
});
