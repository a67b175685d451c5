/** Stories of matches in files that a judge can read, and what runs them. */
export {};
