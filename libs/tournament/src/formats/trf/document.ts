/** A TRF as it stands: lines with the ends that they have, so that what is not understood is kept to the byte. */
export interface TrfDocument {
  readonly lines: readonly TrfLine[];
}

export interface TrfLine {
  readonly text: string;
  readonly end: '' | '\n' | '\r\n' | '\r';
}

export function documentOf(text: string): TrfDocument {
  const found = text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g);
  const lines = [...found].map(([, own = '', end = '']) => ({ text: own, end: end as TrfLine['end'] }));
  return { lines: lines.filter(({ text: own, end }) => own !== '' || end !== '') };
}

/** What was read and not changed is given back byte for byte. */
export function writeDocument({ lines }: TrfDocument): string {
  return lines.map(({ text, end }) => `${text}${end}`).join('');
}

/** Three characters that say what a line is: `001`, `XXR`, `###`. */
export const codeOf = ({ text }: TrfLine): string => text.replace(/^\uFEFF/, '').slice(0, 3);
export const restOf = ({ text }: TrfLine): string =>
  text
    .replace(/^\uFEFF/, '')
    .slice(3)
    .trim();
