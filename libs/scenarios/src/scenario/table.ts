import type { Occasion } from '@adjutant/kernel';
import type { MatchCommand, MatchDecider, MatchEvent, MatchState } from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Pack, Shelf } from '@adjutant/rules';
import type { Recorder, RecordAnswer } from '@adjutant/store';

/** What came of one step: the answer, and where it stands in the record. */
export interface Played {
  readonly step: number;
  readonly command: MatchCommand;
  readonly answer: RecordAnswer<MatchEvent>;
  readonly entries: readonly number[];
  readonly attempt: Attempt | null;
}

/** One command of a scenario: what was sent on which state, and what came of it. */
export interface Sent {
  readonly command: MatchCommand;
  readonly commandId: string;
  readonly occasion: Occasion;
  readonly answer: RecordAnswer<MatchEvent>;
  readonly state: MatchState;
}

/** Told of each command as it is played; a case is a match of its own. */
export type Watch = (sent: Sent, match: number) => void | Promise<void>;

/** A match being played from a scenario, through the same way that every command takes. */
export interface Table {
  readonly shelf: Shelf;
  readonly pack: Pack;
  readonly decider: MatchDecider;
  readonly recorder: Recorder<MatchCommand, MatchState, MatchEvent>;
  readonly stream: string;
  readonly watch?: ((sent: Sent) => void | Promise<void>) | undefined;
  events: MatchEvent[];
  state: MatchState;
  readonly played: Played[];
}

/** What steps make on their way: places that are passed, and what comes to light in front of the entry itself. */
const ASIDE: readonly string[] = ['PhaseAdvanced', 'ObjectiveRevealed'];

/** The first entry that an earlier step made (the way there apart), or its first one of a type. */
export function entryOfStep(table: Table, step: number, type?: MatchEvent['type']): number {
  const entries = table.played.find((one) => one.step === step)?.entries ?? [];
  const ofType = (wanted: string): number | undefined =>
    entries.find((number) => table.events[number]?.type === wanted);
  const own = entries.find((number) => !ASIDE.includes(table.events[number]?.type ?? '')) ?? entries[0];
  const entry = type === undefined ? own : ofType(type);
  if (entry === undefined) throw new Error(`Step ${step} made no entry in the record.`);
  return entry;
}
