/** Carries rulings into the matches that they are about. */
export * from './next-step.js';
