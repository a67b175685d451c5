export type * from './facts.js';
export * from './formats/index.js';
export * from './standing/index.js';
