import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { restore, UnsoundRecord, type MatchFile, type RestoreResult } from '@adjutant/store';
import { problem, ProblemError } from '../../problems/problem.js';
import { MatchDesk } from '../match-desk.js';
import { checkIntact, checkPack, checkReadable, broken, readMatchFile } from './check-file.js';
import { ImportMatch, type Imported } from './import-match.js';

/** Takes a record in as it was recorded elsewhere. Everything that can be wrong with it is looked for before anything is written. */
@CommandHandler(ImportMatch)
export class ImportMatchHandler implements ICommandHandler<ImportMatch, Imported> {
  constructor(@Inject(MatchDesk) private readonly desk: MatchDesk) {}

  async execute({ text }: ImportMatch): Promise<Imported> {
    const file = readMatchFile(text);
    checkIntact(file);
    checkPack(this.desk.shelf, file);
    checkReadable(this.desk.shelf, file);
    const result = await this.#restored(file);
    const { id, head } = file.header;
    if (result.outcome === 'conflict') throw otherRecord(file, result.actual);
    return { outcome: result.outcome === 'restored' ? 'recorded' : 'already', id, revision: result.revision, head };
  }

  /** The store looks closer than the chain does: no store would have written ids that do not follow from their commands. */
  async #restored(file: MatchFile): Promise<RestoreResult> {
    try {
      return await restore(this.desk.store, file);
    } catch (error) {
      if (!(error instanceof UnsoundRecord)) throw error;
      throw broken(file.lines[error.revision] ?? 1, error.revision, error.reason);
    }
  }
}

function otherRecord({ header: { id, head } }: MatchFile, actual: number): ProblemError {
  const says = `Another record of match ${id} is here, up to entry ${actual}. Nothing was imported.`;
  return new ProblemError(
    problem(409, 'match-file/other-record', says, { facts: { match: id, head, revision: actual } }),
  );
}
