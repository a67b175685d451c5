export * from './decider.js';
export * from './ids.js';
export * from './json.js';
export * from './message.js';
export * from './near.js';
export * from './refusal.js';
export * from './secrets.js';
export * from './upcast.js';
