import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { faultInWords } from '@adjutant/seal';
import type { Unbundled } from '@adjutant/sealing';
import { assertSignable, withSealedLog } from '../evidence/sealed-log.js';
import { inWords, pathOf } from '../files.js';
import { warn, type Io } from '../io.js';
import { count } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';

export interface EventBundleOptions {
  readonly to?: string;
}

/** What the log holds of an event, its matches and their disputes, with all that it takes to prove it, in one file. */
export async function bundleEvent(io: Io, id: string, { to }: EventBundleOptions): Promise<ExitCode> {
  if (to === undefined) throw new Trouble(EXIT.usage, 'Say where the bundle goes: --to FILE.');
  const { NoEventBundle } = await import('@adjutant/sealing');
  return withSealedLog(io, undefined, async (log, store) => {
    await assertSignable(io, store);
    const made = await log.eventBundle(id, new Date());
    if (!made.ok) throw new Trouble(EXIT.differs, `Nothing can be signed: ${faultInWords(made.fault)}.`);
    try {
      const lines = await written(pathOf(io, to), made.lines());
      warn(io, `Event ${id} is in ${to}: ${count(lines, 'line')}. "adjutant verify ${to}" says what it proves.`);
      return EXIT.ok;
    } catch (error) {
      if (error instanceof NoEventBundle) throw refused(id, error.answer);
      throw new Trouble(EXIT.usage, `${to} ${inWords(error)}.`, error);
    }
  });
}

/** Nobody finds half a bundle: the file has its name once all of it is there. */
async function written(path: string, lines: AsyncIterable<string>): Promise<number> {
  const unfinished = `${path}.unfinished`;
  const file = openSync(unfinished, 'w');
  try {
    let many = 0;
    for await (const line of lines) {
      writeSync(file, line);
      many += 1;
    }
    renameSync(unfinished, path);
    return many;
  } finally {
    closeSync(file);
    rmSync(unfinished, { force: true });
  }
}

function refused(id: string, answer: Unbundled): Trouble {
  switch (answer.why) {
    case 'unknown-event':
      return new Trouble(EXIT.usage, `There is no event ${id} in this store.`);
    case 'pack-missing':
      return new Trouble(EXIT.place, `A match was played under ${answer.pack}, which is not installed here.`);
    case 'log-differs':
      return new Trouble(EXIT.differs, `Nothing can be signed: the record of event ${id} is not what was sealed.`);
    case 'event-differs': {
      const { stream, entry, says, fault } = answer.fault;
      const place = stream === undefined ? '' : ` (entry ${entry} of ${stream})`;
      const wait =
        fault === 'not-told' || fault === 'table-untold' ? ' The event is told of it in a moment: try again.' : '';
      return new Trouble(EXIT.differs, `The record of event ${id} does not hold together: ${says}${place}.${wait}`);
    }
  }
}
