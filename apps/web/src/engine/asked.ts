import type { Actor, Json, Refusal } from '@adjutant/kernel';
import type { Forecast, MatchCommand, Whence } from '@adjutant/match';
import type { Answers, Side } from '@adjutant/rules';
import type { Again, Asking, Now, Tap, Weighed } from '@adjutant/table';

/** A command that was pressed on this device and does not stand in the record as far as it was read. */
export interface Pressed {
  readonly id: string;
  readonly command: MatchCommand;
  readonly actor: Actor;
  /** What it names by numbers that were forecast, where it was pressed on an earlier page. */
  readonly forecast?: Forecast | undefined;
  /** By the clock of the device. */
  readonly at: string;
}

/** A tap with what was said for it. */
export interface Weighing {
  readonly tap: Pick<Tap, 'type' | 'data'>;
  readonly said: readonly { readonly into: readonly (string | number)[]; readonly value: Json }[];
  readonly answers: Answers;
  /** Where it is told, where that is not where the battle stands. */
  readonly from?: Whence | undefined;
}

/** What comes of a command on this device. */
export type Tried =
  /** The screen shows it; the server has the last word. */
  | { readonly outcome: 'shown'; readonly forecast?: Forecast | undefined }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** It waits for the server, for this reason. */
  | { readonly outcome: 'waits'; readonly because: string; readonly forecast?: Forecast | undefined };

/** The same, and whether it tells of a sealed hand, so that nobody but its player carries it; left out where it is recorded already. */
export type PressTold = Tried & { readonly secret?: boolean };

export interface Sitting {
  readonly match: string;
  readonly asking: Asking;
  /** The release of a match that is opened on this device, which the server may not know yet. */
  readonly opens?: string | undefined;
}

/** What a page asks of its engine, by name, and what it is told. */
export interface Questions {
  /** Which match, and who looks. Reads all there is; without a line what is kept on this device. */
  readonly sit: { readonly asked: Sitting; readonly told: number };
  /** Reads what has been recorded since; tells the last entry. */
  readonly catchUp: { readonly asked: null; readonly told: number };
  readonly now: { readonly asked: { readonly player: Side | null; readonly at: string }; readonly told: Now };
  readonly weigh: { readonly asked: Weighing & { readonly at: string }; readonly told: Weighed };
  /** With what something was pressed where it was, and what was said; null where nothing like it can be pressed there. */
  readonly again: {
    readonly asked: { readonly command: MatchCommand; readonly from: Whence; readonly at: string };
    readonly told: Again | null;
  };
  /** What the server answers at the end of the address of the match; null where only the server does. */
  readonly view: { readonly asked: { readonly what: string; readonly at: string }; readonly told: object | null };
  readonly press: { readonly asked: Pressed; readonly told: PressTold };
  /** Which of some commands tell of a sealed hand. */
  readonly secret: { readonly asked: readonly MatchCommand[]; readonly told: readonly boolean[] };
  /** The server has answered. */
  readonly settle: { readonly asked: { readonly id: string; readonly isRefused: boolean }; readonly told: null };
  /** The hash of what is recorded, as whoever looks knows it. */
  readonly hash: { readonly asked: null; readonly told: string };
}

export type Question = keyof Questions;

/** On the line between page and worker. */
export interface ToEngine<Name extends Question = Question> {
  readonly number: number;
  readonly question: Name;
  readonly asked: Questions[Name]['asked'];
}

export type FromEngine =
  | { readonly number: number; readonly told: unknown }
  /** `offline`: the server could not be reached, and what was read before stands. */
  | { readonly number: number; readonly failed: string; readonly offline: boolean };

/** The first that a worker says: it hears what it is asked. */
export interface SignOfLife {
  readonly begun: true;
}
