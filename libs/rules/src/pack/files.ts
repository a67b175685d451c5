import {
  findNodeAtLocation,
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
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
  readonly lines: readonly string[];

  constructor(
    readonly pack: string,
    readonly problems: readonly PackProblem[],
  ) {
    const lines = [
      `The pack ${pack} does not load:`,
      ...problems.map(({ file, line, message }) => `  ${file}:${line} ${message}`),
    ];
    super(lines.join('\n'));
    this.name = 'PackError';
    this.lines = lines;
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

/** Parses strictly: no comments, no trailing commas, no member twice. */
export function parseFile(file: PackFile): {
  readonly value: Json | undefined;
  readonly problems: readonly PackProblem[];
} {
  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const refused = (offset: number, message: string) => {
    return { value: undefined, problems: [{ file: file.path, line: lineOfOffset(file.text, offset), message }] };
  };
  const [first] = errors;
  if (first) {
    const where = getLocation(file.text, first.offset).path.join('/');
    return refused(first.offset, `This is not valid JSON: ${wordsOf(first)}${where ? ` near ${where}` : ''}.`);
  }
  const twice = root && repeatedMember(root);
  if (twice)
    return refused(twice.offset, `${String(twice.value)} stands twice in the same object; only one of them can count.`);
  try {
    return { value: JSON.parse(file.text) as Json, problems: [] };
  } catch (error) {
    return refused(0, `This is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
  }
}

/** `CommaExpected` as a person would say it. */
function wordsOf(error: ParseError): string {
  return printParseErrorCode(error.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** A member that stands twice: JSON allows it and silently takes the last, which an author cannot have meant. */
function repeatedMember(node: Node): Node | undefined {
  const children = node.children ?? [];
  if (node.type === 'object') {
    const keys = children.flatMap((property) => property.children?.[0] ?? []);
    const twice = keys.find((key, index) => keys.findIndex((other) => other.value === key.value) !== index);
    if (twice) return twice;
  }
  for (const child of children) {
    const found = repeatedMember(child);
    if (found) return found;
  }
  return undefined;
}
