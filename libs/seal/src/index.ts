export * from './bundle/index.js';
export * from './chain.js';
export * from './commitment.js';
export * from './event-shape.js';
export * from './log-fault.js';
export * from './merkle/index.js';
export * from './note/index.js';
export * from './shape.js';
