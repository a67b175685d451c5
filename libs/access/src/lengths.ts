/** How long what people sign in with may be. Pages are told of it before they send anything (`npm run docs`). */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
export const LONGEST_ACCOUNT_WORDS = 100;
