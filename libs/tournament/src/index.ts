export type * from './facts.js';
export * from './pairing/index.js';
