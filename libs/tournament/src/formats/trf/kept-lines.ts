import { codeOf, type TrfDocument } from './document.js';

/** Lines of which an event takes something; all others are kept in the document alone. */
const READ: readonly string[] = ['001', '012', '062', '092', '142', '162', '202', '212', 'XXR', '###'];

/** What a line asks of pairing that ours does not do, as TRF-2026 calls it; the last three are of JaVaFo's TRFx. */
const OF_PAIRING: Readonly<Record<string, string>> = {
  '240': 'absences',
  '250': 'acceleration',
  '260': 'pairs that are forbidden',
  XXP: 'pairs that are forbidden',
  XXZ: 'absences',
  XXA: 'acceleration',
};

/** What teams are told in, as TRF16 and TRF-2026 have it. */
const OF_TEAMS: readonly string[] = ['013', '310', '320', '330', '352', '362', '801', '802'];

const codesIn = ({ lines }: TrfDocument): readonly string[] => [
  ...new Set(lines.filter(({ text }) => text.trim() !== '').map(codeOf)),
];

/** What the file asks for and is not done here, a sentence each. */
export function unappliedIn(document: TrfDocument): readonly string[] {
  const codes = codesIn(document);
  const teams = codes.filter((code) => OF_TEAMS.includes(code));
  return [
    ...codes.flatMap((code) => {
      const what = OF_PAIRING[code];
      return what === undefined ? [] : [`Lines ${code} (${what}) are kept, and a draft does not look at them.`];
    }),
    ...(codes.includes('299') ? ['Lines 299 (abnormal points) are kept, and standings do not look at them.'] : []),
    ...(teams.length === 0 ? [] : [`Lines ${teams.join(', ')} (teams) are kept: everybody stands for themselves.`]),
  ];
}

/** Said where a TRF is written as another format; undefined where nothing is lost. */
export function unsaidOfTrf(document: TrfDocument): string | undefined {
  const lost = codesIn(document).filter((code) => !READ.includes(code));
  return lost.length === 0
    ? undefined
    : `Lines ${lost.join(', ')} of the TRF have no place in another format: keep the TRF beside it.`;
}
