/** Carries rulings into the matches that they are about. */
export {};
