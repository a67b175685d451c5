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
    const isGiven = !wasPlayed(line) || (asRuled && this.isAgainst(line));
    if (isGiven) return this.asGiven(line, figure);
    return figure === to ? this.byMargin(line) : undefined;
  }

  /**
   * Whether officials gave the table otherwise than its points say: to whoever has fewer, or as a draw of what is worth more to one.
   * A win by few points that is worth as much as a draw is none.
   */
  private isAgainst(line: TableLine): boolean {
    const got = wasPlayed(line) ? this.byMargin(line) : undefined;
    if (got?.margin === undefined) return false;
    const ahead = compare(got.margin, ZERO);
    if (line.own.outcome !== 'draw') return line.own.outcome === 'win' ? ahead < 0 : ahead > 0;
    const level = this.convert(ZERO);
    return level !== undefined && compare(got.amount, level) !== 0 && ahead !== 0;
  }

  /** A draw is worth what a margin of nothing is; a win is a walkover. */
  private asGiven({ own: { outcome } }: TableLine, figure: string): Converted | undefined {
    const { to, walkover, asRuled = false } = this.conversion;
    if (asRuled && outcome === 'draw') {
      const level = figure === to ? this.convert(ZERO) : undefined;
      return level && { amount: level };
    }
    const given = walkover?.[outcome === 'win' ? 'winner' : 'loser'][figure];
    return given === undefined ? undefined : { amount: exactly(given) };
  }

  private byMargin({ own, theirs }: TableLine): Converted | undefined {
    const [mine, other] = [own, theirs].map(({ figures }) => figures[this.conversion.from]);
    if (mine === undefined || other === undefined) return undefined;
    const margin = minus(exactly(mine), exactly(other));
    const amount = this.convert(margin);
    return amount && { amount, margin };
  }

  private convert(margin: Rational): Rational | undefined {
    return convert(this.bands, margin, this.conversion.upperIncluded === true)?.own;
  }
}

export function asTold({ own: { figures } }: TableLine, figure: string): Converted | undefined {
  const told = figures[figure];
  return told === undefined ? undefined : { amount: exactly(told) };
}
