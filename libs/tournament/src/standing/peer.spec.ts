import { randomEvents } from '@adjutant/testing/events';
import fc from 'fast-check';
import { Results, Tiebreak, Tiebreaker, TournamentType, UnplayedRoundsAdjustment, type RoundResults } from 'tiebreak';
import type { EventFacts, Outcome } from '../facts.js';
import type { Unplayed } from '../words.js';
import { presetNamed } from './presets.js';
import { standingsOf } from './standings.js';
import type { Criterion } from './criteria.js';

/*
 * The peer `tiebreak` (MIT, of another hand) reckons the texts of 2009 and 2023 and none. It is old and small, has no
 * dependencies and is used nowhere but here. The text of 2026 it does not know: unplayed.spec.ts has that worked out by hand.
 */
const SCORE: { readonly [outcome in Outcome]: 0 | 0.5 | 1 } = { win: 1, draw: 0.5, loss: 0 };

function peerOf(facts: EventFacts): Results {
  const rounds = facts.rounds.map(({ tables, byes }): RoundResults => ({
    pairings: tables.map(({ seats: [a, b], decided }) => ({
      white: a.player,
      black: b.player,
      scoreWhite: SCORE[a.outcome],
      scoreBlack: SCORE[b.outcome],
      forfeited: decided !== 'played',
    })),
    pairingAllocatedByes: byes.filter(({ kind }) => kind === 'pairing').map(({ player }) => player),
    halfPointByes: byes.filter(({ kind }) => kind === 'half').map(({ player }) => player),
  }));
  return new Results(TournamentType.SWISS, rounds);
}

const AS: { readonly [rule in Exclude<Unplayed, 'c07-2026'>]: UnplayedRoundsAdjustment } = {
  'c07-2023': UnplayedRoundsAdjustment.FIDE_2023,
  'c07-2009': UnplayedRoundsAdjustment.FIDE_2009,
  none: UnplayedRoundsAdjustment.NONE,
};

const SAME: readonly (readonly [Criterion, Tiebreak])[] = [
  [{ by: 'points' }, Tiebreak.SCORE],
  [{ by: 'buchholz' }, Tiebreak.BUCHHOLZ],
  [{ by: 'buchholz', cutLowest: 1 }, Tiebreak.BUCHHOLZ_CUT1],
  [{ by: 'buchholz', cutLowest: 2 }, Tiebreak.BUCHHOLZ_CUT2],
];
/** The peer takes the greatest of those that were played, whatever was not played: only without such rounds it is the same. */
const MEDIANS: readonly (readonly [Criterion, Tiebreak])[] = [
  [{ by: 'buchholz', cutLowest: 1, cutHighest: 1 }, Tiebreak.BUCHHOLZ_MEDIAN1],
  [{ by: 'buchholz', cutLowest: 2, cutHighest: 2 }, Tiebreak.BUCHHOLZ_MEDIAN2],
];

/** What the peer takes for the games of a player. What it publishes lacks the last step of Sonneborn-Berger, which its source has. */
interface WithGames {
  adjustedGames(
    player: string,
    round: number,
  ): readonly { readonly gameScore: number; readonly opponentScore: number }[];
}

const valuesOf = (
  facts: EventFacts,
  unplayed: Unplayed,
  criterion: Criterion,
): readonly (readonly [string, unknown])[] =>
  standingsOf(facts, { ...presetNamed('chess')!, unplayed, criteria: [criterion] }).rows.map(
    ({ player, values }) => [player, values[0]?.value] as const,
  );

describe.each(['none', 'c07-2009', 'c07-2023'] as const)('unplayed rounds by %s', (unplayed) => {
  const same = unplayed === 'c07-2023' ? SAME : [...SAME, ...MEDIANS];

  it.each(same)('%j is what the peer reckons, whatever happened', (criterion, tiebreak) => {
    fc.assert(
      fc.property(randomEvents(), (facts) => {
        const peer = new Tiebreaker(peerOf(facts), AS[unplayed]);
        for (const [player, value] of valuesOf(facts, unplayed, criterion))
          expect([player, value]).toEqual([player, peer.tiebreak(tiebreak, player, facts.rounds.length)]);
      }),
      { numRuns: 80 },
    );
  });

  it('Sonneborn-Berger is what the games of the peer come to', () => {
    fc.assert(
      fc.property(randomEvents(), (facts) => {
        const peer = new Tiebreaker(peerOf(facts), AS[unplayed]) as unknown as WithGames;
        for (const [player, value] of valuesOf(facts, unplayed, { by: 'sonneborn-berger' })) {
          const games = peer.adjustedGames(player, facts.rounds.length);
          expect([player, value]).toEqual([
            player,
            games.reduce((sofar, one) => sofar + one.gameScore * one.opponentScore, 0),
          ]);
        }
      }),
      { numRuns: 80 },
    );
  });
});
