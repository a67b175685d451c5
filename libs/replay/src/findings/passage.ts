import type { Finding, Shelf } from '@adjutant/rules';
import type { Passage } from '../telling.js';
import { findingsOn } from './findings.js';

/** Whether an entry still counts at the end of its record. */
export function counts({ verdict }: Passage): boolean {
  return verdict !== 'struck' && verdict !== 'void';
}

/** What is found of an entry as the record leaves it: with the answers and corrections that came later. */
export function findingsInPassage(shelf: Shelf, { before, entered }: Passage): readonly Finding[] {
  return findingsOn(shelf, before, entered.event);
}
