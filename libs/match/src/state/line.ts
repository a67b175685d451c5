import type { Booked, Pack, Table } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import type { History, OpenedState } from './state.js';

/** Where an event falls: on which table, under which number, behind which record (with the event itself in it). */
export interface Falling {
  readonly pack: Pack;
  readonly table: Table;
  readonly number: number;
  /** Questions that it leaves unanswered stay open. */
  readonly open: boolean;
  readonly history: History;
}

/**
 * What is hidden of an event where hands are sealed: these members; of a use the objectives that it names; of a record that
 * begins amid a battle its hands, one by one.
 */
export type Hides<Data> = 'nothing' | 'objectives-named' | 'hands' | readonly (keyof Data & string)[];

/** What one type of event does. Total: an event about something that the table no longer knows does nothing. */
export interface Line<Event extends MatchEvent> {
  /** Whether it was played, so that going back in the battle undoes it; what was ruled, said and looked at stays. */
  readonly isPlayed: boolean;
  /** Changes what earlier entries come to: the whole record is told again with it. */
  readonly rewrites: boolean;
  readonly hides: Hides<Event['data']>;
  /** To the table, where no points move by it. */
  table?: ((falling: Falling, data: Event['data']) => Table) | undefined;
  /** To the table and the ledgers. */
  moves?: ((falling: Falling, data: Event['data']) => Booked) | undefined;
  /** To the match around the table; the end of the battle is looked for after no such event. */
  match?: ((state: OpenedState, data: Event['data'], number: number) => OpenedState) | undefined;
}

type Says<Event extends MatchEvent> = Partial<Omit<Line<Event>, 'isPlayed'>>;

/** All members in one order: what each event of a record is folded by is then found in one way. */
const SILENT = {
  isPlayed: true,
  rewrites: false,
  hides: 'nothing',
  table: undefined,
  moves: undefined,
  match: undefined,
} as const;

export function played<Event extends MatchEvent>(says: Says<Event> = {}): Line<Event> {
  return { ...SILENT, isPlayed: true, ...says };
}

export function written<Event extends MatchEvent>(says: Says<Event> = {}): Line<Event> {
  return { ...SILENT, isPlayed: false, ...says };
}
