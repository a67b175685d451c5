import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { boardOfOne, Checking, Faults, SharedBoard, type Board, type BoardSchema } from '@adjutant/integrity';
import type { EventStore } from '@adjutant/store';
import { living } from '../made.js';
import { ReadModels } from '../readmodels/read-models.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import type { Settings } from '../settings.js';
import { SharedTables } from '../tables/shared-tables.js';
import { LOOKING_THREAD, RAW_STORE, SETTINGS } from '../tokens.js';

function boardOf(shared: SharedTables): Board {
  const tables = shared.of<BoardSchema>();
  return tables ? new SharedBoard(tables, randomUUID()) : boardOfOne;
}

const CHECKING = {
  provide: Checking,
  inject: [SETTINGS, RAW_STORE, Faults, ReadModels, SharedTables, { token: LOOKING_THREAD, optional: true }],
  useFactory: (
    settings: Settings,
    ...[store, faults, lists, shared, thread]: [EventStore, Faults, ReadModels, SharedTables, URL?]
  ) => new Checking({ ...settings, thread }, store, faults, lists, boardOf(shared)),
};

/** Whether everything that is kept is what was recorded. */
@Module({ imports: [ReadModelsModule], providers: [living(CHECKING)], exports: [Checking] })
export class IntegrityModule {}
