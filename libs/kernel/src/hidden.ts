/**
 * Characters that nobody sees and a terminal or a page obeys: controls, line and paragraph separators, marks that turn the
 * direction of text, everything that is drawn as nothing, and halves of characters.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]`;

/** Scripts in which a joiner or its opposite between two letters is a matter of spelling. */
const JOINED = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');

const UNSEEN = String.raw`[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]`;
const VIRAMA = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;

/** Where one of them has an honest use: it makes something else out of the letters beside it, which a reader does see. */
const HONEST = [
  // A neighbour that is itself hidden is written out, and joins nothing.
  String.raw`(?<=[${JOINED}])(?<!${UNSEEN})[\u200C\u200D](?=[${JOINED}])(?!${UNSEEN})`,
  String.raw`(?<=${VIRAMA})\u200D`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
  // Emoji that are made of several, or shown as one rather than as text; keycaps; three flags that are spelt out.
  String.raw`(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  // Variants of one ideograph, as names are written.
  String.raw`(?<=\p{Ideographic})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
].join('|');

const ANY = new RegExp(HIDDEN, 'u');
/** Nearly every text: to look each of its characters up among all that there are takes far longer. */
const PLAIN = /^[ -~]*$/;
const EACH = new RegExp(`(?<honest>${HONEST})|${HIDDEN}`, 'gu');
/** Line breaks and tabs; soft hyphens and places to break a line come along with whatever is copied from a document. */
const OF_PROSE = /[\n\t\u00AD\u200B]/g;

const SHORT: { readonly [letter: string]: string } = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Text of one line, such as a name; or prose, which may have line breaks and tabs. */
export type TextKind = 'line' | 'prose';

/** The first character of a text that nobody would see and that has no honest use where it stands: `U+202E`. */
export function hiddenIn(text: string, kind: TextKind): string | undefined {
  if (PLAIN.test(text) || !ANY.test(text)) return undefined;
  const looked = kind === 'prose' ? text.replace(OF_PROSE, ' ') : text;
  for (const { 0: letter, groups } of looked.matchAll(EACH))
    if (groups?.['honest'] === undefined) return nameOf(letter);
  return undefined;
}

/**
 * A text as one line that can be shown anywhere, a terminal included: what a reader would not see is written out, as
 * `\u001b` and `\n`. Shown twice it is the same, and shown JSON is the same JSON.
 */
export function shown(text: string): string {
  if (!ANY.test(text)) return text;
  return text.replace(EACH, (letter, ...rest: unknown[]) => {
    const { honest } = rest.at(-1) as { readonly honest?: string };
    return honest === undefined ? (SHORT[letter] ?? writtenOut(letter)) : letter;
  });
}

function writtenOut(letter: string): string {
  return Array.from({ length: letter.length }, (_, at) => `\\u${hex(letter.charCodeAt(at)).toLowerCase()}`).join('');
}

function nameOf(letter: string): string {
  return `U+${hex(letter.codePointAt(0) ?? 0)}`;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
