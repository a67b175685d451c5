import { is, type Static } from '@adjutant/kernel';
import { otherSide } from '../members.js';
import type { PenaltyEffect } from './policy.js';

/** A remedy of the match, as rulings carry it: signed points for one player. What cannot be taken at once is owed. */
export const PointsRemedy = is.object(
  {
    kind: is.exactly('adjust'),
    player: is.oneOf(['A', 'B']),
    resource: is.oneOf(['vp', 'cp']),
    amount: is.anyWhole(),
    owes: is.optional(is.exactly(true)),
  },
  { name: 'PointsRemedy' },
);
export type PointsRemedy = Static<typeof PointsRemedy>;

/** A remedy of the match: it is lost for one player, whatever was played. */
export const LossRemedy = is.object(
  {
    kind: is.exactly('decide'),
    outcome: is.object({ A: is.oneOf(['win', 'loss']), B: is.oneOf(['win', 'loss']) }),
    ground: is.oneOf(['judge', 'disqualification']),
  },
  { name: 'LossRemedy' },
);
export type LossRemedy = Static<typeof LossRemedy>;

export const PenaltyRemedy = is.named('PenaltyRemedy', is.either(PointsRemedy, LossRemedy));
export type PenaltyRemedy = Static<typeof PenaltyRemedy>;

/** What penalties do to a match, as remedies of a ruling: to its points, and to its result. */
export function remediesOf(effects: readonly PenaltyEffect[], side: 'A' | 'B'): readonly PenaltyRemedy[] {
  const points = effects.flatMap((effect): PointsRemedy[] => {
    if (effect.kind !== 'points' || effect.amount === 0) return [];
    const { resource, whose, amount } = effect;
    const player = whose === 'own' ? side : otherSide(side);
    return [{ kind: 'adjust', player, resource, amount, ...(amount < 0 ? { owes: true } : {}) }];
  });
  const ground = groundOfLoss(effects);
  if (ground === null) return points;
  return [...points, { kind: 'decide', outcome: side === 'A' ? LOST.A : LOST.B, ground }];
}

const LOST = { A: { A: 'loss', B: 'win' }, B: { A: 'win', B: 'loss' } } as const;

/** On what ground these effects lose the match; null where they leave its result alone. */
export function groundOfLoss(effects: readonly PenaltyEffect[]): LossRemedy['ground'] | null {
  if (effects.some(({ kind }) => kind === 'removal')) return 'disqualification';
  return effects.some(({ kind }) => kind === 'result') ? 'judge' : null;
}

export function effectText(effect: PenaltyEffect): string {
  switch (effect.kind) {
    case 'points':
      return `${signed(effect.amount)} ${effect.resource.toUpperCase()} for ${who(effect.whose)}`;
    case 'tie-break':
      return `${signed(effect.amount)} ${effect.unit} for ${who(effect.whose)}`;
    case 'result':
      return `the ${effect.of} is lost`;
    case 'prizes':
      return `the opponent wins with ${effect.fewer} prizes fewer`;
    case 'time-extension':
      return `more time for the match: ${effect.amount ?? 'as many'} ${effect.unit}${effect.amount === undefined ? ' as were lost' : ''}`;
    case 'no-prizes':
      return 'no prize of the event';
    case 'removal':
      return `removal from the ${effect.from}`;
    case 'report':
      return `a report to ${effect.to}`;
  }
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function who(whose: 'own' | 'opponent'): string {
  return whose === 'own' ? 'the penalised player' : 'the opponent';
}
