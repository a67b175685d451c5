import { codeOf, type TrfDocument } from './document.js';
import type { Finding } from '../findings.js';

/** What the format has no columns for stands in comments of ours, one JSON object a line. */
export const OWN = '### adjutant:';

export type OwnLine = { readonly [member: string]: unknown };

export function ownLines(document: TrfDocument, findings: Finding[]): readonly OwnLine[] {
  return document.lines.flatMap((line, index) => {
    if (codeOf(line) !== '###' || !line.text.startsWith(OWN)) return [];
    try {
      return [JSON.parse(line.text.slice(OWN.length)) as OwnLine];
    } catch {
      findings.push({
        code: 'not-read',
        says: `Line ${index + 1} begins with “${OWN}” and is no JSON after it.`,
        taken: 'Its figures are left out.',
        line: index + 1,
        column: OWN.length + 1,
      });
      return [];
    }
  });
}

export const writeOwn = (line: OwnLine): string => `${OWN} ${JSON.stringify(line)}`;
