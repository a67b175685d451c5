export * from './compact-range.js';
export * from './hashes.js';
export * from './multiproof.js';
export { consistencyProof, inclusionProof, rootAt, type Subtrees } from './tree.js';
export * from './verify.js';
