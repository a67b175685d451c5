import { CommanderError } from 'commander';
import { linesOf } from '@adjutant/kernel';
import { warn, warnLines, type Io } from './io.js';
import { program } from './program.js';
import { EXIT, exitOf, propertyOf, type ExitCode } from './trouble.js';

/** Runs one command line (without `node` and the script) and answers with its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  try {
    await program(io, (code) => (exit = code)).parseAsync([...argv], { from: 'user' });
    return exit;
  } catch (error) {
    // commander has told what is wrong, or given the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    linesOf(error).forEach((line, index) => warn(io, index === 0 ? `adjutant: ${line}` : line));
    if (io.env['ADJUTANT_DEBUG'] === '1') warnLines(io, indented(propertyOf(error, 'stack') ?? ''));
    return exitOf(error);
  }
}

/** So that no line of it can be taken for one of the answer, whatever the error quotes. */
function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
