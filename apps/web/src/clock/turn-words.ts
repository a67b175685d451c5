import type { Side } from '@adjutant/rules';

/**
 * `R0` as `Before the battle`, `R2.B` as `Round 2, ben`, `R2` of both as `Round 2`. A report says it with the letters of the seats
 * (`auditTimes` of the views), as all of a report does; here are names, which the answer that tells the turns does not know.
 */
export function turnInWords(turn: string, players: { readonly [side in Side]: string }): string {
  const [, round = '0', side] = /^R(\d+)(?:\.([AB]))?$/.exec(turn) ?? [];
  if (round === '0') return 'Before the battle';
  return side === undefined ? `Round ${round}` : `Round ${round}, ${players[side as Side]}`;
}
