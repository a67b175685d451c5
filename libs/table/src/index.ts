export { Agreeing } from './agreeing.js';
export { Changes } from './changes.js';
export { Newest } from './newest.js';
export { composed, composedOf, missing, type Spoken } from './composing.js';
export { nowAt, Now } from './now.js';
export { occasionOf, type Asking } from './occasion.js';
export type { Sitting } from './sitting.js';
export { placeOf, Ask, Candidate, Obstacle, Tap, Vouched, type Into, type Kind, type Said } from './tap.js';
export { weighed, Weighed } from './weighing.js';
