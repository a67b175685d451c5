import { Problem } from '../api/client.js';
import { count } from './words.js';

/** What the server allows of one member, from `limits.ts`. */
export interface Limit {
  readonly least?: number;
  readonly most: number;
}

/** Why a text cannot be sent, said before it is; null where its length is right. An empty one is for the form to judge. */
export function lengthFault(text: string, { least = 0, most }: Limit): string | null {
  const { length } = text.trim();
  if (length > most) return `${count(length, 'character')}: at most ${count(most, 'character')} can be kept.`;
  return length > 0 && length < least ? `At least ${count(least, 'character')}.` : null;
}

/** What the server found wrong with one member of what was sent, as a sentence for its field: `because`, `penalties[0].because`. */
export function faultAt(error: Error | null, member: string): string | null {
  if (!(error instanceof Problem)) return null;
  const fault = error.faults.find(({ at }) => isAt(at, member));
  return fault === undefined ? null : sentence(fault.message, member.replace(/^.*\./, ''));
}

/** The same of whatever is wrong anywhere below a member, such as `remedies[0]`. */
export function faultBelow(error: Error | null, member: string): string | null {
  if (!(error instanceof Problem)) return null;
  const fault = error.faults.find(({ at }) => isBelow(at, member));
  return fault === undefined ? null : sentence(fault.message, '');
}

/** An error as far as it is not told at one of these members already; null where all of it is. */
export function besides(error: Error | null, members: readonly string[]): Error | null {
  if (!(error instanceof Problem) || error.faults.length === 0) return error;
  return error.faults.every(({ at }) => members.some((member) => isBelow(at, member))) ? null : error;
}

const bare = (at: string): string => at.replace(/^data\./, '');

function isAt(at: string, member: string): boolean {
  return bare(at) === member;
}

function isBelow(at: string, member: string): boolean {
  const there = bare(at);
  return there === member || there.startsWith(`${member}.`) || there.startsWith(`${member}[`);
}

function sentence(message: string, member: string): string {
  const told = message.startsWith(`${member} `) ? message.slice(member.length + 1) : message;
  const said = told.charAt(0).toUpperCase() + told.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
