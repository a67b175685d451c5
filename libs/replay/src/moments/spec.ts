import { SIDES, type Side } from '@adjutant/rules';

/** A way to name a moment of a match. */
export type MomentSpec =
  | { readonly by: 'entry'; readonly entry: number }
  | { readonly by: 'round'; readonly round: number }
  | { readonly by: 'turn'; readonly round: number; readonly turn: Side }
  /** `turn` null: a step of the round that belongs to nobody. */
  | { readonly by: 'phase'; readonly round: number; readonly turn: Side | null; readonly step: string }
  | { readonly by: 'dispute'; readonly dispute: string }
  /** The n-th thing that the record leaves in doubt, counted from 1. */
  | { readonly by: 'finding'; readonly finding: number };

/** `entry:12`, `round:2`, `turn:2.B`, `phase:2.B.fight`, `phase:2.scoring`, `dispute:ID`, `finding:3`; null for anything else. */
export function readMoment(text: string): MomentSpec | null {
  const [, by, rest = ''] = /^(entry|round|turn|phase|dispute|finding):(.{1,120})$/.exec(text) ?? [];
  const number = /^\d{1,9}$/.test(rest) ? Number(rest) : null;
  switch (by) {
    case 'entry':
      return number === null ? null : { by, entry: number };
    case 'round':
      return number === null ? null : { by, round: number };
    case 'finding':
      return number === null || number === 0 ? null : { by, finding: number };
    case 'dispute':
      return /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/.test(rest) ? { by, dispute: rest } : null;
    case 'turn':
    case 'phase':
      return place(by, rest);
    default:
      return null;
  }
}

function place(by: 'turn' | 'phase', text: string): MomentSpec | null {
  const [, round = '', side, step] = /^(\d{1,3})(?:\.([AB]))?(?:\.([a-z][a-z0-9-]*))?$/.exec(text) ?? [];
  const turn = SIDES.find((one) => one === side) ?? null;
  if (round === '') return null;
  if (by === 'phase') return step === undefined ? null : { by, round: Number(round), turn, step };
  return turn === null || step !== undefined ? null : { by, round: Number(round), turn };
}
