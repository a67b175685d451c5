import { shape } from '@adjutant/kernel';
/** What is wrong in an input file, where, in a sentence for its author. */
export const FileProblem = shape.named('FileProblem', shape.closed({ line: shape.whole(), message: shape.text() }));
export type FileProblem = shape.Static<typeof FileProblem>;
