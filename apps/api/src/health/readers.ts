import { Inject, Injectable } from '@nestjs/common';
import { Liaison } from '@adjutant/rulings';
import { LiveHub } from '../live/live-hub.js';
import { LogTail } from '../tail/log-tail.js';
import { ReadModels } from '../readmodels/read-models.js';
import { Sealing } from '@adjutant/sealing';

/** Everybody who reads the log in this server, and for whom. */
@Injectable()
export class Readers {
  constructor(
    @Inject(ReadModels) readonly lists: ReadModels,
    @Inject(Sealing) readonly seal: Sealing,
    @Inject(Liaison) readonly rulings: Liaison,
    @Inject(LogTail) readonly live: LogTail,
    @Inject(LiveHub) readonly viewers: LiveHub,
  ) {}
}
