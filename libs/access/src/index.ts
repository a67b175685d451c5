/** Who may what. */
export {};
