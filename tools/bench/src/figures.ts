import { append } from './figures/append.js';
import type { Figure } from './support/figure.js';

/** Every figure, in the order in which they are measured. */
export const FIGURES: readonly Figure[] = [append];
