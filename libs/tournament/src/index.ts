export type * from './facts.js';
export * from './event/index.js';
export * from './pairing/index.js';
export * from './formats/index.js';
export * from './standing/index.js';
export * from './view/index.js';
export * from './work/work-out.js';
export { impactOf, type Impact, type Weighed as WeighedImpact } from './impact/impact.js';
export { corrected, type Corrected, type Correction } from './impact/corrected.js';
