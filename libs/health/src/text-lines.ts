import type { PlainError } from './facts.js';

/** A line of the log for a person in front of a terminal. */
export function asText(line: string): string {
  const { time, level, service, says, error, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const beside = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const shown = beside.length === 0 ? '' : ` (${beside.join(', ')})`;
  const head = `${String(time)} ${String(level).toUpperCase().padEnd(5)} ${String(service)}: ${String(says)}${shown}\n`;
  return error === undefined ? head : head + errorText(error as PlainError, '  ');
}

function errorText({ name, says, code, at = [], cause }: PlainError, indent: string): string {
  const first = `${indent}${name}${code === undefined ? '' : ` [${code}]`}: ${says}\n`;
  const frames = at.map((frame) => `${indent}  at ${frame}\n`).join('');
  return first + frames + (cause ? `${indent}because of\n${errorText(cause, `${indent}  `)}` : '');
}
