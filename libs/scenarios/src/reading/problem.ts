import { is, type Static } from '@adjutant/kernel';
/** What is wrong in an input file, where, in a sentence for its author. */
export const FileProblem = is.object({ line: is.anyWhole(), message: is.anyText() }, { name: 'FileProblem' });
export type FileProblem = Static<typeof FileProblem>;
