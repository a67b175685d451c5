export * from './chain.js';
export * from './commitment.js';
