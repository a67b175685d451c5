import type { MatchEvent } from '@adjutant/match';
import { replay } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { parseMatchFile, verifyMatchFile } from '@adjutant/store';
import { readScenario, readScript, runScenario, runScript, type FileProblem, type Mismatch } from '@adjutant/scenarios';
import type { FileRead } from '../files.js';
import { wrongReveal } from '../seals.js';
import { messageOf } from '../trouble.js';
import { kindOf, type Kind } from './kind.js';

/** What came of one file, as `play --json` says it. */
export interface FilePlayed {
  /** Exactly as it was given. */
  readonly file: string;
  readonly scenario: string;
  readonly ok: boolean;
  readonly steps: number;
  readonly mismatches: readonly Mismatch[];
}

type Played = Omit<FilePlayed, 'file'>;
type Player = (shelf: Shelf, text: string) => Promise<Played> | Played;

const PLAYERS: { readonly [kind in Kind]: Player } = {
  scenario: playScenario,
  script: playMatchScript,
  match: playMatchFile,
};

/** Plays a scenario or a whole match. Whatever is wrong with a file as a whole stands at step 0. */
export async function playFile(shelf: Shelf, file: string, read: FileRead): Promise<FilePlayed> {
  if (!read.ok) return { file, ...unreadable('', 'a file that can be read', [`${file} ${read.reason}`]) };
  const kind = kindOf(file, read.text);
  if (kind === undefined)
    return {
      file,
      ...unreadable('', 'a script or a match', ['line 1: This is no header of a script or of a match file.']),
    };
  try {
    return { file, ...(await PLAYERS[kind](shelf, read.text)) };
  } catch (error) {
    return { file, ...unreadable('', `a ${kind} that can be played`, [messageOf(error)]) };
  }
}

async function playScenario(shelf: Shelf, text: string): Promise<Played> {
  const read = readScenario(text);
  if (!read.ok) return unreadable(read.title, 'a scenario', inLines(read.problems));
  try {
    return await runScenario(shelf, read.scenario);
  } catch (error) {
    return unreadable(read.scenario.scenario, 'a scenario that can be played', [messageOf(error)]);
  }
}

async function playMatchScript(shelf: Shelf, text: string): Promise<Played> {
  const read = readScript(text);
  return read.ok ? runScript(shelf, read.script) : unreadable(read.title, 'a script', inLines(read.problems));
}

/** A recorded match is as expected when its chain is intact and every entry can be told again under its pack. */
function playMatchFile(shelf: Shelf, text: string): Played {
  const read = parseMatchFile(text);
  if (!read.ok) return unreadable('', 'a match file', inLines(read.problems));
  const { events, header } = read.file;
  const scenario = `match ${header.id}`;
  const report = verifyMatchFile(read.file);
  if (!report.intact) return unreadable(scenario, 'an unbroken chain', [`line ${report.line}: ${report.reason}`]);
  const seal = wrongReveal(read.file.stream, events);
  if (seal)
    return unreadable(scenario, 'what was sealed', [`line ${read.file.lines[seal.number] ?? 1}: ${seal.reason}`]);
  const { steps, broken } = replay(
    shelf,
    events.map(({ event }) => event as MatchEvent),
  );
  const mismatches = broken
    ? [{ step: broken.number, what: 'entry', expected: 'an entry that can be replayed', got: broken.cause }]
    : [];
  return { scenario, ok: mismatches.length === 0, steps: steps.length, mismatches };
}

function inLines(problems: readonly FileProblem[]): string[] {
  return problems.map(({ line, message }) => `line ${line}: ${message}`);
}

function unreadable(scenario: string, expected: string, got: readonly string[]): Played {
  return {
    scenario,
    ok: false,
    steps: 0,
    mismatches: got.map((one) => ({ step: 0, what: 'file', expected, got: one })),
  };
}
