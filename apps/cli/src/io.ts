import { shown } from '@adjutant/kernel';

/** Everything that a verb may touch besides its arguments: handed in, so that each verb can be tried without a process. */
export interface Io {
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: Environment;
  /** Where relative paths of the settings start. */
  readonly cwd: string;
}

export interface Out {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

export interface Environment {
  readonly [name: string]: string | undefined;
}

/**
 * One line on standard output. Whatever it quotes, a title or the name of a file, stays in this line: what would begin
 * another one, turn it or be obeyed by a terminal is written out. Nothing is written past these doors; lint sees to that.
 */
export function say(io: Io, line: string): void {
  io.stdout.write(`${shown(line)}\n`);
}

/** With `--json`: one document a line on standard output, and nothing else there. Whoever reads it gets what was recorded. */
export function sayJson(io: Io, document: unknown): void {
  say(io, JSON.stringify(document));
}

/** A text of several lines that is made here: a file, a schema, help. */
export function sayLines(io: Io, text: string): void {
  for (const line of linesIn(text)) say(io, line);
}

export function warn(io: Io, line: string): void {
  io.stderr.write(`${shown(line)}\n`);
}

export function warnLines(io: Io, text: string): void {
  for (const line of linesIn(text)) warn(io, line);
}

/** A line that is written over until it is done; for people who look at a terminal. */
export function warnOver(io: Io, line: string): void {
  io.stderr.write(`\r\x1b[K${shown(line)}`);
}

function linesIn(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}
