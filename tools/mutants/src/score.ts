/** What a report of mutants says (mutation-testing-report-schema 2), as far as it is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: MutantAt; readonly end: MutantAt };
}
interface MutantAt {
  readonly line: number;
  readonly column: number;
}
/** How many changes a test noticed, and how many none did; those that do not compile or run count for neither. */
export interface Score {
  readonly noticed: number;
  readonly unnoticed: number;
}

export const NONE: Score = { noticed: 0, unnoticed: 0 };
const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);
const SHOWN = 80;

export function scoreOf({ files }: Report): Score {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (kinds: ReadonlySet<string>): number => mutants.filter(({ status }) => kinds.has(status)).length;
  return { noticed: count(NOTICED), unnoticed: count(UNNOTICED) };
}

export function added(one: Score, other: Score): Score {
  return { noticed: one.noticed + other.noticed, unnoticed: one.unnoticed + other.unnoticed };
}

/** `93 % (40 of 43)`. */
export function inWords({ noticed, unnoticed }: Score): string {
  const all = noticed + unnoticed;
  return all === 0 ? 'nothing to change' : `${Math.floor((100 * noticed) / all)} % (${noticed} of ${all})`;
}

/** Each change that no test noticed: where, what stood there, and what was put in its place. */
export function survivorsOf({ files }: Report): readonly string[] {
  return Object.values(files).flatMap(({ source, mutants }) =>
    mutants.filter(({ status }) => UNNOTICED.has(status)).map((mutant) => survivor(source.split('\n'), mutant)),
  );
}

function survivor(lines: readonly string[], { location: { start, end }, status, replacement = '' }: Mutant): string {
  const first = lines[start.line - 1] ?? '';
  const was =
    start.line === end.line ? first.slice(start.column - 1, end.column - 1) : `${first.slice(start.column - 1)} …`;
  const reached = status === 'NoCoverage' ? '(no test comes here) ' : '';
  return `${start.line}:${start.column} ${reached}${onOneLine(was)}  =>  ${onOneLine(replacement)}`;
}

function onOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN);
}
