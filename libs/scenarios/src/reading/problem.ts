/** What is wrong in an input file, where, in a sentence for its author. */
export interface FileProblem {
  readonly line: number;
  readonly message: string;
}
