import type { Shelf } from '@adjutant/rules';
import { runScenario, type Mismatch } from '@adjutant/testing';
import type { FileRead } from '../files.js';
import { messageOf } from '../trouble.js';
import { readScenario } from './read.js';

/** What came of one file, as `play --json` says it. */
export interface FilePlayed {
  /** Exactly as it was given. */
  readonly file: string;
  readonly scenario: string;
  readonly ok: boolean;
  readonly steps: number;
  readonly mismatches: readonly Mismatch[];
}

export async function playFile(shelf: Shelf, file: string, read: FileRead): Promise<FilePlayed> {
  if (!read.ok) return unreadable(file, '', 'a file that can be read', [`${file} ${read.reason}`]);
  const scenario = readScenario(read.text);
  if (!scenario.ok) {
    const problems = scenario.problems.map(({ line, message }) => `line ${line}: ${message}`);
    return unreadable(file, scenario.title, 'a scenario', problems);
  }
  try {
    return { file, ...(await runScenario(shelf, scenario.scenario)) };
  } catch (error) {
    return unreadable(file, scenario.scenario.scenario, 'a scenario that can be played', [messageOf(error)]);
  }
}

/** Whatever is wrong with a file as a whole stands at step 0. */
export function unreadable(file: string, scenario: string, expected: string, got: readonly string[]): FilePlayed {
  return { file, scenario, ok: false, steps: 0, mismatches: got.map((one) => ({ step: 0, what: 'file', expected, got: one })) };
}
