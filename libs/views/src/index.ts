export * from './chart.js';
export * from './ledger.js';
export * from './match-view.js';
export * from './options.js';
export * from './sentence.js';
export * from './steps.js';
export * from './summary.js';
export * from './timeline.js';
