import { faultInWords } from '@adjutant/seal';
import { assertSignable, withSealedLog } from '../evidence/sealed-log.js';
import { sayLines, type Io } from '../io.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';

/** The newest checkpoint of the store, signed now if need be; with `from`, and a proof that it continues that size. */
export function showCheckpoint(io: Io, { from }: { readonly from?: number }): Promise<ExitCode> {
  return withSealedLog(io, undefined, async (log, store) => {
    await log.audit(() => false);
    await log.catchUp(() => false);
    if (!log.fault) await assertSignable(io, store);
    const kept = log.sign(new Date());
    if (!kept)
      throw new Trouble(EXIT.differs, `Nothing can be signed: ${log.fault ? faultInWords(log.fault) : 'see above'}.`);
    if (from !== undefined && from > kept.size)
      throw new Trouble(
        EXIT.usage,
        `The log holds ${kept.size} events; there is no checkpoint of ${from} to start from.`,
      );
    sayLines(io, from === undefined ? kept.note : log.growth(from, kept));
    return EXIT.ok;
  });
}
