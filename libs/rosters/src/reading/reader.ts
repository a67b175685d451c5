import type { Army } from './army.js';
import type { Line } from './line.js';
import type { Left, Page } from './page.js';
import type { NamesKnown } from '../result/known.js';

/** How sure a reader is: it knows the signature, the shape is its own, the shape could be its own, or not at all. */
export const SURE = { signed: 1, shaped: 0.8, likely: 0.6, poor: 0.4, no: 0 } as const;

interface Named {
  readonly id: string;
  /** What people call the program or the form. */
  readonly name: string;
  /** Raised with every change of what is made of a list. */
  readonly version: number;
}

/** Reads lists that are lines of text. */
export interface TextReader extends Named {
  readonly of: 'text';
  claims(lines: readonly Line[]): number;
  /** The lines that begin a list: two of them are two lists. */
  begins(lines: readonly Line[]): readonly Line[];
  read(page: Page, known: NamesKnown): Army;
}

export interface TreeRead {
  readonly army: Army;
  readonly left: readonly Left[];
}

/** Reads lists that are a tree: JSON, or XML that was made into the like. */
export interface TreeReader extends Named {
  readonly of: 'tree';
  claims(tree: unknown): number;
  read(tree: unknown): TreeRead;
}

export type Reader = TextReader | TreeReader;
