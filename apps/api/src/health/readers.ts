import { Inject, Injectable } from '@nestjs/common';
import { LiveHub, LogTail } from '@adjutant/event';
import { ReadModels } from '../readmodels/read-models.js';
import { Sealing } from '@adjutant/sealing';
import { Carriers } from './carriers.js';

/** Everybody who reads the log in this server, and for whom. */
@Injectable()
export class Readers {
  constructor(
    @Inject(ReadModels) readonly lists: ReadModels,
    @Inject(Sealing) readonly seal: Sealing,
    @Inject(Carriers) readonly carriers: Carriers,
    @Inject(LogTail) readonly live: LogTail,
    @Inject(LiveHub) readonly viewers: LiveHub,
  ) {}
}
