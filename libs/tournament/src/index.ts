export type * from './facts.js';
export * from './event/index.js';
