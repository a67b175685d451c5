export * from './advise.js';
export * from './answers.js';
export * from './decider.js';
export * from './effects.js';
export { mistakesIn } from './lint.js';
export * from './messages.js';
export * from './policy.js';
export { endOf, spanText } from './span.js';
