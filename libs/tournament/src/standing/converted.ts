import { convert, type Band } from './conversion.js';
import { wasPlayed, type TableLine } from './field.js';
import type { Conversion } from './preset.js';
import { compare, exactly, minus, ZERO, type Rational } from './rational.js';

/** A figure of one table, with the margin that brought it. */
export interface Converted {
  readonly amount: Rational;
  readonly margin?: Rational;
}

/** The score that an event ranks by, where officials award it in place of points. */
const AWARDED = 'event';

/** What tables bring of their figures: what was told of them, and what a table of margins makes of it. */
export class Margins {
  constructor(
    private readonly conversion: Conversion,
    private readonly bands: readonly Band[],
  ) {}

  /** Figures that a table may have without anybody telling them. */
  get made(): readonly string[] {
    const { from, to, walkover } = this.conversion;
    const given = Object.values(walkover ?? {}).flatMap((figures) => Object.keys(figures));
    return [...new Set([to, from, ...given])];
  }

  /** One figure of a table; undefined where nobody told it and nothing makes it. */
  of(line: TableLine, figure: string): Converted | undefined {
    const { from, to, asRuled = false } = this.conversion;
    const told = asTold(line, figure);
    if (asRuled && figure === from && this.isAgainst(line)) return this.asGiven(line, figure) ?? told;
    if (told !== undefined) return told;
    const awarded = asRuled && figure === to ? asTold(line, AWARDED) : undefined;
    if (awarded !== undefined) return awarded;
    if (!this.goesByMargin(line)) return this.asGiven(line, figure);
    return figure === to ? this.byMargin(line) : undefined;
  }

  /** The margin of a table that would bring this figure, and that no line has: above the last one, or between two. */
  withoutLine(line: TableLine, figure: string): Rational | undefined {
    if (figure !== this.conversion.to || !this.goesByMargin(line)) return undefined;
    return this.of(line, figure) === undefined ? this.marginOf(line) : undefined;
  }

  private goesByMargin(line: TableLine): boolean {
    const isGiven = this.conversion.asRuled === true && (this.isAgainst(line) || this.isWalkover(line));
    return !isGiven && wasPlayed(line);
  }

  /**
   * Whether officials gave the table otherwise than its points say, in play or without: to whoever has no more of them, to neither,
   * or as a draw of what is worth more to one. A win by few points that is worth as much as a draw is a win, and not against them.
   */
  private isAgainst(line: TableLine): boolean {
    const margin = this.marginOf(line);
    if (margin === undefined) return false;
    if (line.decided === 'double-loss') return true;
    const ahead = compare(margin, ZERO);
    if (line.own.outcome !== 'draw') return line.own.outcome === 'win' ? ahead <= 0 : ahead >= 0;
    const [level, amount] = [ZERO, margin].map((one) => this.convert(one));
    return ahead !== 0 && level !== undefined && (amount === undefined || compare(amount, level) !== 0);
  }

  /** Without a walkover nothing says what else a match is worth that a ruling or a penalty gives to whoever is ahead. */
  private isWalkover({ given }: TableLine): boolean {
    return given === true && this.conversion.walkover !== undefined;
  }

  /** A draw is worth what a margin of nothing is, with nothing for either (conventions 3.4, P15); a win is a walkover. */
  private asGiven({ own: { outcome } }: TableLine, figure: string): Converted | undefined {
    const { from, to, walkover, asRuled = false } = this.conversion;
    if (asRuled && outcome === 'draw') {
      if (figure === from) return { amount: ZERO };
      const level = figure === to ? this.convert(ZERO) : undefined;
      return level && { amount: level };
    }
    const given = walkover?.[outcome === 'win' ? 'winner' : 'loser'][figure];
    return given === undefined ? undefined : { amount: exactly(given) };
  }

  private byMargin(line: TableLine): Converted | undefined {
    const margin = this.marginOf(line);
    const amount = margin && this.convert(margin);
    return amount && { amount, margin };
  }

  private marginOf({ own, theirs }: TableLine): Rational | undefined {
    const [mine, other] = [own, theirs].map(({ figures }) => figures[this.conversion.from]);
    return mine === undefined || other === undefined ? undefined : minus(exactly(mine), exactly(other));
  }

  private convert(margin: Rational): Rational | undefined {
    return convert(this.bands, margin, this.conversion.upperIncluded === true)?.own;
  }
}

export function asTold({ own: { figures } }: TableLine, figure: string): Converted | undefined {
  const told = figures[figure];
  return told === undefined ? undefined : { amount: exactly(told) };
}
