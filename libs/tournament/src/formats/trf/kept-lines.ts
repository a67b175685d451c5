import { codeOf, type TrfDocument } from './document.js';

/** Lines of which an event takes something; all others are kept in the document alone. */
const READ: readonly string[] = ['001', '012', '062', '092', '142', '162', 'XXR', '###'];

/** What a line asks of pairing that ours does not do, as TRF-2026 calls it; the last three are of JaVaFo's TRFx. */
const OF_PAIRING: Readonly<Record<string, string>> = {
  '240': 'absences',
  '250': 'acceleration',
  '260': 'pairs that are forbidden',
  '299': 'abnormal points',
  XXP: 'pairs that are forbidden',
  XXZ: 'absences',
  XXA: 'acceleration',
};

const codesIn = ({ lines }: TrfDocument): readonly string[] => [
  ...new Set(lines.filter(({ text }) => text.trim() !== '').map(codeOf)),
];

/** What the file asks of pairing and is not done here, a sentence each. */
export const unappliedIn = (document: TrfDocument): readonly string[] =>
  codesIn(document).flatMap((code) => {
    const what = OF_PAIRING[code];
    return what === undefined ? [] : [`Lines ${code} (${what}) are kept, and a draft does not look at them.`];
  });

/** Said where a TRF is written as another format; undefined where nothing is lost. */
export function unsaidOfTrf(document: TrfDocument): string | undefined {
  const lost = codesIn(document).filter((code) => !READ.includes(code));
  return lost.length === 0
    ? undefined
    : `Lines ${lost.join(', ')} of the TRF have no place in another format: keep the TRF beside it.`;
}
