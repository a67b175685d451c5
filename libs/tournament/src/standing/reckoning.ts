import type { Entrant, EntrantId, EventFacts, EventFigure, Outcome } from '../facts.js';
import { readTable } from './conversion.js';
import { asTold, Margins, type Converted } from './converted.js';
import { effectsOf, type Effects } from './effects.js';
import { fieldOf, metBy, type Field, type Line, type TableLine } from './field.js';
import { part, type Part } from './parts.js';
import type { Preset } from './preset.js';
import { compare, exactly, sum, written, ZERO, type Rational } from './rational.js';

type Counts = Outcome | 'nothing';

/** One player's share of something, line by line. */
export interface Reckoned {
  readonly value: Rational;
  readonly parts: readonly Part[];
}

/** What every criterion asks of an event: lines, what they are worth, and effects. Nothing is worked out twice. */
export class Reckoning {
  readonly field: Field;
  readonly effects: Effects;
  readonly entrants: ReadonlyMap<EntrantId, Entrant>;
  readonly win: Rational;
  readonly draw: Rational;
  private readonly margins: Margins | undefined;
  private readonly figures: ReadonlyMap<EntrantId, readonly EventFigure[]>;
  private readonly groups = new WeakMap<readonly EntrantId[], unknown>();
  private readonly kept = new Map<string, Map<EntrantId, unknown>>();

  constructor(
    readonly facts: EventFacts,
    readonly preset: Preset,
    upTo = Infinity,
  ) {
    this.entrants = new Map(facts.entrants.map((one) => [one.id, one]));
    this.field = fieldOf(facts, upTo);
    this.effects = effectsOf(facts.effects, this.field.rounds, preset.units);
    this.win = exactly(preset.points.win);
    this.draw = exactly(preset.points.draw);
    this.figures = Map.groupBy(facts.figures ?? [], ({ player }) => player);
    const { conversion } = preset;
    const read = conversion === undefined ? undefined : readTable(conversion.table, conversion.upperIncluded);
    if (read?.ok === false) throw new RangeError(`Preset ${preset.id}: ${read.faults[0]?.says}`);
    this.margins = conversion && read && new Margins(conversion, read.bands);
  }

  /** Works something out for a player once. */
  once<Value>(what: string, player: EntrantId, work: () => Value): Value {
    const known = this.kept.get(what) ?? new Map<EntrantId, unknown>();
    this.kept.set(what, known);
    if (!known.has(player)) known.set(player, work());
    return known.get(player) as Value;
  }

  /** Works something out for a group of those who are level once. */
  onceAmong<Value>(among: readonly EntrantId[], work: () => Value): Value {
    if (!this.groups.has(among)) this.groups.set(among, work());
    return this.groups.get(among) as Value;
  }

  lines(player: EntrantId): readonly Line[] {
    return this.field.lines.get(player) ?? [];
  }

  met(player: EntrantId): readonly TableLine[] {
    return metBy(this.lines(player));
  }

  counts(line: Line): Counts {
    if (line.kind === 'table') return line.own.outcome;
    return line.kind === 'bye' ? (line.assigned ?? this.preset.byes[line.bye].counts) : 'nothing';
  }

  worth(line: Line): Rational {
    const own = line.kind === 'bye' && line.assigned === undefined ? this.preset.byes[line.bye].points : undefined;
    if (own !== undefined) return exactly(own);
    const counts = this.counts(line);
    return counts === 'nothing' ? ZERO : exactly(this.preset.points[counts]);
  }

  /** Points of results and byes, and what rulings add to them. */
  points(player: EntrantId): Reckoned {
    return this.once('points', player, () => {
      const parts = this.lines(player).map((line) => ofLine(line, this.worth(line)));
      return this.withRulings(player, 'points', parts);
    });
  }

  wins(player: EntrantId): Rational {
    return exactly(this.lines(player).filter((line) => this.counts(line) === 'win').length);
  }

  draws(player: EntrantId): Rational {
    return exactly(this.lines(player).filter((line) => this.counts(line) === 'draw').length);
  }

  withRulings(player: EntrantId, figure: string, parts: readonly Part[]): Reckoned {
    const added = this.effects
      .added(player, figure)
      .map(({ ruling, amount, round }) => part('ruling', amount, { ruling, round }));
    const all = [...parts, ...added];
    return { parts: all, value: sum(all.map(({ amount }) => exactly(amount))) };
  }

  /** A figure of one line as it was told, or as the table of margins gives it; undefined where nobody knows it. */
  figureOf(line: Line, figure: string): Converted | undefined {
    if (line.kind === 'bye') {
      const told = line.figures[figure] ?? this.preset.byes[line.bye].figures?.[figure];
      return told === undefined ? undefined : { amount: exactly(told) };
    }
    if (line.kind !== 'table') return undefined;
    return this.margins === undefined ? asTold(line, figure) : this.margins.of(line, figure);
  }

  /** The margin that would bring a figure of this line, and that no line of the table of margins has. */
  withoutLine(line: Line, figure: string): Rational | undefined {
    return line.kind === 'table' ? this.margins?.withoutLine(line, figure) : undefined;
  }

  /** A figure added up over tables, byes, the whole event and rulings. */
  figure(player: EntrantId, figure: string): Reckoned {
    return this.once(`figure ${figure}`, player, () => {
      const tables = this.lines(player).flatMap((line) => {
        const got = this.figureOf(line, figure);
        if (got === undefined) return [];
        const margin = got.margin === undefined ? undefined : written(got.margin);
        return [ofLine(line, got.amount, { figure, margin })];
      });
      return this.withRulings(player, figure, [...tables, ...this.ofEvent(player, figure)]);
    });
  }

  ofEvent(player: EntrantId, figure: string): readonly Part[] {
    const own = this.figures.get(player) ?? [];
    return own.filter((one) => one.figure === figure).map(({ value }) => part('event', exactly(value), { figure }));
  }
}

/** The part that a line is. */
export function ofLine(
  line: Line,
  amount: Rational,
  more: { readonly [Key in keyof Part]?: Part[Key] | undefined } = {},
): Part {
  const { round } = line;
  const own = { round, ...more } as Partial<Part>;
  if (line.kind === 'bye') return part('bye', amount, { ...own, bye: line.bye, assigned: line.assigned });
  if (line.kind === 'absent') return part('absent', amount, own);
  const { opponent } = line;
  const { disputed } = line;
  if (line.kind === 'open') return part('open', amount, { ...own, opponent, disputed, voided: line.voided });
  const { decided, unconfirmed, given } = line;
  return part('table', amount, { ...own, opponent, outcome: line.own.outcome, decided, unconfirmed, disputed, given });
}

export const isMore = (one: Rational, other: Rational): boolean => compare(one, other) > 0;
