/** Whose key it is, as the log says it to devices that cannot ask: the body of a signed note. */
export interface Certificate {
  readonly match: string;
  /** In base64url. */
  readonly key: string;
  readonly sides: readonly ('A' | 'B')[];
}

const FIRST = 'adjutant key of a device v1';

/** Four lines: what it is, the match, the key, the sides. */
export function writeCertificate({ match, key, sides }: Certificate): string {
  return `${FIRST}\n${match}\n${key}\n${sides.join(' ')}\n`;
}

/** Undefined where the text is no certificate, to the letter. */
export function readCertificate(text: string): Certificate | undefined {
  const [first, match = '', key = '', said = '', ...rest] = text.split('\n');
  const sides = (['A', 'B'] as const).filter((side) => said.split(' ').includes(side));
  const read = { match, key, sides };
  const sound = first === FIRST && match !== '' && key !== '' && sides.length > 0 && rest.length === 1;
  return sound && writeCertificate(read) === text ? read : undefined;
}
