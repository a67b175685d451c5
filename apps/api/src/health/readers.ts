import { Inject, Injectable } from '@nestjs/common';
import { Liaison } from '@adjutant/rulings';
import { LiveHub, LogTail, TableFollower } from '@adjutant/event';
import { ReadModels } from '../readmodels/read-models.js';
import { Sealing } from '@adjutant/sealing';

/** Everybody who reads the log in this server, and for whom. */
@Injectable()
export class Readers {
  constructor(
    @Inject(ReadModels) readonly lists: ReadModels,
    @Inject(Sealing) readonly seal: Sealing,
    @Inject(Liaison) readonly rulings: Liaison,
    @Inject(TableFollower) readonly tables: TableFollower,
    @Inject(LogTail) readonly live: LogTail,
    @Inject(LiveHub) readonly viewers: LiveHub,
  ) {}
}
