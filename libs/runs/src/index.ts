export * from './checking.js';
export * from './fountain/frame.js';
export * from './fountain/gathering.js';
export * from './fountain/letters.js';
export * from './refusals.js';
export * from './run.js';
export * from './signing.js';
