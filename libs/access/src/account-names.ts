import lookingLike from 'unhomoglyph';

/** Scripts in everyday use (UAX 31, table 5); those that one language writes together count as one. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic', 'Tibetan'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Khmer', 'Myanmar'],
].map((script) => [script]);
const TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];
const ONE_SCRIPT = [...SCRIPTS, ...TOGETHER].map((scripts) => {
  const own = scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('');
  return new RegExp(String.raw`^[${own}\p{Script=Common}\p{Script=Inherited}]+$`, 'u');
});

/** The name as it is kept and shown: one way to write it, whatever it was typed with. */
export function keptName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** One name however it is typed. */
export function signInName(name: string): string {
  return keptName(name).toLowerCase();
}

export const MUST_BE_ONE_SCRIPT = 'be written in one script: a letter of another alphabet looks like one of its own';

/** Whether a name is written in one script: a letter of another one among them is there to deceive. */
export function isOneScript(name: string): boolean {
  const kept = keptName(name);
  return ONE_SCRIPT.some((script) => script.test(kept));
}

/** Whether somebody could take one name for the other: they have a skeleton (UTS 39) in common, written large, small or as it is. */
export function looksLike(name: string, other: string): boolean {
  const known = new Set(skeletonsOf(other));
  return skeletonsOf(name).some((one) => known.has(one));
}

function skeletonsOf(name: string): readonly string[] {
  const kept = keptName(name);
  return [kept, kept.toLowerCase(), kept.toUpperCase()].map(skeletonOf).filter((skeleton) => skeleton !== '');
}

/** Punctuation and what is drawn as nothing tell nobody apart. */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFD').replace(/[\s\p{P}\p{Default_Ignorable_Code_Point}]/gu, '');
  return lookingLike(plain).normalize('NFD').toLowerCase();
}
