import type { Actor } from '@adjutant/kernel';
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
export interface Imported {
  readonly outcome: 'recorded' | 'already';
  readonly id: string;
  readonly revision: number;
  /** The hash of the last event. */
  readonly head: string;
}
