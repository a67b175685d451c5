/** A part of a text; what stands apart is set by itself, so that it turns nothing beside it. */
export interface Part {
  readonly text: string;
  readonly apart: boolean;
}

/** Blocks of scripts that are written from right to left. */
const BLOCKS = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;
const TURNED = new RegExp(`[${BLOCKS}]`, 'u');
const LETTERS = /\p{L}/gu;
const WORD = `[${BLOCKS}][${BLOCKS}\\p{M}'’־-]*`;
/** Words in a row, with what numbers and signs stand between them. */
const PASSAGE = new RegExp(`${WORD}(?:[^\\p{L}]+${WORD})*`, 'gu');

/**
 * What somebody wrote from right to left, in a text that may be all theirs or a sentence around it: a name or a reason as a
 * whole; in an English sentence what is quoted after a colon, or else each passage.
 */
export function partsApart(text: string): readonly Part[] {
  if (!TURNED.test(text)) return [{ text, apart: false }];
  if (mostlyTurned(text)) return [{ text, apart: true }];
  const quoted = text.indexOf(': ');
  if (quoted > 0 && !TURNED.test(text.slice(0, quoted)) && mostlyTurned(text.slice(quoted)))
    return [
      { text: text.slice(0, quoted + 2), apart: false },
      { text: text.slice(quoted + 2), apart: true },
    ];
  return passagesIn(text);
}

function mostlyTurned(text: string): boolean {
  const letters = text.match(LETTERS) ?? [];
  return letters.filter((letter) => TURNED.test(letter)).length * 2 > letters.length;
}

function passagesIn(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: passage, index } of text.matchAll(PASSAGE)) {
    parts.push({ text: text.slice(from, index), apart: false }, { text: passage, apart: true });
    from = index + passage.length;
  }
  return [...parts, { text: text.slice(from), apart: false }].filter((part) => part.text !== '');
}
