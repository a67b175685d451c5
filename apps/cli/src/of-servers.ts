import type { Command } from 'commander';
import { entryNumber, seconds } from './arguments.js';
import { HELP } from './help.js';
import type { Io } from './io.js';
import { EXIT, Trouble, type ExitCode } from './trouble.js';
import type { DoctorOptions } from './verbs/doctor.js';
import type { WatchOptions } from './verbs/watch.js';

/** The verb about checkpoints: of the store at hand, or of a server that is watched. */
export function addCheckpoint(root: Command, io: Io, settle: (exit: ExitCode) => void): void {
  root
    .command('checkpoint')
    .description(
      'the newest signed checkpoint of the store, signed now if need be; or a witness of the log of a server',
    )
    .option('--from <size>', 'with a proof that it continues the log of that many events', entryNumber)
    .option('--watch <url>', 'keep the checkpoints of that server instead, and hold each to the one before')
    .option('--key <key>', 'with --watch: the verifier key that you were given, as name+id+key')
    .option('--keep <folder>', 'with --watch: where to; witness/NAME of the log where it is left out')
    .option('--once', 'with --watch: look once, for cron')
    .option('--every <seconds>', 'with --watch: how often to look', seconds, 60)
    .option('--patience <seconds>', 'with --watch: how long to ask again before a log is convicted', seconds, 10)
    .option('--json', 'with --watch: one JSON document a line on standard output, and nothing else')
    .addHelpText('after', HELP.checkpoint)
    .action(async ({ from, watch, ...options }: CheckpointOptions) => {
      if (watch === undefined && (options.key ?? options.keep ?? options.once) === undefined)
        return settle(
          await (await import('./verbs/checkpoint.js')).showCheckpoint(io, from === undefined ? {} : { from }),
        );
      if (watch !== undefined && from === undefined)
        return settle(await (await import('./verbs/watch.js')).watchLog(io, { ...options, watch }));
      throw new Trouble(
        EXIT.usage,
        '--key, --keep and --once go with --watch, and --from does not: name the server with --watch.',
      );
    });
}

type CheckpointOptions = Omit<WatchOptions, 'watch'> & { readonly from?: number; readonly watch?: string };

/** The verb that says what is missing before a hall can play. */
export function addDoctor(root: Command, io: Io, settle: (exit: ExitCode) => void): void {
  root
    .command('doctor')
    .description('say what is missing before a hall can play: address, certificate, clock, disk')
    .option('--server <url>', 'the server to ask; the address that is set, else this machine, where it is left out')
    .option('--json', 'one JSON document a line on standard output, and nothing else')
    .addHelpText('after', HELP.doctor)
    .action(async (options: DoctorOptions) => settle(await (await import('./verbs/doctor.js')).doctor(io, options)));
}
