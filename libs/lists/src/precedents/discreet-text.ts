import type { RemedyAsked } from '@adjutant/dispute';
import type { Remedy } from '@adjutant/match';
import { remedyText, type Names } from './remedy-text.js';

/** A remedy in words for everybody who judges: what it puts into the record is not told, since that may be sealed there. */
export function discreetText(asked: RemedyAsked, names: Names): string {
  const remedy = asked as unknown as Remedy;
  if (remedy.kind === 'allow') return `${remedy.command.type} is let stand after entry ${remedy.after}.`;
  if (remedy.kind === 'correct' && remedy.correction.kind === 'amend') return `Entry ${remedy.entry} is amended.`;
  return remedyText(asked, names);
}
