import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VerifiedBundle } from '@adjutant/seal';
import {
  matchOf,
  takeIn,
  takeInBundle,
  UnsoundRecord,
  type MatchFile,
  type RestoreResult,
  type TakingIn,
} from '@adjutant/store';
import { problem, ProblemError } from '../../problems/problem.js';
import type { Settings } from '../../settings.js';
import { SETTINGS } from '../../tokens.js';
import { MatchDesk } from '@adjutant/event';
import { isBundle, readBundle } from './check-bundle.js';
import { checkIntact, checkPack, checkReadable, broken, readMatchFile } from './check-file.js';
import { ImportMatch, type Imported } from './import-match.js';

/** Takes a record in as it was recorded elsewhere. Everything that can be wrong with it is looked for before anything is written. */
@CommandHandler(ImportMatch)
export class ImportMatchHandler implements ICommandHandler<ImportMatch, Imported> {
  constructor(
    @Inject(MatchDesk) private readonly desk: MatchDesk,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ text, actor }: ImportMatch): Promise<Imported> {
    const bundle = isBundle(text) ? readBundle(text, this.settings.trustedKeys ?? []) : undefined;
    const file = bundle ? matchOf(bundle) : readMatchFile(text);
    checkIntact(file);
    checkPack(this.desk.shelf, file);
    checkReadable(this.desk.shelf, file);
    const now = new Date().toISOString();
    const taking = { commandId: randomUUID(), occasion: { now, occurredAt: now, actor } };
    const result = await this.#takenIn(file, bundle, taking);
    const { id, head } = file.header;
    if (result.outcome === 'conflict') throw otherRecord(file, result.actual);
    return { outcome: result.outcome === 'restored' ? 'recorded' : 'already', id, revision: result.revision, head };
  }

  /** The store looks closer than the chain does: no store would have written ids that do not follow from their commands. */
  async #takenIn(file: MatchFile, bundle: VerifiedBundle | undefined, taking: TakingIn): Promise<RestoreResult> {
    try {
      const { store } = this.desk;
      return await (bundle ? takeInBundle(store, bundle, taking) : takeIn(store, file, taking));
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
