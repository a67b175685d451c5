import { SIDES } from '@adjutant/rules';
import type { NoteRecorded } from '../events.js';
import type { Seal } from './sealed.js';

const SAYS = 'cannot be shown: its envelope is lost, or is not what was sealed.';
const NOTE = /^What [AB] sealed in entr(?:y|ies) (\d+(?:, \d+)*) cannot be shown: /;

/** The end of a battle says in the record what it cannot show: a match ends all the same. */
export function neverShown(lost: readonly (Seal & { readonly number: number })[]): NoteRecorded[] {
  return SIDES.flatMap((side) => {
    const entries = lost.filter(({ player }) => player === side).map(({ number }) => number);
    if (entries.length === 0) return [];
    const where = `entr${entries.length === 1 ? 'y' : 'ies'} ${entries.join(', ')}`;
    return [{ type: 'NoteRecorded', data: { kind: 'note', text: `What ${side} sealed in ${where} ${SAYS}` } }];
  });
}

/** The entries that such a note names; none of any other. */
export function entriesNeverShown(text: string): readonly number[] {
  return NOTE.exec(text)?.[1]?.split(', ').map(Number) ?? [];
}
