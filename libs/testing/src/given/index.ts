export * from './chance.js';
export * from './commands.js';
export { ENTRIES } from './invented-entries.js';
export * from './given.js';
export { GOLDEN } from './golden.js';
export * from './invented-shelf.js';
export * from './laws.js';
export * from './story.js';
