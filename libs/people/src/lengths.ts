/** How long a name, a contact, a club or a nation may be. Pages are told of it before they send anything (`npm run docs`). */
export const LONGEST_WORDS = 200;
