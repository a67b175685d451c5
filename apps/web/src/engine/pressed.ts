import type { MatchState, Written } from '@adjutant/match';
import { canonical } from '@adjutant/seal';
import type { Pressed, Tried } from './asked.js';

/** What a command that was pressed makes of a state. */
export interface Made {
  readonly tried: Tried;
  /** What the record would hold of it. */
  readonly events: readonly Written[];
  readonly state: MatchState;
}

interface Standing extends Made {
  readonly pressed: Pressed;
}

/** What was pressed and is not in the record as far as it was read, each decided upon the one before. */
export class PressedHere {
  #standing: readonly Standing[] = [];
  #from: MatchState;

  constructor(
    from: MatchState,
    private readonly decide: (from: MatchState, pressed: Pressed) => Made,
  ) {
    this.#from = from;
  }

  /** With everything that was pressed. */
  get shown(): MatchState {
    return this.#standing.at(-1)?.state ?? this.#from;
  }

  /** What is refused is not shown; what is pressed already stays as it is. */
  press(pressed: Pressed): Tried {
    const known = this.#standing.find((one) => one.pressed.id === pressed.id);
    if (known) return known.tried;
    const made = this.decide(this.shown, pressed);
    if (made.tried.outcome !== 'refused') this.#standing = [...this.#standing, { ...made, pressed }];
    return made.tried;
  }

  /** What rested on one of them is decided anew, and nothing else. */
  drop(ids: ReadonlySet<string>): void {
    const first = this.#standing.findIndex(({ pressed, events }) => ids.has(pressed.id) && events.length > 0);
    const before = this.#standing.slice(0, first < 0 ? undefined : first);
    const behind = this.#standing.slice(before.length);
    this.#standing = [...without(ids, before), ...this.#upon(before.at(-1)?.state ?? this.#from, without(ids, behind))];
  }

  /**
   * The record has gone on, by these commands. Where it did so just as it was decided here, everything stands as it stood; `read`:
   * null where what is shown is more than what was read.
   */
  goOn(from: MatchState, read: readonly Written[] | null, ids: ReadonlySet<string>): void {
    const rest = without(ids, this.#standing);
    this.#standing = read !== null && this.#tookJust(read, ids) ? rest : this.#upon(from, rest);
    this.#from = from;
  }

  /** Whether what was read is what the first of them made, and nothing else. */
  #tookJust(read: readonly Written[], ids: ReadonlySet<string>): boolean {
    let from = 0;
    for (const { pressed, events } of this.#standing) {
      if (from === read.length) break;
      if (events.length > 0 && !ids.has(pressed.id)) return false;
      const to = from + events.length;
      if (canonical(events) !== canonical(read.slice(from, to))) return false;
      from = to;
    }
    return from === read.length;
  }

  #upon(from: MatchState, standing: readonly Standing[]): readonly Standing[] {
    let state = from;
    return standing.map(({ pressed }) => {
      const made = this.decide(state, pressed);
      state = made.state;
      return { ...made, pressed };
    });
  }
}

function without(ids: ReadonlySet<string>, standing: readonly Standing[]): readonly Standing[] {
  return standing.filter(({ pressed }) => !ids.has(pressed.id));
}
