export * from './divergence.js';
export * from './replay.js';
export * from './suppose.js';
