const SPACES = /[\p{Zs}]/gu;
/** Chat programs and pairing sites put them between letters; no name has them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const LINE_ENDS = /\r\n?|[\u2028\u2029\v\f\u0085]/g;

/** A text as readers compare it: one sort of line end, of space and of quotation mark, letters in one form. */
export function folded(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\t/g, '  ')
    .replace(SPACES, ' ')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″]/g, '"');
}
