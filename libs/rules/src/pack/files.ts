import { findNodeAtLocation, getLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Json } from '@adjutant/kernel';

/** One file of a pack folder, as text; the path is relative to the folder. */
export interface PackFile {
  readonly path: string;
  readonly text: string;
}

/** What is wrong in a pack, where, in a sentence for its author. */
export interface PackProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A pack that does not load. The message lists every problem with file and line. */
export class PackError extends Error {
  constructor(
    readonly pack: string,
    readonly problems: readonly PackProblem[],
  ) {
    super(`The pack ${pack} does not load:\n${problems.map((one) => `  ${one.file}:${one.line} ${one.message}`).join('\n')}`);
    this.name = 'PackError';
  }
}

export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Line of the value that a JSON path leads to, or of the nearest value that exists on the way. */
export function lineOfPath(file: PackFile, path: readonly (string | number)[]): number {
  const root = parseTree(file.text);
  if (!root) return 1;
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node) return lineOfOffset(file.text, node.offset);
  }
  return 1;
}

/** Parses strictly: no comments, no trailing commas. */
export function parseFile(file: PackFile): { readonly value: Json | undefined; readonly problems: readonly PackProblem[] } {
  const errors: ParseError[] = [];
  parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return { value: JSON.parse(file.text) as Json, problems: [] };
  const where = getLocation(file.text, first.offset).path.join('/');
  const message = `This is not valid JSON: ${printParseErrorCode(first.error)}${where ? ` near ${where}` : ''}.`;
  return { value: undefined, problems: [{ file: file.path, line: lineOfOffset(file.text, first.offset), message }] };
}
