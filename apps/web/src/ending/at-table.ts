import type { Side } from '@adjutant/rules';
import type { Acting } from '../acting/acting.js';

/** Who sits at the table that this page is of, and who acts for whom on this device. */
export interface AtTable {
  readonly id: string;
  readonly players: { readonly [side in Side]: string };
  /** The seat that is played here; null where both are, or where somebody writes for both. */
  readonly own: Side | null;
  /** Whose taps are shown now. */
  readonly side: Side;
  /** The latest entry that the table shows. */
  readonly newest: number;
  readonly actingFor: (side: Side) => Acting;
  /** Opens the call of a judge about an entry. */
  readonly call: (entry: number) => void;
}

/** The seats that are played on this device. */
export function seatsHere({ own }: AtTable): readonly Side[] {
  return own === null ? ['A', 'B'] : [own];
}

/** Where both play on one device each says who they are; whoever writes for others is named in the record anyway. */
export function typesName({ own, actingFor }: AtTable, side: Side): boolean {
  return own === null && actingFor(side).roles.includes('player');
}
