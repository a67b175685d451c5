/** Names of decisions and findings of ours behind what they are about: ` (O-1)`, ` (AMB-10)`. */
const NOTED = / \([A-Z]{1,4}-\d+\)/g;
/** A value of a setting before its own words: `PRO_RATA_TOTAL_UP: in proportion`. */
const SHOUTED = /\b[A-Z]+(?:_[A-Z]+)+: (?=\S)/g;
/** The id of a rule: `universal/waive-initiative`. */
const RULE = /(?<![\w/-])(?!and\/or|either\/or|his\/her|yes\/no|on\/off)[a-z][a-z0-9-]+\/[a-z][a-z0-9-]+(?![\w/-])/g;
/** The key of a question, where a sentence names one. */
const KEY = /(?<=^Entry \d+, | contests )([a-z0-9-]+)(?:@\S+?)?(?=:| of entry|$)/g;

/** Words as people read them, without the codes that programs and our own notes go by. */
export function withoutCodes(text: string): string {
  return text
    .replaceAll(NOTED, '')
    .replaceAll(SHOUTED, '')
    .replaceAll(/\bcore-only\b/g, 'core rules only');
}

/** The same of a sentence that the server made, which may name rules and questions by their ids. */
export function withoutIds(text: string): string {
  return text
    .replaceAll(RULE, (id) => capital(id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ')))
    .replaceAll(KEY, (_, key: string) => `“${key.replaceAll('-', ' ')}”`);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
