import { SIDES, type Side } from '@adjutant/rules';
import { invalid } from '../problems/problem.js';

/** A whole number from the query part of an address. */
export function wholeFrom(
  text: string | undefined,
  name: string,
  range: { least: number; most: number },
): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= range.least && value <= range.most) return value;
  throw invalid([{ at: name, message: `${name} must be a whole number from ${range.least} to ${range.most}` }]);
}

export function sideFrom(text: string | undefined, name: string): Side | undefined {
  if (text === undefined || text === '') return undefined;
  const side = SIDES.find((one) => one === text);
  if (side) return side;
  throw invalid([{ at: name, message: `${name} must be A or B` }]);
}

/** Whether a list has what is void in it. */
export function withVoidFrom(text: string | undefined): boolean {
  if (text === undefined || text === '') return false;
  if (text === 'with') return true;
  throw invalid([{ at: 'void', message: 'void must be with, or be left out' }]);
}
