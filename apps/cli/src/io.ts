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

export function say(io: Io, line: string): void {
  io.stdout.write(`${line}\n`);
}

/** With `--json`: one document a line on standard output, and nothing else there. */
export function sayJson(io: Io, document: unknown): void {
  io.stdout.write(`${JSON.stringify(document)}\n`);
}

export function warn(io: Io, line: string): void {
  io.stderr.write(`${line}\n`);
}
