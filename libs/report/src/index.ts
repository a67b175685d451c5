/** The report of a match on paper. */
export {};
