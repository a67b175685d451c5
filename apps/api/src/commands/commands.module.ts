import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { TAKERS, type Edge, type TakesCommands } from './context-commands.js';
import { controllerAt } from './controller.js';
import { CommandEntrance } from './entrance.js';
import { RecordCommandHandler } from './record.handler.js';

/** A context with the module that has its parts. */
export interface EdgeOf extends Edge {
  readonly module: Type;
}

/** Where the commands of every context come in. */
@Module({})
export class CommandsModule {
  static of(...edges: readonly EdgeOf[]): DynamicModule {
    const takers = {
      provide: TAKERS,
      useFactory: (...all: readonly TakesCommands[]) => new Map(edges.map(({ door }, at) => [door.context, all[at]])),
      inject: edges.map(({ takes }) => takes),
    };
    return {
      module: CommandsModule,
      global: true,
      imports: edges.map(({ module }) => module),
      controllers: edges.map(({ door }) => controllerAt(door)),
      providers: [takers, CommandEntrance, RecordCommandHandler],
      exports: [CommandEntrance],
    };
  }
}
