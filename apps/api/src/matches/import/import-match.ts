import type { Imported } from '@adjutant/event';
import type { Actor } from '@adjutant/kernel';
import { Command } from '@nestjs/cqrs';

/** A match file, or a bundle, on its way through the CommandBus. */
export class ImportMatch extends Command<Imported> {
  constructor(
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}
