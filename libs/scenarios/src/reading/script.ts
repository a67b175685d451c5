import type { Script, ScriptCommand, ScriptHeader } from '../script/script.js';
import { SCRIPT_SCHEMA } from '../script/schema.js';
import { checker } from './check.js';
import type { FileProblem } from './problem.js';

export type ScriptRead =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly title: string; readonly problems: readonly FileProblem[] };

const CHECKS = { header: checker(SCRIPT_SCHEMA, 'header'), command: checker(SCRIPT_SCHEMA, 'command') };

/** Reads the JSON Lines of a script. Every mistake comes with its line. */
export function readScript(text: string): ScriptRead {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const lines = rows.map((row, index) => readLine(row, index + 1, index === 0 ? 'header' : 'command'));
  const [header, ...commands] = lines.map((line) => line.value);
  const problems = lines.flatMap((line) => line.problems);
  if (problems.length === 0 && commands.length === 0)
    problems.push({ line: 1, message: 'No command follows the header.' });
  if (problems.length > 0) return { ok: false, title: titleOf(header), problems };
  return { ok: true, script: { header: header as ScriptHeader, commands: commands as ScriptCommand[] } };
}

function readLine(
  row: string,
  line: number,
  kind: keyof typeof CHECKS,
): { readonly value: unknown; readonly problems: FileProblem[] } {
  try {
    const value: unknown = JSON.parse(row);
    return { value, problems: CHECKS[kind](value).map(({ message }) => ({ line, message })) };
  } catch (error) {
    const message =
      row.trim() === ''
        ? 'This line is empty.'
        : `This is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`;
    return { value: undefined, problems: [{ line, message }] };
  }
}

function titleOf(header: unknown): string {
  const title: unknown = typeof header === 'object' && header !== null && 'title' in header ? header.title : '';
  return typeof title === 'string' ? title : '';
}
