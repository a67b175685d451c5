import { compare, exactly, negative, ONE, plus, roundedUp, shown, ZERO, type Rational } from './rational.js';

/** From one margin to another: what the opponent gets, and what the player who is ahead gets. */
export interface Band {
  readonly min: Rational;
  readonly max: Rational;
  readonly opponent: Rational;
  readonly player: Rational;
}

export interface TableFault {
  /** Line and column in the text, from 1. */
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

export type TableRead =
  | { readonly ok: true; readonly bands: readonly Band[]; readonly warnings: readonly TableFault[] }
  | { readonly ok: false; readonly faults: readonly TableFault[] };

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const BAND = new RegExp(`^\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*=>\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*$`);
const FORM = 'Write it as `0,200 => 10,10`: from, to, points of the opponent, points of the player who is ahead.';

/** Reads `min,max => opponent,player`, one to a line or apart by semicolons; lines with `#` say something to people. */
export function readTable(text: string, upperIncluded = false): TableRead {
  const faults: TableFault[] = [];
  const found: { readonly band: Band; readonly line: number; readonly column: number }[] = [];
  for (const { piece, line, column } of piecesOf(text)) {
    const [, ...numbers] = BAND.exec(piece) ?? [];
    const [min = ZERO, max = ZERO, opponent = ZERO, player = ZERO] = numbers.map((one) => exactly(one));
    if (numbers.length === 0) faults.push({ line, column, says: `“${piece.trim()}” is no line of a table. ${FORM}` });
    else if (compare(max, min) < 0)
      faults.push({ line, column, says: `It goes from ${shown(min)} to ${shown(max)}: put the smaller number first.` });
    else if (min.over < 0n)
      faults.push({
        line,
        column,
        says: 'A margin is never below 0: the player who is ahead is the second of the points.',
      });
    else found.push({ band: { min, max, opponent, player }, line, column });
  }
  if (found.length === 0 && faults.length === 0)
    faults.push({ line: 1, column: 1, says: `The table is empty. ${FORM}` });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, bands: found.map(({ band }) => band), warnings: gapsIn(found, upperIncluded) };
}

function piecesOf(text: string): readonly { readonly piece: string; readonly line: number; readonly column: number }[] {
  return text.split(/\r\n|\r|\n/).flatMap((whole, index) => {
    let at = 0;
    return whole
      .replace(/#.*$/, '')
      .split(';')
      .flatMap((piece) => {
        const column = at + 1 + (piece.length - piece.trimStart().length);
        at += piece.length + 1;
        return piece.trim() === '' ? [] : [{ piece, line: index + 1, column }];
      });
  });
}

/** Margins between two lines that no line has; whoever meets one is left without points. */
function gapsIn(
  found: readonly { readonly band: Band; readonly line: number; readonly column: number }[],
  upperIncluded: boolean,
): TableFault[] {
  const ordered = [...found].sort((a, b) => compare(a.band.min, b.band.min));
  let reached: Rational | undefined;
  return ordered.flatMap(({ band, line, column }) => {
    const before = reached;
    if (before === undefined || compare(band.max, before) > 0) reached = band.max;
    const next = before === undefined ? ZERO : upperIncluded ? plus(before, ONE) : before;
    const says = [
      ...(compare(band.min, next) > 0 ? [`No line has ${gapText(before, band.min, upperIncluded)}.`] : []),
      ...(isEmpty(band, upperIncluded) ? [emptyText(band)] : []),
    ];
    return says.map((one) => ({ line, column, says: one }));
  });
}

const gapText = (from: Rational | undefined, to: Rational, upperIncluded: boolean): string =>
  `the margins from ${shown(from ?? ZERO)} ${upperIncluded && from ? '(not itself) ' : ''}up to ${shown(to)} (not itself)`;

/** From 5 to 5 is the margin 5 where a line holds at its upper limit, and nothing where it does not. */
const isEmpty = ({ min, max }: Band, upperIncluded: boolean): boolean => !upperIncluded && compare(min, max) === 0;

const emptyText = ({ max }: Band): string =>
  `No margin is in a line from ${shown(max)} up to ${shown(max)} (not itself): say that upper limits are included, or write a greater one.`;

export function writeTable(bands: readonly Band[]): string {
  return bands
    .map(({ min, max, opponent, player }) => `${shown(min)},${shown(max)} => ${shown(opponent)},${shown(player)}`)
    .join(' ; ');
}

/**
 * What a margin comes to; undefined where no line has it. Of several that have it the last one holds. Lines that hold at their upper
 * limit are written for whole margins (conventions 3.4: `0,5` then `6,10`): one between two lines is rounded up, as the closed form
 * `10 + ceil((d - 5) / 5)` does.
 */
export function convert(
  bands: readonly Band[],
  margin: Rational,
  upperIncluded: boolean,
): { readonly own: Rational; readonly other: Rational } | undefined {
  const ahead = compare(margin, ZERO) >= 0;
  const size = ahead ? margin : negative(margin);
  const lineOf = (of: Rational): Band | undefined =>
    bands.findLast(
      ({ min, max }) => compare(of, min) >= 0 && (upperIncluded ? compare(of, max) <= 0 : compare(of, max) < 0),
    );
  const band = lineOf(size) ?? (upperIncluded ? lineOf(roundedUp(size)) : undefined);
  if (band === undefined) return undefined;
  return ahead ? { own: band.player, other: band.opponent } : { own: band.opponent, other: band.player };
}
