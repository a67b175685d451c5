import { packOf } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { Doubt } from '../doubts/doubt.js';
import type { Passage } from '../telling.js';
import { comparedAt } from './paper.js';
import { paperText } from './text.js';

/** What the paper says otherwise than the record: one of the two is wrong. */
export function paperDoubtIn(shelf: Shelf, passages: readonly Passage[], passage: Passage): Doubt[] {
  const compared = comparedAt(passages, passage);
  if (!compared || compared.says === compared.has || passage.after.status === 'absent') return [];
  const says = paperText(packOf(shelf, passage.after), compared);
  return [{ entry: compared.entry, kind: 'paper', rule: 'paper', says, cites: [] }];
}
