import { entriesNamed, nextNumber, renumbered, type Forecast, type MatchState, type Written } from '@adjutant/match';
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
  /** The number of the first of its events. */
  readonly first: number;
}

/** What was pressed and is not in the record as far as it was read, each decided upon the one before. */
export class PressedHere {
  #standing: readonly Standing[] = [];
  #from: MatchState;

  constructor(
    from: MatchState,
    private readonly decide: (from: MatchState, pressed: Pressed) => Made,
    /** The first entry that a command has written; undefined where it stands in no record that was read. */
    private readonly recorded: (id: string) => number | undefined = () => undefined,
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
    const said = { ...pressed, forecast: pressed.forecast ?? this.#forecastIn(pressed) };
    const made = this.#made(this.shown, said, this.#standing);
    const { tried } = made;
    if (tried.outcome === 'refused') return tried;
    this.#standing = [...this.#standing, made];
    return said.forecast === undefined ? tried : { ...tried, forecast: said.forecast };
  }

  /** Which of what waits here writes the entries that are named: numbers of entries that do not stand yet are a forecast. */
  #forecastIn({ command }: Pressed): Forecast | undefined {
    const named = entriesNamed(command).flatMap((entry): readonly Forecast[number][] => {
      const one = this.#standing.find(({ first, events }) => first <= entry && entry < first + events.length);
      return one ? [{ entry, of: one.pressed.id, ...(entry > one.first && { nth: entry - one.first }) }] : [];
    });
    return named.length === 0 ? undefined : named;
  }

  /** What a command makes of a state, upon what stands there before it; what it names has the numbers of today. */
  #made(from: MatchState, pressed: Pressed, before: readonly Standing[]): Standing {
    const numbers = new Map(
      (pressed.forecast ?? []).map(({ entry, of, nth = 0 }) => {
        const first = before.find((one) => one.pressed.id === of)?.first ?? this.recorded(of);
        return [entry, first === undefined ? entry : first + nth];
      }),
    );
    const command = renumbered(pressed.command, (entry) => numbers.get(entry) ?? entry);
    return { ...this.decide(from, { ...pressed, command }), pressed, first: nextNumber(from) };
  }

  /** What rested on one of them is decided anew, and nothing else. */
  drop(ids: ReadonlySet<string>): void {
    const first = this.#standing.findIndex(({ pressed, events }) => ids.has(pressed.id) && events.length > 0);
    const before = this.#standing.slice(0, first < 0 ? undefined : first);
    const behind = this.#standing.slice(before.length);
    const left = without(ids, before);
    this.#standing = this.#upon(before.at(-1)?.state ?? this.#from, without(ids, behind), left);
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

  #upon(from: MatchState, standing: readonly Standing[], left: readonly Standing[] = []): readonly Standing[] {
    const all = [...left];
    let state = from;
    for (const { pressed } of standing) {
      const made = this.#made(state, pressed, all);
      all.push(made);
      ({ state } = made);
    }
    return all;
  }
}

function without(ids: ReadonlySet<string>, standing: readonly Standing[]): readonly Standing[] {
  return standing.filter(({ pressed }) => !ids.has(pressed.id));
}
