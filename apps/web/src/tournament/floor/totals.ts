import type { MatchCommand } from '@adjutant/match';
import { worthOfTotals, type Preset } from '@adjutant/tournament';

/** All points of both as they were typed, and who is ticked as the winner where they are level. */
export interface Totals {
  readonly A: string;
  readonly B: string;
  readonly level: 'A' | 'B' | 'draw';
}

export const NOTHING_TYPED: Totals = { A: '', B: '', level: 'draw' };

const isTotal = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim());

/** What all categories of a sheet count together; without a limit as soon as one of them has none. */
export const mostOf = (rows: readonly { readonly cap?: number | undefined }[]): number =>
  rows.reduce((all, { cap = Infinity }) => all + cap, 0);

/** Why totals cannot be recorded as they were typed, where nobody can have more than `most`; null where they can. */
export function totalsFault({ A, B }: Totals, most: number): string | null {
  if ([A, B].some((typed) => typed.trim() !== '' && !isTotal(typed))) return 'Points are whole numbers up to 999.';
  if ([A, B].some((typed) => Number(typed) > most)) return `Nobody can have more than ${most} here.`;
  return A.trim() === '' || B.trim() === '' ? 'Type the points of both: 0 is a score, an empty field is none.' : null;
}

export const areLevel = (totals: Totals): boolean =>
  totalsFault(totals, Infinity) === null && Number(totals.A) === Number(totals.B);

type Converting = Pick<Preset, 'name' | 'conversion'>;

function comesTo({ A, B, level }: Totals, preset: Converting) {
  const worth = worthOfTotals(preset, { A: Number(A), B: Number(B) });
  if (worth.outcome.A !== 'draw' || level === 'draw') return worth;
  return { ...worth, outcome: { A: level === 'A' ? 'win' : 'loss', B: level === 'B' ? 'win' : 'loss' } as const };
}

/** What would be recorded, said before it is; points begin with those of the winner. */
export function totalsText(
  totals: Totals,
  preset: Converting,
  names: { readonly A: string; readonly B: string },
): string {
  const { outcome, converted } = comesTo(totals, preset);
  const first = outcome.B === 'win' ? 'B' : 'A';
  const other = first === 'A' ? 'B' : 'A';
  const points = `${Number(totals[first])}:${Number(totals[other])}`;
  const who = outcome.A === 'draw' ? 'A draw' : `${names[first]} wins`;
  const makes =
    converted === undefined ? '' : ` ${preset.name} makes ${converted[first]}:${converted[other]} of the margin.`;
  return `${who} ${points}.${makes}`;
}

/** The result as the two agree about it: a match holds points by category, and a slip without them says none of those. */
export function totalsCommand(totals: Totals, preset: Converting): MatchCommand {
  const { outcome } = comesTo(totals, preset);
  const awarded = { unit: 'vp' as const, A: Number(totals.A), B: Number(totals.B) };
  const because = 'The slip has totals alone.';
  return { type: 'DecideResult', data: { outcome, ground: 'agreement', awarded, because } };
}
