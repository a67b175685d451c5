import type { PenaltyEffect } from './policy.js';

/** A remedy of the match, as rulings carry it: signed points for one player. */
export interface PointsRemedy {
  readonly kind: 'adjust';
  readonly player: 'A' | 'B';
  readonly resource: 'vp' | 'cp';
  readonly amount: number;
}

type Balances = { readonly [player in 'A' | 'B']: { readonly vp: number; readonly cp: number } };

/**
 * What penalties do to the points of a match, as remedies of a ruling. No account goes below nothing, and a ruling that
 * would make it so is refused as a whole: so no more is taken than there is, over all effects together.
 */
export function adjustmentsOf(
  effects: readonly PenaltyEffect[],
  side: 'A' | 'B',
  balances: Balances,
): readonly PointsRemedy[] {
  const left = { A: { ...balances.A }, B: { ...balances.B } };
  const remedies: PointsRemedy[] = [];
  for (const effect of effects) {
    if (effect.kind !== 'points') continue;
    const { resource, whose } = effect;
    const player = whose === 'own' ? side : side === 'A' ? 'B' : 'A';
    const amount = Math.max(effect.amount, -left[player][resource]);
    left[player][resource] += amount;
    if (amount !== 0) remedies.push({ kind: 'adjust', player, resource, amount });
  }
  return remedies;
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
