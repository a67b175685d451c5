import { useRecord } from '../record.js';
import { Jump } from '../../parts/jump.js';

/** Leads to the entry that something comes from. */
export function FromEntry({ number }: { readonly number: number }) {
  const { go } = useRecord();
  return <Jump onClick={() => go(number, 'entry')}>entry {number}</Jump>;
}
