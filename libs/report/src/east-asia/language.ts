/** Han letters are one set in Unicode, and are drawn in another way in each of these languages. */
export type Language = 'jp' | 'kr' | 'sc';

const LETTERS = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]`;
const LETTER = new RegExp(LETTERS, 'u');
const RUN = new RegExp(String.raw`${LETTERS}+(?:[\p{M} ]+${LETTERS}+)*`, 'gu');

/** Whether a letter is one of those that are written in East Asia. */
export function isEastAsian(letter: string): boolean {
  return LETTER.test(letter);
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly language: Language;
}

/**
 * In which language a text is written where: letters that stand together are of one. Kana are only Japanese, Hangul is only
 * Korean; Han letters alone are taken for Chinese, as nothing in them says otherwise.
 */
export function languagesOf(text: string): (at: number) => Language {
  const runs = Array.from(text.matchAll(RUN), ({ 0: run, index }): Run => {
    return { from: index, to: index + run.length, language: languageOf(run) };
  });
  return (at) => runs.find(({ from, to }) => from <= at && at < to)?.language ?? 'sc';
}

function languageOf(run: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)) return 'jp';
  return /\p{Script=Hangul}/u.test(run) ? 'kr' : 'sc';
}
