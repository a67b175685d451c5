import type { Side } from '@adjutant/rules';

export const NOTE_KINDS = ['agreement', 'measurement', 'pause', 'note'] as const;

/** What people at the table want to have said; it changes nothing. `player`: whose word it is. */
export interface Note {
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly text: string;
  readonly player?: Side;
}

/** An account of a player as somebody keeps it outside the record, on a score sheet for example. */
export interface PaperSays {
  readonly player: Side;
  readonly account: 'cp' | 'vp';
  /** Of victory points; all of them where it is left out. */
  readonly category?: string;
  readonly value: number;
  /** The entry after which it stood so; where it is left out, the place of the declaration itself. */
  readonly after?: number;
}

/** What a balance is put to. */
export interface Balance {
  readonly player: Side;
  readonly resource: 'cp' | 'vp';
  /** Of victory points; their sum where it is left out. */
  readonly category?: string;
  readonly value: number;
}
