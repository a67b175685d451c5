import { shown } from '@adjutant/kernel';
import type { PlainError } from './facts.js';

/** A line of the log for a person in front of a terminal, where nothing that it quotes makes a line of its own. */
export function asText(line: string): string {
  return linesOf(line)
    .map((one) => `${shown(one)}\n`)
    .join('');
}

function linesOf(line: string): readonly string[] {
  const { time, level, service, says, error, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const beside = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const more = beside.length === 0 ? '' : ` (${beside.join(', ')})`;
  const head = `${String(time)} ${String(level).toUpperCase().padEnd(5)} ${String(service)}: ${String(says)}${more}`;
  return error === undefined ? [head] : [head, ...errorLines(error as PlainError, '  ')];
}

function errorLines({ name, says, code, at = [], cause }: PlainError, indent: string): readonly string[] {
  const first = `${indent}${name}${code === undefined ? '' : ` [${code}]`}: ${says}`;
  const frames = at.map((frame) => `${indent}  at ${frame}`);
  return [first, ...frames, ...(cause ? [`${indent}because of`, ...errorLines(cause, `${indent}  `)] : [])];
}
