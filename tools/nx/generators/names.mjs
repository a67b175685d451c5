// What may be called what. A name that cannot be is refused with a sentence, before anything is written.

const FORMS = {
  type: { form: /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/, says: 'two words or more, each with a capital, such as ClearTable' },
  word: { form: /^[a-z]+(?:-[a-z]+)*$/, says: 'small letters with hyphens in between, such as clear-table' },
  oneWord: { form: /^[a-z]{3,}$/, says: 'one word in small letters, such as swap' },
  entry: {
    form: /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    says: 'owner and name with a slash in between, such as core/ring-the-bell',
  },
  text: { form: /^\S[^\n]*$/, says: 'a line of text' },
  slug: { form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, says: 'small letters and digits with hyphens in between' },
  sentence: { form: /^[A-Z][^\n.`$]{2,}$/, says: 'a sentence that begins with a capital, without its full stop' },
  date: { form: /^\d{4}-\d{2}-\d{2}$/, says: 'a day, such as 2026-11-23' },
};

/** The value of an option, where it has the form that it must have. */
export function named(options, option, form) {
  const value = options[option];
  if (typeof value !== 'string' || value === '') throw new Error(`Say --${option}: ${FORMS[form].says}.`);
  if (!FORMS[form].form.test(value))
    throw new Error(`--${option} ${JSON.stringify(value)} must be ${FORMS[form].says}.`);
  return value;
}

/** The value of an option that is one of a few. */
export function oneOf(options, option, known) {
  const value = options[option];
  if (!known.includes(value))
    throw new Error(`--${option} ${JSON.stringify(value ?? '')} is none of these: ${known.join(', ')}.`);
  return value;
}

/** `ClearTable` → `clear-table` */
export const kebab = (type) => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
/** `ClearTable`, `clear-table` → `clearTable` */
export const camel = (name) =>
  name.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
/** `clear-table` → `ClearTable` */
export const pascal = (name) => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
