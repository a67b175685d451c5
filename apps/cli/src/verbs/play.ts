import type { Shelf } from '@adjutant/rules';
import { readText } from '../files.js';
import { say, sayJson, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { playFile, type FilePlayed } from '../scenario/play-file.js';
import { Progress } from '../show/progress.js';
import { count } from '../show/table.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

/** Plays files one after the other and says of each whether every step came out as it says. */
export async function play(io: Io, files: readonly string[], { json }: JsonOption): Promise<ExitCode> {
  const shelf = openShelf(io);
  const progress = new Progress(io, 'files', files.length);
  const played: FilePlayed[] = [];
  for (const [index, file] of files.entries()) {
    progress.at(index);
    const result = await playOne(io, shelf, file);
    played.push(result);
    if (json || !result.ok || files.length < 20 || io.stderr.isTTY !== true) progress.done();
    if (json) sayJson(io, result);
    else show(io, result);
  }
  progress.done();
  if (!json) say(io, total(played));
  return exitFor(played);
}

async function playOne(io: Io, shelf: Shelf, file: string): Promise<FilePlayed> {
  const read = readText(io, file);
  return playFile(shelf, file, read);
}

function show(io: Io, { file, ok, steps, mismatches }: FilePlayed): void {
  say(io, `${ok ? 'ok  ' : 'FAIL'} ${file}  ${count(steps, 'step')}`);
  for (const { case: where, step, say: sentence, what, expected, got } of mismatches) {
    const place = [
      ...(where === undefined ? [] : [where]),
      ...(step > 0 ? [`step ${step}${sentence === undefined ? '' : ` (${sentence})`}`] : []),
    ].join(', ');
    say(io, `     ${place === '' ? '' : `${place}: `}${what}: expected ${inLine(expected)}, got ${inLine(got)}`);
  }
}

function inLine(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

function total(played: readonly FilePlayed[]): string {
  const failed = played.filter((one) => !one.ok).length;
  const steps = played.reduce((sum, one) => sum + one.steps, 0);
  const all = `${count(played.length, 'file')}, ${count(steps, 'step')}`;
  return failed === 0 ? `${all}: all as expected.` : `${all}: ${failed} not as expected.`;
}

/** A step that differs counts for more than a file that could not be read at all. */
function exitFor(played: readonly FilePlayed[]): ExitCode {
  const wrong = played.filter((one) => !one.ok);
  if (wrong.length === 0) return EXIT.ok;
  return wrong.some((one) => one.mismatches.some((mismatch) => mismatch.what !== 'file')) ? EXIT.differs : EXIT.usage;
}
