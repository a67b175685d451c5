import type { Line } from './line.js';

/** A line, or a node of a tree, that no reader could make anything of. */
export interface Left {
  /** The line; left out for nodes of a tree. */
  readonly line?: number;
  /** Where in the tree it stands. */
  readonly node?: string;
  readonly text: string;
  readonly why?: string;
}

/** The lines of a list, and which of them have been read: the others are left, none is lost. */
export class Page {
  readonly #read = new Set<number>();
  readonly #why = new Map<number, string>();

  constructor(readonly lines: readonly Line[]) {}

  take(...lines: readonly Line[]): void {
    for (const { number } of lines) this.#read.add(number);
  }

  leave({ number }: Line, why: string): void {
    this.#read.delete(number);
    this.#why.set(number, why);
  }

  get left(): readonly Left[] {
    return this.lines
      .filter(({ number }) => !this.#read.has(number))
      .map(({ number, whole }) => {
        const why = this.#why.get(number);
        return { line: number, text: whole, ...(why === undefined ? {} : { why }) };
      });
  }
}
