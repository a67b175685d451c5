import { namedId, type Occasion } from '@adjutant/kernel';
import {
  foldMatch,
  ABSENT,
  matchDecider,
  matchStream,
  type MatchCommand,
  type MatchDecider,
  type MatchEvent,
  type MatchState,
  type Settings,
} from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { openMemoryStore, record, StateCache, type EventStore, type Keeping, type RecordAnswer } from '@adjutant/store';
import type { Mismatch } from '../scenario/expecting.js';
import type { ScenarioResult } from '../scenario/runner.js';
import { keepingFor } from '../sealing.js';
import { checkAnswer, checkEnd, checkPlace } from './checks.js';
import type { Script, ScriptCommand } from './script.js';

export interface ScriptOptions {
  /** Plays the match under other settings than it was opened with. Under `advise`, lines that are to be refused are left out. */
  readonly settings?: Partial<Settings>;
  /** Where the match is recorded; a store of its own where it is left out. */
  readonly store?: EventStore;
}

/** A script that was played: what came of it, and the record that it made. */
export interface ScriptPlayed {
  readonly result: ScenarioResult;
  readonly store: EventStore;
  readonly stream: string;
  readonly events: readonly MatchEvent[];
  readonly attempts: readonly Attempt[];
  readonly state: MatchState;
}

/** Plays a whole match through the way that every command takes, and holds each line to what it expects. */
export async function runScript(shelf: Shelf, script: Script, options: ScriptOptions = {}): Promise<ScenarioResult> {
  return (await playScript(shelf, script, options)).result;
}

export async function playScript(shelf: Shelf, script: Script, options: ScriptOptions = {}): Promise<ScriptPlayed> {
  const play = new Play(shelf, script, options);
  for (const [index, line] of script.commands.entries()) {
    const step = index + 1;
    if (line.refused !== undefined && options.settings?.enforcement === 'advise') continue;
    const going = await play.take(step, line);
    if (!going) break;
  }
  return play.end();
}

/** The id of a command of a script, counted from 0; the same in every store that the script is played into. */
export function commandIdOf(script: Script, index: number): string {
  return namedId(`${script.header.id}/${index}`);
}

class Play {
  readonly #shelf: Shelf;
  readonly #script: Script;
  readonly #settings: Partial<Settings> | undefined;
  readonly #store: EventStore;
  readonly #stream: string;
  readonly #decider: MatchDecider;
  readonly #states = new StateCache<MatchState>({ max: 2 });
  readonly #keeping: Keeping<MatchCommand, MatchState, MatchEvent>;
  readonly #events: MatchEvent[] = [];
  readonly #attempts: Attempt[] = [];
  readonly #mismatches: Mismatch[] = [];
  #state: MatchState = ABSENT;
  #steps = 0;

  constructor(shelf: Shelf, script: Script, options: ScriptOptions) {
    this.#shelf = shelf;
    this.#script = script;
    this.#settings = options.settings;
    this.#store = options.store ?? openMemoryStore();
    this.#stream = matchStream(script.header.id);
    this.#decider = matchDecider(shelf);
    this.#keeping = keepingFor(shelf, script.header.id);
  }

  /** Whether the match can go on after this line. */
  async take(step: number, line: ScriptCommand): Promise<boolean> {
    this.#steps += 1;
    try {
      this.#mismatches.push(...checkPlace(this.#shelf, this.#state, step, line));
      const command = this.#commandOf(line);
      const occasion: Occasion = { now: line.occurredAt, occurredAt: line.occurredAt, actor: line.actor };
      const recorder = { store: this.#store, decider: this.#decider, states: this.#states, keeping: this.#keeping };
      const answer = await record(recorder, {
        stream: this.#stream,
        command,
        commandId: commandIdOf(this.#script, step - 1),
        occasion,
      });
      this.#note(answer, command, occasion);
      this.#mismatches.push(...checkAnswer(this.#state, step, line, answer));
      return this.#state.status !== 'absent';
    } catch (error) {
      const got = error instanceof Error ? error.message : String(error);
      this.#mismatches.push({ step, what: 'command', expected: 'a command that can be taken', got });
      return false;
    }
  }

  end(): ScriptPlayed {
    const { header } = this.#script;
    const mismatches = [...this.#mismatches, ...checkEnd(this.#state, this.#script, this.#events.length)];
    const result = { scenario: header.title, ok: mismatches.length === 0, steps: this.#steps, mismatches };
    return {
      result,
      store: this.#store,
      stream: this.#stream,
      events: this.#events,
      attempts: this.#attempts,
      state: this.#state,
    };
  }

  #commandOf({ type, data }: ScriptCommand): MatchCommand {
    const command = { type, data } as unknown as MatchCommand;
    if (command.type !== 'OpenMatch' || !this.#settings) return command;
    return { ...command, data: { ...command.data, settings: { ...command.data.settings, ...this.#settings } } };
  }

  #note(answer: RecordAnswer<MatchEvent>, command: MatchCommand, occasion: Occasion): void {
    if (answer.outcome === 'refused') this.#attempts.push({ after: this.#events.length - 1, command, occasion });
    if (answer.outcome !== 'recorded') return;
    const events = answer.events.map(({ event }) => event);
    this.#events.push(...events);
    this.#state = foldMatch(this.#shelf, events, this.#state);
  }
}
