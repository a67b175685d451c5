import type { CallJudge } from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Acting, Table } from '../acting/acting.js';
import { lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';

export type Caller = Side | 'staff';

export interface CallForm {
  readonly caller: Caller | null;
  readonly claim: string;
  /** As it was typed: empty where the call is about no entry. */
  readonly entry: string;
  readonly table: string;
}

/** Who may be named as the one who calls. Whoever holds a seat calls from it. */
export function callersOf(acting: Acting): readonly Caller[] {
  if (acting.mode === 'staffed' && acting.side !== null) return [acting.side];
  return ['A', 'B', 'staff'];
}

/** Who is named to begin with: whoever sits at the table calls, and staff where they are not asked for a player. */
export function callerFirst(acting: Acting): Caller {
  return acting.side ?? 'staff';
}

/** The member of the form that is missing or wrong, in words; null where it can be sent. */
export function faultOf(form: CallForm, last: number): string | null {
  if (form.claim.trim() === '') return 'Say in a sentence what is in dispute.';
  if (lengthFault(form.claim, LIMITS.CallJudge.claim) !== null) return 'Say it in fewer words.';
  if (form.caller === null) return 'Say who calls.';
  const entry = form.entry.trim();
  if (entry !== '' && !(/^\d{1,9}$/.test(entry) && Number(entry) <= last))
    return `The entry is a number from 0 to ${last}, or empty.`;
  return null;
}

export function callData(form: CallForm, match: string): CallJudge['data'] {
  const { caller, claim, entry, table } = form;
  return {
    match,
    claim: claim.trim(),
    ...(caller === 'A' || caller === 'B' ? { side: caller } : {}),
    ...(entry.trim() === '' ? {} : { entry: Number(entry) }),
    ...(table.trim() === '' ? {} : { table: table.trim() }),
  };
}

/** Where nobody signs in, a call of a player is recorded under the person who sits there. */
export function callerActor(caller: Caller | null, acting: Acting, { players }: Table): Actor | undefined {
  if (acting.mode === 'staffed') return undefined;
  if (caller === 'A' || caller === 'B') return { id: players[caller], role: 'player' };
  return acting.judges ? acting.actor : { id: 'judge', role: 'judge' };
}
