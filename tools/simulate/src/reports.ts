import { namedId } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import type { Chance } from './chance.js';
import type { Sent } from './installation.js';
import type { Acknowledgements } from './acknowledgements.js';

interface Slip {
  readonly match: string;
  readonly chance: Chance;
  /** The category of points in which this game counts most. */
  readonly category: string;
  readonly told: Acknowledgements;
}

export interface Course {
  readonly noShow: boolean;
  readonly unconfirmed: boolean;
  readonly corrected: boolean;
}

/** No game caps a category of points below this. */
export const MOST = 11;

/** What is sent about one table, in its order: two players with their phones, and officials where they are wanted. */
export function reportsOf(slip: Slip, { noShow, unconfirmed, corrected }: Course): readonly Sent[] {
  const { match, chance } = slip;
  if (noShow) {
    const data = {
      outcome: { A: 'win', B: 'loss' },
      ground: 'no-show',
      absent: ['B'],
      because: 'did not come',
    } as const;
    return [of(match, 'no-show', { type: 'DecideResult', data }, 'judge')];
  }
  const points = { A: chance.below(MOST), B: chance.below(MOST) };
  slip.told.reported(match, points);
  const scores = (['A', 'B'] as const).map((player) =>
    of(match, `points ${player}`, {
      type: 'ScoreVictoryPoints',
      data: { player, category: slip.category, points: points[player], what: 'as on the slip' },
    }),
  );
  const confirms = (['A', 'B'] as const).map((player) =>
    of(match, `confirms ${player}`, { type: 'ConfirmResult', data: { player } }),
  );
  const played = [...scores, of(match, 'finished', { type: 'FinishMatch', data: {} })];
  if (unconfirmed) return played;
  return [...played, ...confirms, ...(corrected ? [correctionOf(slip, 'at once')] : [])];
}

/** A ruling decides otherwise than was played; what was played stays beside it. */
export function correctionOf({ match, chance, told }: Omit<Slip, 'category'>, name: string): Sent {
  const awarded = { A: 20 + chance.below(MOST), B: chance.below(MOST) };
  told.reported(match, awarded);
  const decides = {
    kind: 'decide',
    outcome: { A: 'win', B: 'loss' },
    ground: 'judge',
    awarded: { unit: 'vp', ...awarded },
  } as const;
  const data = {
    ...{ dispute: namedId(`${match}/dispute`), ruling: namedId(`${match}/ruling ${name}`), remedies: [decides] },
    ...{ by: { id: 'head-judge', role: 'head-judge' as const }, because: 'the slip was misread' },
  };
  return of(match, `corrected ${name}`, { type: 'ApplyRuling', data }, 'system');
}

function of(match: string, name: string, command: MatchCommand, role: Sent['role'] = 'player'): Sent {
  return { to: 'match', id: match, command, commandId: namedId(`${match}/${name}`), role };
}
