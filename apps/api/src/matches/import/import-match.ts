import { type Actor, shape } from '@adjutant/kernel';
import { Command } from '@nestjs/cqrs';

/** A match file, or a bundle, on its way through the CommandBus, and who takes it in. */
export class ImportMatch extends Command<Imported> {
  constructor(
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** `already`: this very record was here before. */
export const Imported = shape.named(
  'Imported',
  shape.closed({
    outcome: shape.oneOf(['recorded', 'already']),
    id: shape.text(),
    revision: shape.whole(),
    head: shape.says('The hash of the last event.', shape.text()),
  }),
);
export type Imported = shape.Static<typeof Imported>;
