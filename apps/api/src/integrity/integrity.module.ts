import { Module } from '@nestjs/common';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SharedTables } from '../tables/shared-tables.js';
import { BOARD } from '../tokens.js';
import { boardOfOne, SharedBoard, type Board } from './board.js';
import type { BoardSchema } from './board-table.js';
import { Checking } from './checking.js';

function boardOf(shared: SharedTables): Board {
  const tables = shared.of<BoardSchema>();
  return tables ? new SharedBoard(tables) : boardOfOne;
}

/** Whether everything that is kept is what was recorded. */
@Module({
  imports: [ReadModelsModule],
  providers: [Checking, { provide: BOARD, useFactory: boardOf, inject: [SharedTables] }],
  exports: [Checking],
})
export class IntegrityModule {}
